import { type DatasetFile, datasetFileSchema } from '../../format/dataset-file-schema.ts';
import { checkShape } from '../../lint/engine/check-shape.ts';
import { findDuplicateKeys } from '../../lint/parse/duplicate-keys.ts';
import { surveyValue, type ValueSurvey } from '../../lint/parse/survey-value.ts';
import { hasLoneSurrogate, toWellFormedValue } from '../../lint/parse/lone-surrogates.ts';
import { depthLimit } from '../../lint/parse/parse-file.ts';
import { findSyntaxFault } from '../../lint/parse/syntax-fault.ts';
import { createLineIndex, createLocator } from '../../lint/positions/text-positions.ts';
import { allRuleMetas } from '../../lint/rules/index.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Its fields have U+FFFD for each lone surrogate.
 *
 * @throws UsageError when the text is not a valid `dataset.json`.
 */
export function parseDatasetFile(path: string, text: string): DatasetFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const { found, offset } = findSyntaxFault(text, depthLimit);
    const { line, column } = createLineIndex(text)(offset);
    throw new UsageError(
      `${path}:${line}:${column}: ${found}`,
      'Correct the file; it must be valid JSON.',
      { cause },
    );
  }
  const survey = surveyValue(value, depthLimit);
  const problem =
    findDepth(survey) ??
    findRepeatedKey(text, survey) ??
    checkShape(datasetFileSchema, value)[0] ??
    findBadAddress(value as DatasetFile) ??
    findUnknownRule(value as DatasetFile) ??
    findBadRelease(value as DatasetFile);
  if (!problem) {
    return (hasLoneSurrogate(text) ? toWellFormedValue(value) : value) as DatasetFile;
  }

  const { line, column } = createLocator(text)(problem.at);
  throw new UsageError(
    `${path}:${line}:${column}: ${problem.message}`,
    'Correct the file; the guide "Publish your own dataset" describes its fields, and the command "schema dataset" prints them.',
  );
}

/** Everything that walks through a value would exhaust its stack. */
function findDepth({ isTooDeep }: ValueSurvey) {
  if (!isTooDeep) return undefined;
  return { at: [], message: `the file is nested more than ${depthLimit} levels deep` };
}

/** A duplicate key: the first value, such as the declaration of a name, would be lost. */
function findRepeatedKey(text: string, { keys }: ValueSurvey) {
  const [repeated] = findDuplicateKeys(text, keys);
  return repeated && { at: repeated.at, message: `duplicate key "${repeated.key}"` };
}

/** An invalid address that matches the schema's pattern. */
function findBadAddress({ homepage, repository, citation }: DatasetFile) {
  const addresses = [
    { at: ['homepage'], address: homepage },
    { at: ['repository', 'url'], address: repository?.url },
    { at: ['citation', 'url'], address: citation?.url },
  ];
  const bad = addresses.find(({ address }) => address !== undefined && !URL.canParse(address));
  return bad && { at: bad.at, message: `invalid web address "${bad.address ?? ''}"` };
}

/** A code without a rule would silently do nothing. */
function findUnknownRule({ check }: DatasetFile) {
  const codes = [
    ...Object.keys(check?.severity ?? {}).map((code) => ({
      at: ['check', 'severity', code],
      code,
    })),
    ...(check?.exceptions ?? []).map(({ rule }, index) => ({
      at: ['check', 'exceptions', index, 'rule'],
      code: rule,
    })),
  ];
  const unknown = codes.find(({ code }) => !allRuleMetas.some((meta) => meta.code === code));
  return unknown && { at: unknown.at, message: `unknown rule code "${unknown.code}"` };
}

/** A release without files, or two with one name, which would have the same address. */
function findBadRelease({ releases }: DatasetFile) {
  if (!Array.isArray(releases)) return undefined;
  for (const [index, { version, ref, folder, export: path }] of releases.entries()) {
    const at = ['releases', index];
    const sources = [ref, folder, path].filter((source) => source !== undefined);
    if (sources.length !== 1) {
      const found = sources.length === 0 ? 'none of' : 'more than one of';
      return { at, message: `the release has ${found} "ref", "folder" and "export"` };
    }
    const first = releases.findIndex((other) => other.version === version);
    if (first !== index) {
      return { at: [...at, 'version'], message: `two releases have the version "${version}"` };
    }
  }
  return undefined;
}
