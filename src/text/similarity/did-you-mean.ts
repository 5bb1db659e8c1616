/**
 * The end of a message about something unknown: what was probably meant; empty where that is not known.
 *
 * @param more what follows the name in the question
 */
export const didYouMean = (meant: string | undefined, more = ''): string =>
  meant === undefined ? '' : `; did you mean "${meant}"${more}?`;
