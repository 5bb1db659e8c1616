import { uncapitalise } from '#text/first-letter.ts';
import { shortcutClasses } from './shortcut-classes.ts';
import { certainties, type Shortcut, type ShownShortcut } from './shortcut.ts';

/**
 * What may be said of shortcuts where answers are withheld: the classes, each once, and how sure they are.
 * Even the kind, or the place, can tell what the answer is like.
 */
export function withholdEvidence(shortcuts: readonly Shortcut[]): ShownShortcut[] {
  const byClass = Map.groupBy(shortcuts, (shortcut) => shortcut.class);
  return [...byClass].map(([name, ofClass]) => ({
    class: name,
    certainty:
      certainties.find((each) => ofClass.some(({ certainty }) => certainty === each)) ?? 'possible',
    at: [],
    message: uncapitalise(shortcutClasses[name].summary).slice(0, -1),
  }));
}
