import type { StatedAbout } from '../../history/timeline/history.ts';
import { depthLimit } from '../../lint/parse/parse-file.ts';
import { surveyValue } from '../../lint/parse/survey-value.ts';
import { isObject } from '../../text/json/json-value.ts';
import { parseJson } from '../../text/json/parse-json.ts';
import { dropCredentials } from '../dataset-file/drop-credentials.ts';
import { parseDatasetFile } from '../dataset-file/parse-dataset-file.ts';
import { UsageError } from '../usage-error.ts';

const stated = new Set(['title', 'description', 'license', 'language', 'authors', 'citation']);

/**
 * What the `dataset.json` of a release says of the dataset. A faulty one says nothing: nobody can
 * correct it any more. Its other fields may be those of another version of Benchlight.
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
