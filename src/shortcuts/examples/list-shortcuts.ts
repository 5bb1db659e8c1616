import type { Environment } from '#format/environment-schema.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { findShortcuts } from '../find-shortcuts.ts';
import type { ShortcutClass } from '../model/shortcut-classes.ts';

/** The shortcuts of one class in a task, each as its certainty, kind and place, for tests. */
export const listShortcuts = (
  name: ShortcutClass,
  fields: object,
  environment?: Environment,
): string[] =>
  findShortcuts(
    { file: 'a.json', fields: { ...fields } },
    { vocabulary: builtInVocabulary, environment },
  )
    .filter((shortcut) => shortcut.class === name)
    .map(({ kind, at, certainty }) => `${certainty} ${kind} ${at.join('/')}`);
