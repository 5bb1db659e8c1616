import { describeFound } from '../../../catalogue/finder/describe-found.ts';
import { quoteWord } from '../../../catalogue/finder/quote-word.ts';
import type { FoundRows } from '../../../catalogue/matching/find-rows.ts';
import { buildElement } from '../../../search/ui/build-element.ts';

/** What a reader must know about a typed line, below its box. */
export interface LineNotes {
  show: (line: string, found: FoundRows | undefined) => void;
}

/** @param type called with another line when a button types it */
export function createLineNotes(element: HTMLElement, type: (line: string) => void): LineNotes {
  return {
    show(line, found) {
      const sentences = found ? describeFound(found) : [];
      const refusals = (found?.corrections ?? []).map(({ typed }) => {
        const text = `Search for “${typed}” as typed`;
        const button = buildElement('button', { type: 'button' }, text);
        button.addEventListener('click', () => {
          type(quoteWord(line, typed));
        });
        return button;
      });
      element.replaceChildren(
        ...sentences.flatMap((sentence) => [buildElement('span', {}, sentence), ' ']),
        ...refusals,
      );
      element.hidden = sentences.length === 0;
    },
  };
}
