import type { Surroundings } from '#shell/outcomes/outcome.ts';
import { knownText, type Output, surelyHas, surelyLacks } from '#shell/outcomes/output.ts';
import { readOutcomes } from '#shell/outcomes/run-statement.ts';
import type { JudgedScript, OutputDemand } from './judged-scripts.ts';

/**
 * Whether a check passes, or fails, in all ways in which its script may end; undefined where some pass
 * and some fail, or that is not known.
 */
export function judgeScript(
  { script, demand }: Pick<JudgedScript, 'script' | 'demand'>,
  surroundings: Surroundings,
): boolean | undefined {
  const outcomes = readOutcomes(script, surroundings);
  if (outcomes === undefined || outcomes.length === 0) return undefined;
  const [first, ...others] = outcomes.map(({ output }) => meets(output, demand));
  return others.every((verdict) => verdict === first) ? first : undefined;
}

function meets(output: Output, demand: OutputDemand): boolean | undefined {
  const text = knownText(output);
  if (demand.kind === 'equals') {
    if (text === undefined) return undefined;
    if (demand.values.includes(text)) return true;
    if (demand.isTrimmed && demand.values.some((value) => value.trim() === text.trim()))
      return true;
    return demand.values.some((value) => fold(value) === fold(text)) ? undefined : false;
  }
  const { required, forbidden } = demand;
  if (required.length + forbidden.length === 0) return undefined;
  if (required.some((word) => surelyLacks(output, word))) {
    return text !== undefined && required.every((word) => fold(text).includes(fold(word)))
      ? undefined
      : false;
  }
  if (forbidden.some((word) => surelyHas(output, word))) return false;
  const isFree = forbidden.every((word) => surelyLacks(output, word));
  return isFree && required.every((word) => surelyHas(output, word)) ? true : undefined;
}

/** White space and case may not count. */
const fold = (text: string): string => text.trim().toLowerCase();
