import type { Redirection } from '../script-tokens.ts';
import { anyOutput, joinOutputs, type Output } from './output.ts';

/** What a command reads. */
export function readInput(redirections: readonly Redirection[], input: Output): Output {
  const redirection = redirections.findLast(({ operator }) => /^0?<(?!&)/.test(operator));
  if (redirection === undefined) return input;
  if (redirection.target.text === '/dev/null') return [];
  return redirection.document?.isPlain === true ? [`${redirection.document.text}\n`] : anyOutput;
}

/** What of the output, and of the errors that may be printed, is not sent elsewhere. */
export function redirect(
  output: Output,
  redirections: readonly Redirection[],
  mayPrintErrors: boolean,
): Output {
  let [isPrinted, areErrorsPrinted] = [true, false];
  for (const { operator, target } of redirections) {
    if (operator.startsWith('&>')) [isPrinted, areErrorsPrinted] = [false, false];
    else if (operator === '2>&') areErrorsPrinted = target.text === '1' && isPrinted;
    else if (operator.startsWith('2>')) areErrorsPrinted = false;
    else if (/^1?>&/.test(operator)) isPrinted = target.text === '2' ? areErrorsPrinted : isPrinted;
    else if (/^1?>/.test(operator)) isPrinted = false;
  }
  return joinOutputs(isPrinted ? output : [], areErrorsPrinted && mayPrintErrors ? anyOutput : []);
}
