import { type ShortcutKind, shortcutKinds } from './shortcut-kinds.ts';

/** What a change of the dataset would do. */
export interface RemedyEffect {
  /** An order to its authors. */
  remedy: string;
  /** How many tasks have shortcuts that it removes. */
  tasks: number;
  /** How many of these have no other. */
  freed: number;
}

/**
 * The changes that remove shortcuts, in the order in which they occur.
 *
 * @param shortcutsOf those of each task; of one without a kind, no change is known.
 */
export function countRemedies(
  shortcutsOf: readonly (readonly { kind?: ShortcutKind | undefined }[])[],
): RemedyEffect[] {
  const effects = new Map<string, RemedyEffect>();
  for (const shortcuts of shortcutsOf) {
    const remedies = new Set<string>(
      shortcuts.flatMap(({ kind }) => (kind ? shortcutKinds[kind].remedy : [])),
    );
    for (const remedy of remedies) {
      const { tasks, freed } = effects.get(remedy) ?? { tasks: 0, freed: 0 };
      effects.set(remedy, {
        remedy,
        tasks: tasks + 1,
        freed: freed + (remedies.size === 1 ? 1 : 0),
      });
    }
  }
  return [...effects.values()];
}
