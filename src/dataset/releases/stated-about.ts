import { type StatedAbout, statedFields } from '#history/timeline/history.ts';
import { depthLimit } from '#lint/parse/parse-file.ts';
import { surveyValue } from '#lint/parse/survey-value.ts';
import { isObject } from '#text/json/json-value.ts';
import { parseJson } from '#text/json/parse-json.ts';
import { dropCredentials } from '../dataset-file/drop-credentials.ts';
import { parseDatasetFile } from '../dataset-file/parse-dataset-file.ts';
import { UsageError } from '../usage-error.ts';

const stated: ReadonlySet<string> = new Set(statedFields);

/**
 * The fields in the `dataset.json` of a release that describe the dataset. A faulty file counts as empty,
 * since nobody can correct it any more. Other fields are ignored: another version of Benchlight may have
 * defined them.
 */
export function parseStatedAbout(text: string): StatedAbout {
  const value = parseJson(text);
  if (!isObject(value) || surveyValue(value, depthLimit).isTooDeep) return {};
  const own = Object.entries(value).filter(([name]) => stated.has(name));
  try {
    const file = parseDatasetFile('dataset.json', JSON.stringify(Object.fromEntries(own)));
    return dropCredentials(file).file;
  } catch (error) {
    if (error instanceof UsageError) return {};
    throw error;
  }
}
