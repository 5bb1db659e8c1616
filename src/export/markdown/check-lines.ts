import { listShownChecks } from '#catalogue/task/shown-checks.ts';
import { toShownParts } from '#catalogue/task/shown-parts.ts';
import { describeCheck } from '#sentences/metrics/describe-check.ts';
import type { VerdictOptions } from '#sentences/metrics/verdict-options.ts';
import type { Evaluation } from '#format/task.ts';
import { count } from '#text/figures/plural.ts';
import { toCodeSpan, toMarkdown } from '#text/to-markdown.ts';

/** What each check demands, with what it is given; none without checks. */
export function listCheckLines(
  { checks, conj }: Evaluation,
  verdictOptions: VerdictOptions,
): string[] {
  const all = listShownChecks(checks);
  const { shown, more } = toShownParts(all);
  const manner = conj === 'and' ? 'All of them must pass.' : 'One of them must pass.';
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
    return [`${index + 1}. ${name}: passes when ${clause}.`, ...lines].join('\n');
  });
  return [
    ...(all.length > 1 ? [manner] : []),
    ...items,
    ...(more > 0 ? [`… and ${count(more, 'other check')}`] : []),
  ];
}
