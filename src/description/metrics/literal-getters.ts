import type { Source } from '../../format/task.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';

/** Getters that fetch nothing: they pass on what the task file itself says. */
const literalGetters: ReadonlySet<string> = new Set([
  'rule',
  'rule_relativeTime',
  'time_diff_range',
]);

/**
 * Whether a source contains its values instead of fetching them.
 *
 * @param vocabulary The source of the environment may show that of further getters.
 */
export const isLiteral = ({ type }: Pick<Source, 'type'>, vocabulary?: Vocabulary): boolean =>
  type !== undefined &&
  (literalGetters.has(type) || vocabulary?.find('getter', type)?.source?.returnedKey !== undefined);
