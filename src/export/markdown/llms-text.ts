import { addresses, withBase } from '#addresses/addresses.ts';
import { resultAddresses } from '#addresses/result-addresses.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { toShortTitle } from '#catalogue/task/task-title.ts';
import { count } from '#text/figures/plural.ts';
import { escapeMarkdown, toMarkdownLink } from '#text/to-markdown.ts';
import { type BesideTasks, listAllExports } from '../all-exports.ts';
import { joinBlocks } from './join-blocks.ts';

/** What programs can read of the site, in the form of llmstxt.org: short, however many tasks there are. */
export function toLlmsText(
  catalogue: Catalogue,
  { root, ...beside }: BesideTasks & { root: string },
): string {
  const { about, entries, groups } = catalogue;
  const link = (text: string, address: string) => toMarkdownLink(text, withBase(root, address));
  const files = listAllExports(catalogue, beside, root).map(
    ({ name, address, summary }) => `- ${link(name, address)}: ${escapeMarkdown(summary)}`,
  );
  const apps = groups.apps.map(
    ({ label, segment, tasks }) =>
      `- ${link(label, addresses.group('apps', segment))}: ${count(tasks.length, 'task')}`,
  );
  const reference = [
    `- ${link('Format', addresses.format)}: every field of a task file`,
    `- ${link('Metrics', addresses.facet('metrics'))}: what each metric takes, and its tasks`,
    `- ${link('Getters', addresses.facet('getters'))}: what each getter takes, and its tasks`,
    `- ${link('Setup actions', addresses.facet('actions'))}: what each action takes, and its tasks`,
    `- ${link('Findings', addresses.findings)}: what the check found in the tasks`,
    ...(beside.history
      ? [`- ${link('Releases', addresses.releases)}: what changed between them`]
      : []),
    ...(beside.results
      ? [`- ${link('Results', resultAddresses.results)}: which system solves which task`]
      : []),
  ];
  return joinBlocks(
    [
      `# ${escapeMarkdown(about.title)}`,
      `> ${escapeMarkdown(toShortTitle(about.description ?? '', Infinity) || `${count(entries.length, 'task')} for agents that use a computer.`)}`,
      `Each of the ${count(entries.length, 'task')} has a page in Markdown: ${link('the list of all tasks', addresses.taskList)}. The task file is at the same address with ".json" in place of ".md".`,
      '## Data',
      files.join('\n'),
      '## Reference',
      reference.join('\n'),
      ...(apps.length > 0 ? ['## Apps', apps.join('\n')] : []),
    ],
    about.canary,
  );
}

/** All tasks in the order of the dataset, each with a link to its page in Markdown. */
export function toTaskListMarkdown(
  { about, entries }: Pick<Catalogue, 'about' | 'entries'>,
  root: string,
): string {
  const lines = entries.map(({ id, path, task, apps }) => {
    const title = toShortTitle(task.instruction) || id;
    const labels = apps.map(({ label }) => escapeMarkdown(label)).join(', ');
    const link = toMarkdownLink(title, withBase(root, addresses.taskMarkdown(path)));
    return `- ${link}${labels === '' ? '' : `: ${labels}`}`;
  });
  return joinBlocks([`# Tasks of ${escapeMarkdown(about.title)}`, lines.join('\n')], about.canary);
}
