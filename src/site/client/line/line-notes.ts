import { describeFound, toSentence } from '#explorer/finder/describe-found.ts';
import type { LineNote } from '#explorer/finder/resolve-term.ts';
import { type SuggestedLine, suggestInstead } from '#explorer/finder/suggest-lines.ts';
import type { FoundTasks } from '#explorer/finder/task-finder.ts';
import { exportFragment } from '#addresses/fragments.ts';
import { buildElement } from '#dom/build-element.ts';
import { buildPageWays } from './page-ways.ts';

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
  const renderNote = (line: string, note: LineNote) => {
    const { from, to } = note;
    const before = line.slice(0, from).replace(/^.+(?=.{40})/su, '…');
    const after = line.slice(to).replace(/(?<=^.{40}).+$/su, '…');
    const wrong = buildElement('mark', { className: 'wrong' }, line.slice(from, to));
    const parts = [buildElement('code', {}, before, wrong, after), ` ${toSentence(note)}`];
    const use = suggestInstead(line, note).flatMap((other) => [' ', buildButton(other)]);
    return buildElement('span', { className: 'note' }, ...parts, ...use);
  };
  return {
    show(line, found) {
      const notes = (found?.notes ?? []).map((note) => renderNote(line, note));
      const sentences = found ? describeFound(found) : [];
      const buttons = (found?.suggested ?? []).map(buildButton);
      const exporting = found?.exporting ? [buildExportLink()] : [];
      const pages = found ? buildPageWays(line, found) : [];
      element.replaceChildren(
        ...notes,
        ...sentences.flatMap((sentence) => [buildElement('span', {}, sentence), ' ']),
        ...[...buttons, ...exporting, ...pages].flatMap((way) => [way, ' ']),
      );
      box.ariaInvalid = notes.length === 0 ? null : 'true';
    },
  };
}

/** Opens the panel of the explorer that exports what was found. */
const buildExportLink = () =>
  buildElement('a', { href: `#${exportFragment}` }, 'Export these tasks');
