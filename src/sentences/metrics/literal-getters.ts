import type { Source } from '#format/task.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/** Getters that fetch nothing: they pass on what the task file itself says. */
const literalGetters: ReadonlySet<string> = new Set([
  'rule',
  'rule_relativeTime',
  'time_diff_range',
]);

/**
 * The key of a source that contains its values instead of fetching them; undefined for any other source.
 *
 * @param vocabulary The source of the environment may show that of further getters.
 */
export function literalKeyOf(
  { type }: Pick<Source, 'type'>,
  vocabulary: Vocabulary | undefined,
): string | undefined {
  if (type === undefined) return undefined;
  const own = vocabulary?.find('getter', type)?.source?.returnedKey;
  return own ?? (literalGetters.has(type) ? 'rules' : undefined);
}
