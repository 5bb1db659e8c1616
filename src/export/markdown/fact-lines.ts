import { addresses, withBase } from '#addresses/addresses.ts';
import { internetLabels } from '#catalogue/task/internet-need.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { feasibilityLabels, findFeasibility } from '#catalogue/task/feasibility.ts';
import { escapeMarkdown, toCodeSpan, toMarkdown, toMarkdownLink } from '#text/to-markdown.ts';

/** The facts beside a task, a line each. */
export function listFactLines(entry: TaskEntry, root: string): string[] {
  const { id, file, path, apps, metrics, getters, suites, task, internet } = entry;
  const { digest, judgingDigest, startingDigest } = entry;
  const { accounts, live, assets } = entry.dependencies;
  const feasible = findFeasibility(entry);
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['Id', [toCodeSpan(id)]],
    ['File', [toCodeSpan(file)]],
    ['Page', [toMarkdownLink(addresses.task(path), withBase(root, addresses.task(path)))]],
    ['SHA-256', toDigest(digest)],
    ['Judging digest', toDigest(judgingDigest)],
    ['Starting digest', toDigest(startingDigest)],
    ['Apps', apps.map(({ label }) => escapeMarkdown(label))],
    ['Feasible', feasible === 'yes' ? [] : [feasibilityLabels[feasible]]],
    ['Judged by', metrics.map(toCodeSpan)],
    ['Fetched by', getters.map(toCodeSpan)],
    ['Suites', suites.map(escapeMarkdown)],
    ['Internet while solving', [describeNeed(internet)]],
    ['Accounts at', accounts.map(toCodeSpan)],
    ['Live sites in setup or evaluator', live.map(toCodeSpan)],
    ['Files at', assets.map(toCodeSpan)],
    ['Environment change', [task.envChange]],
    ['Source', task.sources.map(toCodeSpan)],
    ['Proxy', task.proxy === true ? ['needed'] : []],
    ['Fixed IP', task.fixedIp === true ? ['needed'] : []],
  ];
  return facts
    .filter(([, values]) => values.length > 0)
    .map(([label, values]) => `- ${label}: ${values.join(', ')}`);
}

const toDigest = (digest: string | undefined): string[] =>
  digest === undefined ? [] : [toCodeSpan(digest)];

function describeNeed({ need, reasons }: TaskEntry['internet']): string {
  const given = reasons.map(toMarkdown).join('; ');
  return given === '' ? internetLabels[need] : `${internetLabels[need]} (${given})`;
}
