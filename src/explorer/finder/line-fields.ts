import type { DetailsData } from '../details/task-details.ts';
import { foldText } from '../matching/fold-text.ts';
import { matchTexts, toPattern } from './match-values.ts';

/** The key that asks for an option of a metric by its name, whatever its value. */
export const optionKey = 'option';

/**
 * The paths that a key names: the field itself and all within it. A star matches any part of a
 * path, and `evaluator.` may be written before the evaluator's own fields.
 */
export function findPaths({ paths }: DetailsData, key: string): readonly number[] {
  const folded = foldText(key.replace(/^evaluator\./, ''));
  const own = toPattern(folded);
  const within = toPattern(`${folded}.*`);
  return paths.flatMap((path, position) => {
    const name = foldText(path);
    return own.test(name) || within.test(name) ? [position] : [];
  });
}

/** The paths of an option with a name, at any depth. */
function findOptions({ paths }: DetailsData, name: string): readonly number[] {
  const own = toPattern(foldText(`options.${name}`));
  const deeper = toPattern(foldText(`options.*.${name}`));
  const within = (path: string, pattern: ReturnType<typeof toPattern>): boolean =>
    path.split('.').some((_, index, parts) => pattern.test(parts.slice(0, index + 1).join('.')));
  return paths.flatMap((path, position) => {
    const folded = foldText(path);
    return within(folded, own) || within(folded, deeper) ? [position] : [];
  });
}

/**
 * By row, 1 where a field has a value; undefined when no task has it.
 *
 * @param value `*` for any
 */
export function flagRows(details: DetailsData, key: string, value: string): Uint8Array | undefined {
  const isOption = key === optionKey;
  const paths = new Set(isOption ? findOptions(details, value) : findPaths(details, key));
  const fields = listFieldsAt(details, paths);
  const fitting = isOption ? fields : pickFitting(details, fields, value);
  if (fitting.length === 0) return undefined;
  const isIn = new Set(fitting);
  const lists = details.lists.map((list) => list.some((field) => isIn.has(field)));
  return Uint8Array.from(details.listOf, (list) => (lists[list] ? 1 : 0));
}

/** Those with a value; what a file has as null has none. */
export const listFieldsAt = (
  { pathOf, values, valueOf }: DetailsData,
  paths: ReadonlySet<number>,
): readonly number[] =>
  [...pathOf.keys()].filter(
    (field) => paths.has(pathOf[field] ?? -1) && values[valueOf[field] ?? -1] !== '',
  );

/** The values of a field, and the names of options. */
export function listValuesAt(details: DetailsData, key: string): readonly string[] {
  if (key === optionKey)
    return details.paths.map((path) => path.replace(/^options\.(?:.*\.)?/, ''));
  return listFieldsAt(details, new Set(findPaths(details, key))).map(
    (field) => details.values[details.valueOf[field] ?? -1] ?? '',
  );
}

function pickFitting(
  { values, valueOf }: DetailsData,
  fields: readonly number[],
  written: string,
): readonly number[] {
  const texts = fields.map((field) => values[valueOf[field] ?? -1] ?? '');
  return matchTexts(written, texts).map((position) => fields[position] ?? -1);
}
