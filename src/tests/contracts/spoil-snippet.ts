import { isObject, type JsonObject } from '#text/json/json-value.ts';

export type Spoilt = Readonly<Record<string, unknown>>;

/** A copy of a snippet with one fault, and where that is. */
interface SpoiltSnippet {
  place: string;
  value: Spoilt;
}

export type SpoilSnippet = (snippet: JsonObject) => SpoiltSnippet[];

/** Each field under a name that lacks its second letter, or has one too many. */
export const misspellFields: SpoilSnippet = (snippet) =>
  spoilEach(snippet, (record, name) => {
    const misspelt = name.length > 3 ? name.slice(0, 1) + name.slice(2) : `${name}q`;
    return [withoutField({ ...record, [misspelt]: record[name] }, name)];
  });

/** Each field in capitals, or with other separators. */
export const restyleFields: SpoilSnippet = (snippet) =>
  spoilEach(snippet, (record, name) =>
    [name.toUpperCase(), name.replaceAll('_', '-')]
      .filter((other) => other !== name)
      .map((other) => withoutField({ ...record, [other]: record[name] }, name)),
  );

/** Each field under a word that has nothing in common with its name. */
export const renameFields: SpoilSnippet = (snippet) =>
  spoilEach(snippet, (record, name) => [withoutField({ ...record, xyz: record[name] }, name)]);

/** Without each field. */
export const dropFields: SpoilSnippet = (snippet) =>
  spoilEach(snippet, (record, name) => [withoutField(record, name)]);

/** With values of other types in the place of each. An empty object for a full one would lack its fields too. */
export const replaceValues: SpoilSnippet = (snippet) =>
  spoilEach(snippet, (record, name) => {
    const old = record[name];
    const hasFields = isObject(old) || (Array.isArray(old) && old.some(isObject));
    const values = [
      ...plainValues,
      ...(hasFields ? [] : [{}, [{}]]),
      ...(typeof old === 'boolean' ? ['true', 'false'] : []),
    ];
    return values.map((value) => ({ ...record, [name]: value }));
  });

/** Of a variable, which may be a path as well as an address. */
const path = '%report%';
const plainValues = [3, 0.5, path, true, null, [], [3], [path], [null]];

/** Every object of the snippet changed in every way, one at a time. */
function spoilEach(
  snippet: JsonObject,
  spoil: (record: JsonObject, name: string) => readonly JsonObject[],
): SpoiltSnippet[] {
  const found: SpoiltSnippet[] = [];
  const visit = (value: unknown, place: string, embed: (changed: unknown) => unknown): void => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        visit(item, `${place}/${index}`, (changed) => embed(value.with(index, changed)));
      }
    }
    if (!isObject(value)) return;
    for (const name of Object.keys(value)) {
      for (const changed of spoil(value, name)) {
        found.push({ place: `${place}/${name}`, value: embed(changed) as Spoilt });
      }
      visit(value[name], `${place}/${name}`, (changed) => embed({ ...value, [name]: changed }));
    }
  };
  visit(snippet, '', (changed) => changed);
  return found;
}

const withoutField = (record: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
