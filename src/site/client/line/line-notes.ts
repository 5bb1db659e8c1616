import { describeFound } from '../../../catalogue/finder/describe-found.ts';
import { quoteWord } from '../../../catalogue/finder/quote-word.ts';
import type { LineProblem } from '../../../catalogue/finder/resolve-line.ts';
import type { FoundTasks } from '../../../catalogue/finder/task-finder.ts';
import { buildElement } from '../../../search/ui/build-element.ts';

/** What a reader must know about a typed line, below its box. */
export interface LineNotes {
  show: (line: string, found: FoundTasks | undefined) => void;
}

/** @param type called with another line when a button types it */
export function createLineNotes(
  element: HTMLElement,
  box: HTMLInputElement,
  type: (line: string) => void,
): LineNotes {
  const buildButton = (text: string, line: string) => {
    const button = buildElement('button', { type: 'button' }, text);
    button.addEventListener('click', () => {
      type(line);
    });
    return button;
  };
  const renderProblem = (line: string, { from, to, message, suggestion }: LineProblem) => {
    const [before, after] = [line.slice(0, from), line.slice(to)];
    const wrong = buildElement('mark', { className: 'wrong' }, line.slice(from, to));
    const parts = [
      buildElement('code', {}, before, wrong, after),
      ` ${message}${/[.?]$/.test(message) ? '' : '.'}`,
    ];
    const use =
      suggestion === undefined
        ? []
        : [' ', buildButton(`Use ${suggestion}`, `${before}${suggestion}${after}`)];
    return buildElement('span', { className: 'problem' }, ...parts, ...use);
  };
  return {
    show(line, found) {
      const problems = (found?.problems ?? []).map((problem) => renderProblem(line, problem));
      const sentences = found ? describeFound(found) : [];
      const refusals = (found?.corrections ?? []).map(({ typed }) =>
        buildButton(`Search for “${typed}” as typed`, quoteWord(line, typed)),
      );
      element.replaceChildren(
        ...problems,
        ...sentences.flatMap((sentence) => [buildElement('span', {}, sentence), ' ']),
        ...refusals,
      );
      element.hidden = element.childElementCount === 0;
      box.ariaInvalid = problems.length === 0 ? null : 'true';
    },
  };
}
