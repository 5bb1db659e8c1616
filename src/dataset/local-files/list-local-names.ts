import { listLocalFiles } from '#lint/model/local-files.ts';
import { isObject } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';

/** The local files that tasks upload or compare with, as they name them, each once. */
export function listLocalNames(taskTexts: Iterable<string>): string[] {
  const names = new Set<string>();
  for (const text of taskTexts) for (const name of listNames(text)) names.add(name);
  return [...names];
}

function listNames(text: string): string[] {
  // Most tasks upload nothing, and to parse them all twice would take too long.
  if (!text.includes('"local_path"')) return [];
  const value = parseJson(text);
  return isObject(value) ? listLocalFiles(value) : [];
}
