import { listLocalFiles, type LocalNames } from '#lint/model/local-files.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { isObject } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';

/** The local files that tasks name, each once. */
export function listLocalNames(taskTexts: Iterable<string>, vocabulary: Vocabulary): LocalNames {
  const keys = listKeys(vocabulary);
  const uploaded = new Set<string>();
  const compared = new Set<string>();
  const scripts = new Set<string>();
  const stored = new Set<string>();
  for (const text of taskTexts) {
    // Most tasks name no local file, and to parse them all twice would take too long.
    const mayName = text.includes('.sh"') || keys.some((key) => text.includes(key));
    const value = mayName ? parseJson(text) : undefined;
    if (!isObject(value)) continue;
    const names = listLocalFiles(value, vocabulary);
    for (const name of names.uploaded) uploaded.add(name);
    for (const name of names.compared) compared.add(name);
    for (const name of names.scripts) scripts.add(name);
    for (const name of names.stored) stored.add(name);
  }
  return {
    uploaded: [...uploaded],
    compared: [...compared],
    scripts: [...scripts],
    stored: [...stored],
  };
}

/** The parameters with the path of a local file, as JSON, and the getters that read one. */
function listKeys({ entries }: Vocabulary): string[] {
  const keys = [...entries.action.values()].flatMap(({ contract: { effect } }) =>
    effect?.kind === 'put files' ? (effect.local ?? []) : [],
  );
  const readers = [...entries.getter.values()].flatMap(({ name, contract: { from } }) =>
    from?.kind === 'stored file' ? name : [],
  );
  return [...new Set(keys.map((key) => JSON.stringify(key))), ...readers];
}
