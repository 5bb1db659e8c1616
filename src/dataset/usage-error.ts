import { toVisibleLines, toVisibleText } from '#text/safe/visible-text.ts';

/** A wrong call: what failed, and in the hint what to do about it. The command line exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly hint: string;

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.hint = hint;
  }
}

/** As it is printed: what it quotes of arguments and files may contain anything. */
export const formatUsageError = ({ message, hint }: UsageError): string =>
  `error: ${toVisibleText(message)}\n${toVisibleLines(hint)}`;
