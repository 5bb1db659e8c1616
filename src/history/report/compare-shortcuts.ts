import { countEach } from '#text/figures/count-each.ts';
import type { Environment } from '#format/environment-schema.ts';
import { findShortcuts } from '#shortcuts/find-shortcuts.ts';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { ShownShortcut } from '#shortcuts/model/shortcut.ts';
import { withholdEvidence } from '#shortcuts/model/withhold-evidence.ts';
import type { ReleaseDiff, ReleasedTask } from '../model/release.ts';
import { listChanged } from './listed-tasks.ts';

/** The tasks that could be passed in a way in only one of two states. */
export interface ShortcutDiff {
  added: readonly TaskShortcuts[];
  removed: readonly TaskShortcuts[];
}

/** A task, in the state that has the shortcuts. */
export interface TaskShortcuts {
  task: ReleasedTask;
  shortcuts: readonly ShownShortcut[];
}

/** What functions do in two states. Default: as the built-in vocabulary says. */
export interface StateVocabularies {
  before: Vocabulary | undefined;
  after: Vocabulary | undefined;
}

interface StateOptions extends StateVocabularies {
  /** What the dataset says of its environment. */
  environment: Environment | undefined;
  /** Whether messages may quote what is in a task. */
  quotesExpected: boolean;
}

type FindInState = (task: ReleasedTask, state: keyof StateVocabularies) => readonly ShownShortcut[];

/** Finds the shortcuts of a task in one of two states. */
export const createStateFinder =
  ({ environment, quotesExpected, ...vocabularies }: StateOptions): FindInState =>
  (task, state) => {
    const vocabulary = vocabularies[state] ?? builtInVocabulary;
    const shortcuts = findShortcuts(task, { vocabulary, environment });
    return quotesExpected ? shortcuts : withholdEvidence(shortcuts);
  };

/** Compares the shortcuts of tasks that differ; those of others are the same, and no time is spent on them. */
export function compareShortcuts(diff: ReleaseDiff, find: FindInState): ShortcutDiff {
  const pairs = listChanged(diff).map(({ before, after }) => ({
    ...{ before, after },
    earlier: find(before, 'before'),
    later: find(after, 'after'),
  }));
  const added = [
    ...pairs.map(({ after, earlier, later }) => listMore(after, later, earlier)),
    ...[...diff.added, ...diff.readable].map((task) => listMore(task, find(task, 'after'))),
  ];
  const removed = [
    ...pairs.map(({ before, earlier, later }) => listMore(before, earlier, later)),
    ...diff.removed.map((task) => listMore(task, find(task, 'before'))),
  ];
  return { added: added.filter(hasAny), removed: removed.filter(hasAny) };
}

const hasAny = ({ shortcuts }: TaskShortcuts): boolean => shortcuts.length > 0;

/**
 * The shortcuts of the classes of which one state has more than the other, without those that both have:
 * steps may have moved, and another address is no other shortcut.
 */
function listMore(
  task: ReleasedTask,
  shortcuts: readonly ShownShortcut[],
  others: readonly ShownShortcut[] = [],
): TaskShortcuts {
  const counts = countEach(shortcuts.map((shortcut) => shortcut.class));
  const otherCounts = countEach(others.map((shortcut) => shortcut.class));
  const known = new Set(others.map(keyOf));
  const more = [...counts].flatMap(([name, number]) => {
    const difference = number - (otherCounts.get(name) ?? 0);
    if (difference <= 0) return [];
    const ofClass = shortcuts.filter((shortcut) => shortcut.class === name);
    const unknown = ofClass.filter((shortcut) => !known.has(keyOf(shortcut)));
    return unknown.length > 0 ? unknown : ofClass.slice(-difference);
  });
  return { task, shortcuts: more };
}

const keyOf = ({ kind, message }: ShownShortcut): string => JSON.stringify([kind, message]);
