import { listBadFields } from './list-bad-fields.ts';
import { type DatasetFile, datasetFileSchema } from '#format/dataset-file-schema.ts';
import { checkShape } from '#lint/engine/check-shape.ts';
import { findDuplicateKeys } from '#lint/parse/duplicate-keys.ts';
import { surveyValue } from '#lint/parse/survey-value.ts';
import { hasLoneSurrogate, toWellFormedValue } from '#lint/parse/lone-surrogates.ts';
import { depthLimit } from '#lint/parse/parse-file.ts';
import { findSyntaxFault } from '#lint/parse/syntax-fault.ts';
import { createLineIndex, createLocator } from '#lint/positions/text-positions.ts';
import { allRuleMetas } from '#lint/rules/index.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { toVersion } from '#text/to-version.ts';
import { UsageError } from '../usage-error.ts';
import { takeFirst, withMore } from '#text/first-items.ts';
import { formatCount } from '#text/figures/format-count.ts';

/**
 * Its fields have U+FFFD for each lone surrogate. An empty list of releases is left out.
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
  const faults = listFaults(text, value);
  if (faults.length > 0) throw toError(path, text, faults);
  const file = (hasLoneSurrogate(text) ? toWellFormedValue(value) : value) as DatasetFile;
  const { releases, ...others } = file;
  return Array.isArray(releases) && releases.length === 0 ? others : file;
}

interface Fault {
  at: Path;
  message: string;
}

function listFaults(text: string, value: unknown): Fault[] {
  const { keys, isTooDeep } = surveyValue(value, depthLimit);
  // Everything that walks through the value would exhaust its stack.
  if (isTooDeep) {
    return [
      { at: [], message: `the file is nested more than ${formatCount(depthLimit)} levels deep` },
    ];
  }
  const ofShape = [...listRepeatedKeys(text, keys), ...checkShape(datasetFileSchema, value)];
  if (ofShape.length > 0) return ofShape;
  const file = value as DatasetFile;
  return [
    ...listBadAddresses(file),
    ...listUnknownRules(file),
    ...listBadReleases(file),
    ...listBadFields(file),
  ];
}

const mostListed = 20;

/** The first fault in the file is the message; the others follow the hint. */
function toError(path: string, text: string, faults: readonly Fault[]): UsageError {
  const locate = createLocator(text);
  const [first = '', ...others] = faults
    .map(({ at, message }) => ({ ...locate(at), message }))
    .sort((one, other) => one.line - other.line || one.column - other.column)
    .map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`);
  const listed = withMore(takeFirst(others, mostListed), '… ').map(toVisibleText);
  return new UsageError(
    first,
    [
      'Correct the file; the guide "Describe a dataset" lists its fields, and the command "schema dataset" prints them.',
      ...(listed.length > 0 ? ['Other errors:', ...listed] : []),
    ].join('\n'),
  );
}

/** A duplicate key: the first value, such as the declaration of a name, would be lost. */
const listRepeatedKeys = (text: string, keys: number): Fault[] =>
  findDuplicateKeys(text, keys).map(({ at, key }) => ({ at, message: `duplicate key "${key}"` }));

/** An invalid address that matches the schema's pattern. */
function listBadAddresses(file: DatasetFile): Fault[] {
  const { homepage, repository, citation, authors = [], environment } = file;
  const addresses = [
    { at: ['homepage'], address: homepage },
    { at: ['repository', 'url'], address: repository?.url },
    { at: ['citation', 'url'], address: citation?.url },
    ...authors.map((author, index) => ({
      at: ['authors', index, 'url'],
      address: typeof author === 'string' ? undefined : author.url,
    })),
    { at: ['environment', 'repository'], address: environment?.repository },
  ];
  return addresses.flatMap(({ at, address }) =>
    address === undefined || URL.canParse(address)
      ? []
      : [{ at, message: `invalid web address "${address}"` }],
  );
}

/** A code without a rule would silently do nothing. */
function listUnknownRules({ check: { severity = {}, exceptions = [] } = {} }: DatasetFile) {
  const codes = [
    ...Object.keys(severity).map((code) => ({ at: ['check', 'severity', code], code })),
    ...exceptions.map(({ rule }, index) => ({
      at: ['check', 'exceptions', index, 'rule'],
      code: rule,
    })),
  ];
  return codes
    .filter(({ code }) => !allRuleMetas.some((meta) => meta.code === code))
    .map(({ at, code }): Fault => ({ at, message: `unknown rule code "${code}"` }));
}

/** A release without files, or two with one name, which would have the same address. */
function listBadReleases({ releases }: DatasetFile): Fault[] {
  if (!Array.isArray(releases)) return [];
  return releases.flatMap(({ version, ref, folder, export: path }, index): Fault[] => {
    const at = ['releases', index];
    const sources = [ref, folder, path].filter((source) => source !== undefined);
    const found = sources.length === 0 ? 'none of' : 'more than one of';
    const own = toVersion(version);
    const first = releases.findIndex((other) => toVersion(other.version) === own);
    return [
      ...(sources.length === 1
        ? []
        : [{ at, message: `the release has ${found} "ref", "folder" and "export"` }]),
      ...(first === index
        ? []
        : [{ at: [...at, 'version'], message: `two releases have the version "${own}"` }]),
    ];
  });
}
