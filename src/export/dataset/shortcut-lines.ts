import type { z } from 'zod/v3';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { shortcutKinds } from '#shortcuts/model/shortcut-kinds.ts';
import type { shortcutRecordSchema } from './shortcut-record-schema.ts';

/** Every way to pass a task without the work as a line of JSON, in the order of the tasks; each line contains the canary. */
export function* writeShortcutLines(catalogue: Catalogue): Generator<string> {
  const { canary } = catalogue.about;
  for (const entry of catalogue.entries) {
    for (const shortcut of catalogue.findShortcuts(entry)) {
      const { class: name, kind, certainty, file, pointer, line, message, source } = shortcut;
      const record: ShortcutRecord = {
        ...{ id: entry.id, file, class: name, certainty, pointer, line, message },
        ...(kind && { kind, published: shortcutKinds[kind].published }),
        ...(source && { source }),
        ...(canary !== undefined && { canary }),
      };
      yield `${JSON.stringify(record)}\n`;
    }
  }
}

type ShortcutRecord = z.infer<typeof shortcutRecordSchema>;
