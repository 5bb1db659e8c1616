import { checkEach } from '#lint/engine/check-tasks.ts';
import { createLocator } from '#lint/positions/text-positions.ts';
import type { ParsedFile } from '#lint/parse/parse-file.ts';
import { cutMiddle } from '#text/cut-text.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { findShortcutsIn } from '../find-shortcuts.ts';
import type { PlacedShortcut, Shortcut } from '../model/shortcut.ts';

/**
 * A check that finds the shortcuts of tasks too, with what the rules have derived from each, which saves
 * most of the time that they need by themselves.
 */
export function createShortcutCheck(): {
  check: typeof checkEach;
  /** The shortcuts of a task that was checked, by the object of its fields. */
  listOf: (fields: object) => readonly PlacedShortcut[];
} {
  const byFields = new WeakMap<object, readonly PlacedShortcut[]>();
  return {
    check: (files, context) =>
      checkEach(files, {
        ...context,
        examine(file, judged) {
          const shortcuts = findShortcutsIn(judged, context);
          if (file.fields && shortcuts.length > 0) {
            byFields.set(file.fields, placeShortcuts(file, shortcuts));
          }
        },
      }),
    listOf: (fields) => byFields.get(fields) ?? [],
  };
}

/** In the order of the file. */
function placeShortcuts(
  { file, text, start }: ParsedFile,
  shortcuts: readonly Shortcut[],
): PlacedShortcut[] {
  const positionOf = createLocator(text, start);
  return shortcuts
    .map(({ at, message, ...shortcut }) => ({
      ...shortcut,
      ...{ file, pointer: toPointer(at) },
      ...positionOf(at),
      message: cutMiddle(toVisibleText(message), longestMessage),
    }))
    .sort((one, other) => one.line - other.line || one.column - other.column);
}

/** Names in a file may have any length. */
const longestMessage = 2000;
