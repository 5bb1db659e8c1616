import type { Source } from '#format/task.ts';
import { rulesPathOf } from '#vocabulary/getter-rules.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';

/**
 * The key of a source that contains its values instead of fetching them; undefined for any other source.
 * The source of the environment may show another one.
 */
export function literalKeyOf(
  { type = '' }: Pick<Source, 'type'>,
  vocabulary: Vocabulary,
): string | undefined {
  const entry = vocabulary.find('getter', type);
  const [key, ...inner] = rulesPathOf(entry) ?? [];
  const isLiteral = entry?.contract.from?.kind === 'task file' && inner.length === 0;
  return entry?.source?.returnedKey ?? (isLiteral ? key : undefined);
}
