import { expect, test, vi } from 'vitest';
import { exampleView } from '../examples/example-view.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { countIterated } from '#tests/counting/count-iterated.ts';
import {
  commandOutput,
  downloadStep,
  executeStep,
  openStep,
  ruleSource,
  vmFile,
} from '../examples/example-parts.ts';
import { exampleTask } from '../examples/example-task.ts';
import type { TaskRule } from '../model/rule.ts';
import { taskRules } from './index.ts';

const vocabulary = createVocabulary();
const home = '/home/user/Desktop';

const parts = (times: number, ...write: readonly ((index: number) => unknown)[]): unknown[] =>
  Array.from({ length: times }, (_, index) => write.map((one) => one(index))).flat();

const kinds: readonly [name: string, times: number, write: (times: number) => JsonObject][] = [
  [
    'documents',
    80,
    (times) => ({
      config: parts(
        times,
        (at) => downloadStep(`${home}/gold_${at}.docx`),
        (at) => openStep(`${home}/${at}.docx`),
      ),
      evaluator: {
        func: parts(times, () => 'compare_docx_files'),
        result: parts(times, (at) => vmFile(`${home}/result_${at}.docx`)),
        expected: parts(times, (at) => vmFile(`${home}/gold_${at}.docx`)),
      },
    }),
  ],
  [
    'commands',
    80,
    (times) => ({
      config: parts(
        times,
        (at) => executeStep(`python3 -c "open('${home}/${at}.txt')"`, { shell: true }),
        (at) => executeStep(`cp ${home}/${at}.txt /tmp && dir C:/${at}`, { shell: true }),
      ),
      evaluator: {
        postconfig: parts(times, (at) => executeStep(`ls > /tmp/${at}`, { shell: true })),
        func: parts(times, () => 'exact_match'),
        result: parts(times, (at) => commandOutput(`cat /tmp/${at}`)),
        expected: parts(times, (at) => ruleSource({ expected: `a${at}` })),
      },
    }),
  ],
  [
    'texts',
    600,
    (times) => ({
      evaluator: {
        func: 'check_include_exclude',
        result: commandOutput('ls'),
        expected: ruleSource({
          include: parts(times, (at) => `a${at}`),
          exclude: parts(times, (at) => `b${at}`),
        }),
      },
    }),
  ],
];

/** How often a rule goes to an element, tries an expression, or searches or splits a text. */
function countWork(rule: TaskRule, fields: JsonObject): number {
  const view = exampleView(exampleTask(fields));
  const spies = [
    vi.spyOn(RegExp.prototype, 'exec'),
    vi.spyOn(RegExp.prototype, 'test'),
    vi.spyOn(String.prototype, 'includes'),
    vi.spyOn(String.prototype, 'split'),
  ];
  const iterated = countIterated(() => [...rule.check(view, { file: 'a.json', vocabulary })]);
  const calls = spies.map((spy) => spy.mock.calls.length);
  vi.restoreAllMocks();
  return calls.reduce((sum, count) => sum + count, iterated);
}

test.for(kinds)(
  'no rule does much more than twice the work for twice as many %s',
  ([, times, write]) => {
    const slow = taskRules.flatMap((rule) => {
      const [few = 0, many = 0] = [times, 2 * times].map((most) => countWork(rule, write(most)));
      return many > 2.5 * few + 100 ? [`${rule.code}: ${few}, ${many}`] : [];
    });
    expect(slow).toEqual([]);
  },
);
