import { describeFound, toSentence } from '#explorer/finder/describe-found.ts';
import type { LineProblem } from '#explorer/finder/resolve-term.ts';
import { type SuggestedLine, suggestInstead } from '#explorer/finder/suggest-lines.ts';
import type { FoundTasks } from '#explorer/finder/task-finder.ts';
import { exportFragment } from '#addresses/fragments.ts';
import { buildElement } from '#dom/build-element.ts';

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
  const buildButton = ({ text, line }: SuggestedLine) => {
    const button = buildElement('button', { type: 'button' }, text);
    button.addEventListener('click', () => {
      type(line);
    });
    return button;
  };
  const renderProblem = (line: string, problem: LineProblem) => {
    const { from, to } = problem;
    const before = line.slice(0, from).replace(/^.+(?=.{40})/su, '…');
    const after = line.slice(to).replace(/(?<=^.{40}).+$/su, '…');
    const wrong = buildElement('mark', { className: 'wrong' }, line.slice(from, to));
    const parts = [buildElement('code', {}, before, wrong, after), ` ${toSentence(problem)}`];
    const use = suggestInstead(line, problem).flatMap((other) => [' ', buildButton(other)]);
    return buildElement('span', { className: 'problem' }, ...parts, ...use);
  };
  return {
    show(line, found) {
      const problems = (found?.problems ?? []).map((problem) => renderProblem(line, problem));
      const sentences = found ? describeFound(found) : [];
      const buttons = (found?.suggested ?? []).map(buildButton);
      const exporting = found?.exporting ? [buildExportLink()] : [];
      element.replaceChildren(
        ...problems,
        ...sentences.flatMap((sentence) => [buildElement('span', {}, sentence), ' ']),
        ...[...buttons, ...exporting].flatMap((way) => [way, ' ']),
      );
      box.ariaInvalid = problems.length === 0 ? null : 'true';
    },
  };
}

/** Opens the panel of the explorer that exports what was found. */
const buildExportLink = () =>
  buildElement('a', { href: `#${exportFragment}` }, 'Export these tasks');
