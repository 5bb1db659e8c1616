import type { ShortcutJson } from './report-schema.ts';
import type { ReportedShortcut } from './reported-shortcuts.ts';

/** The fields that other tools may rely on, in the order of the documentation. */
export function toShortcutJson(shortcut: ReportedShortcut): ShortcutJson {
  const { id, file, class: name, kind, certainty } = shortcut;
  const { pointer, line, column, message, source, path } = shortcut;
  return {
    ...{ id, file, class: name, kind, certainty, pointer, line, column, message },
    ...(source && { source }),
    path,
  };
}
