/** What a message says was found, without what is expected or meant, which follows a semicolon. */
export const toFoundPart = (message: string): string =>
  // A value in quotes may contain one too.
  /^((?:"[^"]*"|[^";]|;(?! ))+)(?:; |$)/.exec(message)?.[1] ?? message;
