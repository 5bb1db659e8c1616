import { glob, readFile } from 'node:fs/promises';
import { examples } from '../support/example-options.ts';
import { earlier } from './write-releases.ts';

/** One page of every kind, relative to the site's base. */
export const kindsOfPage = {
  'the start page': '',
  'the task list': 'tasks/',
  'a task with one check': 'tasks/3bb2a432-f95d-48e1-8a34-75bb927a34fa/',
  'a task in Japanese': 'tasks/60b73a38-a901-415d-b197-35b856b1b2b4/',
  'a task that cannot be done': 'tasks/89a75abb-3fb5-4dca-89d5-f5c38c965440/',
  'a task with several checks': 'tasks/e02ff889-21ac-412c-bac2-f3dc00633e05/',
  'a task with long words': 'tasks/long-words/',
  'a task with findings': 'tasks/faulty/',
  'the apps': 'apps/',
  'an app': 'apps/slides/',
  'the metrics': 'metrics/',
  'a metric': 'metrics/literal_match/',
  'the likelihoods of change': 'env-change/',
  'a likelihood of change': 'env-change/high/',
  'an empty group': 'env-change/unstated/',
  'a getter': 'getters/cache_file/',
  'a metric with options of many types': 'metrics/check_include_exclude/',
  'a metric that no task uses': 'metrics/check_play_and_exit/',
  'the placeholder': 'metrics/infeasible/',
  'the getters': 'getters/',
  'a getter of which only the name is known': 'getters/desktop_background/',
  'a setup action': 'actions/sleep/',
  'the task format': 'format/',
  'a suite': 'suites/quick/',
  'the statistics': 'statistics/',
  'the results': 'results/',
  'the results of a system': 'results/Aster/',
  'the tasks to review': 'review/',
  'the findings': 'findings/',
  'the findings of a rule': 'findings/?rule=V01',
  'the shortcuts': 'shortcuts/',
  'the releases': 'releases/',
  'a release': 'releases/1.0.0/',
  'the first release': 'releases/0.1.0/',
  'a removed task': `tasks/${earlier.removed}/`,
  'the old address of a task': `tasks/${earlier.renamed.from}/`,
  'the downloads': 'data/',
  'the rules': 'rules/',
  'a rule': 'rules/w01/',
  'a guide': 'guides/install/',
  'a page that is not there': '404.html',
} as const;

/** The fields of an example task by the start of its id. */
export async function readExample(start: string): Promise<{ id: string; instruction: string }> {
  for await (const file of glob(`${examples}/*/${start}*.json`)) {
    return JSON.parse(await readFile(file, 'utf8')) as { id: string; instruction: string };
  }
  throw new Error(`no example has an id that begins with ${start}`);
}
