import type { Source, SourceFile } from '#format/task.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import { isObject } from '#text/json/json-value.ts';
import type { Field } from '#vocabulary/contract/contract.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { RichText } from '#text/rich-text.ts';
import { toCommand } from '#shell/shell-command.ts';
import { literalKeyOf } from './literal-getters.ts';
import { fillFirstTemplate, type Join } from '../words/sentence-template.ts';
import { describeFetched } from './describe-fetched.ts';
import { joinParts } from '../words/join-parts.ts';
import { describeValues, mostValues, plural } from '../words/describe-values.ts';
import { writeCommand, writeValue } from '../words/write-value.ts';
import { toForwardSlashes } from '#machine/paths.ts';
import { isFileName, toFileName } from '#text/file-name.ts';
import { withoutFinalSlashes } from '#text/without-final-slashes.ts';
import { decodePercent } from '#text/decode-percent.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** How a source is described. */
export interface SourceOptions {
  /** Says what getters fetch. */
  vocabulary: Vocabulary;
  /** Whether names, addresses and commands may be quoted. Default: true. */
  quotes?: boolean | undefined;
  /** What one file is called. Default: "file", or "reference file" for one from remote storage. */
  noun?: string | undefined;
  /** How several files are described. Default: "2 files". */
  join?: Join | undefined;
}

/** In characters, of all names of files together. */
const longestNames = 200;

/** What a source fetches, as the object of a sentence. */
export function describeSource(source: Source, options: SourceOptions): RichText {
  const { type, extra } = source;
  const { vocabulary, quotes = true } = options;
  const literalKey = literalKeyOf(source, vocabulary);
  if (literalKey !== undefined) {
    const values = describeValues(source.fields[literalKey], { noun: 'value' });
    return quotes ? (values ?? ['no values']) : ['the expected values'];
  }
  const getter = vocabulary.find('getter', type ?? '');
  const { wording, from } = getter?.contract ?? {};
  const worded = fillFirstTemplate(wording, ({ name }) => {
    const words = getter?.contract.keys?.[name.replace(/^keys\./, '')]?.wording;
    return words === undefined ? describeKey(source, name, quotes) : wordKey(source, name, words);
  });
  if (worded) return worded;
  const isOwn = isOwnFunction(getter) && quotes;
  const output = isOwn ? undefined : describeOutput(extra.command, from, quotes);
  if (output) return output;
  const files = describeFiles(source, options);
  if (files || type === undefined) return files ?? ['a source without a type'];
  return isOwn ? describeFetched(source, getter) : ['what ', { getter: type }, ' fetches'];
}

/** The output of a command of a getter that no template describes. */
function describeOutput(
  command: unknown,
  from: Provenance | undefined,
  quotes: boolean,
): RichText | undefined {
  if (typeof command !== 'string' && !Array.isArray(command)) return undefined;
  const output = from?.kind === 'command errors' ? 'error output' : 'output';
  const line = quotes ? (toCommand(command) ?? '').trim() : '';
  return [`the ${output} of `, line === '' ? 'a command' : { code: writeCommand(line) }];
}

/** The files that reach the metric, each by its path or its name. */
export function listJudgedFiles({ files, fields }: Source): string[] {
  const hasOneName = Array.isArray(fields.path) && typeof fields.dest === 'string';
  return files
    .filter(({ reachesMetric }) => reachesMetric)
    .map((file) => (hasOneName ? file.dest : placeOfFile(file)))
    .filter((name) => name !== undefined);
}

/** Where a file is from; what it is stored as, if only that shows its name, as beside `/download?id=7`. */
export function placeOfFile({ path, dest }: SourceFile): string | undefined {
  if (path === undefined || dest === undefined) return path ?? dest;
  const isNamed = !/^https?:/i.test(path) || isFileName(toReadableName(path));
  return isNamed || !isFileName(dest) ? path : dest;
}

function describeFiles(
  source: Source,
  { vocabulary, quotes = true, noun, join }: SourceOptions,
): RichText | undefined {
  const { type } = source;
  const names = listJudgedFiles(source);
  const [name] = names;
  const called = noun ?? nameFile(source, vocabulary);
  if (names.length > 1)
    return nameFiles(quotes ? names : [], called, join) ?? [countFiles(names.length, called, join)];
  if (!type?.endsWith('_file')) return undefined;
  if (!quotes) return [`the ${plural(called, name === undefined && join === 'and' ? 2 : 1)}`];
  return name === undefined ? undefined : [`the ${called} `, { code: toReadableName(name) }];
}

/** What a file is called where a template has no noun for it. */
export const nameFile = (source: Source, vocabulary: Vocabulary): string =>
  isWebFile(source, vocabulary) ? 'reference file' : 'file';

export const isWebFile = ({ type = '' }: Source, vocabulary: Vocabulary): boolean =>
  vocabulary.find('getter', type)?.contract.from?.kind === 'web file';

/** Up to four files by their names; undefined where these are not enough to tell them apart, or long. */
function nameFiles(
  files: readonly string[],
  noun: string,
  join: Join | undefined,
): RichText | undefined {
  const names = new Set(files.map(toReadableName));
  const isNamed = names.size > 1 && names.size === files.length && names.size <= mostValues;
  if (!isNamed || [...names].join('').length > longestNames) return undefined;
  const isAny = join === 'or' || join === 'any';
  const quantity = isAny ? `${names.size === 2 ? 'either' : 'any'} of ` : '';
  const codes = [...names].map((code): RichText => [{ code }]);
  return [
    `${join === 'each' ? 'each of ' : quantity}the ${plural(noun, names.size)} `,
    ...joinParts(codes, 'and'),
  ];
}

function countFiles(number: number, noun: string, join: Join | undefined): string {
  const several = `${formatCount(number)} ${plural(noun, number)}`;
  if (join === 'each') return `each of ${several}`;
  if (join === 'or' || join === 'any') return `${number === 2 ? 'either' : 'any'} of ${several}`;
  return several;
}

/** A key of which the getter words some values. */
function wordKey(
  { fields }: Source,
  slot: string,
  wording: NonNullable<Field['wording']>,
): RichText | undefined {
  const words = isObject(wording)
    ? wording[String(fields[slot.replace(/^keys\./, '')])]
    : undefined;
  return typeof words === 'string' ? [words] : undefined;
}

/** A key of the getter that is a string, a number or the like; a command is written as one line. */
function describeKey({ fields }: Source, slot: string, quotes: boolean): RichText | undefined {
  const name = slot.replace(/^keys\./, '');
  if (!quotes || name === slot || !Object.hasOwn(fields, name)) return undefined;
  const value = toCommand(fields[name]) ?? fields[name];
  if (typeof value === 'string' && value.trim() !== '') {
    return [{ code: name === 'command' ? writeCommand(value) : writeValue(value) }];
  }
  return typeof value === 'number' || typeof value === 'boolean'
    ? [{ code: writeValue(value) }]
    : undefined;
}

/** The last part of a path or address as a sentence shows it: that of a folder too, and decoded. */
export function toReadableName(path: string): string {
  const isAddress = /^https?:/i.test(path);
  const bare = isAddress ? (path.split(/[?#]/)[0] ?? path) : path;
  const name = toFileName(withoutFinalSlashes(toForwardSlashes(bare))) || path;
  return isAddress ? decodePercent(name) : name;
}
