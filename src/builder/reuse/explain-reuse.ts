import { type Decision, type KindDecision, outputKinds } from './decide-reuse.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** What a build reused, a line for each kind of output: "findings  368 of 369; 1 changed". */
export function explainReuse(decision: Partial<Decision>): string[] {
  const decided = outputKinds.flatMap((kind) => {
    const own = decision[kind];
    return own === undefined ? [] : [[kind, describeKind(own)] as const];
  });
  const width = Math.max(0, ...decided.map(([kind]) => kind.length));
  return decided.map(([kind, words]) => `${kind.padEnd(width)}  ${words}`);
}

function describeKind({ reused, remade }: KindDecision): string {
  const all = [...remade.values()].reduce((sum, number) => sum + number, reused.size);
  const reasons = [...remade].map(([reason, number]) => `${formatCount(number)} ${reason}`);
  return [`${formatCount(reused.size)} of ${formatCount(all)}`, ...reasons].join('; ');
}
