import type { VocabularyEntry } from './contract/entry.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The names of a vocabulary as lists, in alphabetical order, without functions that the environment
 * lacks; the schema offers them for completion.
 */
export function listNames({
  entries,
  appNames,
}: Vocabulary): Record<'actions' | 'getters' | 'metrics' | 'apps', string[]> {
  return {
    actions: listUsable(entries.action),
    getters: listUsable(entries.getter),
    metrics: listUsable(entries.metric),
    apps: [...appNames].sort(),
  };
}

const listUsable = (entries: ReadonlyMap<string, VocabularyEntry>): string[] =>
  [...entries].flatMap(([name, { isMissing }]) => (isMissing ? [] : [name])).sort();
