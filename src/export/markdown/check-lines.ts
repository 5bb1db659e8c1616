import { listShownChecks } from '#catalogue/task/shown-checks.ts';
import { toShownParts } from '#catalogue/task/shown-parts.ts';
import { describeCheck } from '#sentences/metrics/describe-check.ts';
import type { VerdictOptions } from '#sentences/metrics/verdict-options.ts';
import type { Evaluation } from '#format/task.ts';
import { count } from '#text/figures/plural.ts';
import { toCodeSpan, toMarkdown } from '#text/to-markdown.ts';

/** What each check demands, with what it is given; none without checks. */
export function listCheckLines(
  { checks, unpaired, conj }: Evaluation,
  verdictOptions: VerdictOptions,
): string[] {
  const all = listShownChecks(checks);
  const { shown, more } = toShownParts(all);
  const given = unpaired.flatMap(({ result, expected }) => [
    ...(result ? [`- Judged value: ${toCodeSpan(JSON.stringify(result.fields))}`] : []),
    ...(expected ? [`- Expected value: ${toCodeSpan(JSON.stringify(expected.fields))}`] : []),
  ]);
  const items = shown.map((check, index) => {
    const { metric, result, expected, options } = check;
    const parts: readonly (readonly [string, unknown])[] = [
      ['Judged value', result?.fields],
      ['Expected value', expected?.fields],
      ['Options', Object.keys(options).length > 0 ? options : undefined],
    ];
    const lines = parts.flatMap(([label, value]) =>
      value === undefined ? [] : [`   - ${label}: ${toCodeSpan(JSON.stringify(value))}`],
    );
    const name = metric === undefined ? 'No metric' : toCodeSpan(metric);
    const clause = toMarkdown(describeCheck(check, verdictOptions));
    const says = unpaired.length > 0 ? '' : `: passes when ${clause}.`;
    return [`${index + 1}. ${name}${says}`, ...lines].join('\n');
  });
  return [
    ...(all.length > 1 ? [manners[conj]] : []),
    ...items,
    ...(more > 0 ? [`… and ${count(more, 'other check')}`] : []),
    ...(given.length > 0 ? [given.join('\n')] : []),
  ];
}

const manners = {
  and: 'All of them must pass.',
  or: 'One of them must pass.',
  own: 'How they combine is decided by the runner of the dataset.',
} as const;
