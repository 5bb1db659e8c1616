import { quoteWord } from './quote-word.ts';
import type { FoundTasks } from './task-finder.ts';

/** Another line to search for, with the text of its button. */
export interface SuggestedLine {
  line: string;
  text: string;
}

/** The lines that a reader may want instead: an app's tasks alone, or words as they were typed. */
export function suggestLines(
  line: string,
  { corrections, plain, offers }: Pick<FoundTasks, 'corrections' | 'plain' | 'offers'>,
): readonly SuggestedLine[] {
  const understood = [...plain, ...corrections].map(({ typed }) => ({
    line: quoteWord(line, typed),
    text: `Search for “${typed}” as typed`,
  }));
  const only = offers.map((offer) => ({ line: offer.line, text: `Only ${offer.label}` }));
  return [...only, ...understood];
}
