import { describeJson } from '#text/json/describe-json.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Position } from '../model/position.ts';
import { createLineIndex } from '../positions/text-positions.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { decode, type DecodedText } from './decode-text.ts';
import { findSyntaxFault } from './syntax-fault.ts';
import { findDuplicateKeys } from './duplicate-keys.ts';
import { findInexactNumbers } from './inexact-numbers.ts';
import { surveyValue } from './survey-value.ts';
import { findLoneSurrogates, toWellFormedValue } from './lone-surrogates.ts';
import type { Finding } from '../model/finding.ts';
import type { RuleMeta, SuiteMember } from '../model/rule.ts';
import * as metas from '../rules/f-file-rules.ts';
import { isTask } from './is-task.ts';
import { describeTemplate, isCommentedTemplate } from './template.ts';
import { toSuiteMembers } from './suite-members.ts';
import { type ProblemDetails, toFinding } from '../model/to-finding.ts';

/** Deeper files are refused: ordinary parsers exhaust their stack on them. */
export const depthLimit = 1000;

/** One readable task file. */
export interface TaskSource {
  /** Relative to the tasks folder, with forward slashes. */
  file: string;
  /** Without its byte order mark. */
  text: string;
  /** Whether its bytes are the text in UTF-8, without a byte order mark. */
  isPlainText: boolean;
  /** Where the text begins in a file with several tasks; undefined for a file of its own. */
  start?: Position | undefined;
  fields: JsonObject;
}

/** A file of the tasks folder after parsing: the fields of a task, or only findings. */
export interface ParsedFile extends Omit<TaskSource, 'fields'> {
  /** With U+FFFD for each lone surrogate; undefined for a file that is not a task. */
  fields: JsonObject | undefined;
  /** The ids of a file that has the layout of a suite. */
  members?: readonly SuiteMember[] | undefined;
  findings: Finding[];
}

/** Parses the bytes of one file. Never throws: every fault becomes a finding. */
export function parseFile(file: string, bytes: Uint8Array): ParsedFile {
  return parseDecoded(file, decode(bytes));
}

/**
 * Parses a text that was decoded from UTF-8 elsewhere; see `isPlainText`.
 *
 * @param start where it begins in a file with several tasks. Default: it is a file of its own.
 */
export function parseText(file: string, text: string, start?: Position): ParsedFile {
  return parseDecoded(file, { text, hasMark: false }, { start });
}

/** Checks the value that a task in a file with several was parsed to. */
export const parseMember = ({ file, text, start, fields }: TextOfMember): ParsedFile =>
  parseDecoded(file, { text, hasMark: false }, { start, parse: () => fields });

type TextOfMember = Required<Pick<TaskSource, 'file' | 'text' | 'fields'>> & { start: Position };

/** A file with several tasks as a whole, which is none itself. */
export function parseList(
  file: string,
  { text, ...encoding }: DecodedText,
  ofList: readonly Finding[],
): ParsedFile {
  const { findings } = parseDecoded(file, { text: '', ...encoding }, { parse: () => undefined });
  const ofBytes = findings.filter(({ code }) => code !== metas.notATask.code);
  const read = { file, text, isPlainText: false, fields: undefined };
  return { ...read, findings: [...ofBytes, ...ofList] };
}

/** Parses the text that a JSON value is written as in a file; the value is not parsed again. */
export function parseValue(file: string, value: unknown): ParsedFile {
  // Writing it would exhaust the stack, or the memory with its indents.
  const { isTooDeep } = surveyValue(value, depthLimit);
  const text = isTooDeep ? '' : `${JSON.stringify(value, null, 2)}\n`;
  return parseDecoded(file, { text, hasMark: false }, { parse: () => value });
}

function parseDecoded(
  file: string,
  { text, encodingFault, hasMark }: DecodedText,
  {
    parse = parseJson,
    start,
  }: { parse?: (text: string) => unknown; start?: Position | undefined } = {},
): ParsedFile {
  const findings: Finding[] = [];
  const toPosition = createLineIndex(text, start);
  const isPlainText = encodingFault === undefined && !hasMark;
  const read = { file, text, isPlainText, ...(start && { start }), findings };
  const report = <Facts extends object>(
    meta: RuleMeta<Facts>,
    facts: Facts,
    {
      offset = 0,
      at = [],
      ...details
    }: { offset?: number; at?: Path } & Pick<ProblemDetails, 'fix' | 'severity'> = {},
  ) => {
    const place = { file, at, position: toPosition(offset) };
    findings.push(toFinding(meta, place, { message: meta.message(facts), ...details }));
  };

  if (encodingFault) report(metas.notUtf8, { found: encodingFault });
  if (hasMark) report(metas.byteOrderMark, {}, { fix: { kind: 'remove-mark' } });

  const value = parse(text);
  if (value instanceof SyntaxError) {
    const { offset, ...fault } = findSyntaxFault(text, depthLimit);
    if (isCommentedTemplate(file, text)) report(metas.notATask, { template: ' with comments' });
    else report(metas.notJson, fault, { offset });
    return { ...read, fields: undefined };
  }

  const { keys, isTooDeep, hasInexact } = surveyValue(value, depthLimit);
  if (isTooDeep) {
    report(metas.nestedTooDeep, { limit: depthLimit });
    return { ...read, fields: undefined };
  }
  for (const { key, offset, at } of findDuplicateKeys(text, keys)) {
    report(metas.duplicateKey, { key }, { offset, at });
  }
  const surrogates = findLoneSurrogates(text);
  for (const { escape, offset, at } of surrogates) {
    report(metas.loneSurrogate, { escape }, { offset, at });
  }
  for (const { offset, at, ...facts } of hasInexact ? findInexactNumbers(text) : []) {
    const severity = Number.isFinite(facts.read) ? 'warning' : 'error';
    report(metas.numberOutOfRange, facts, { offset, at, severity });
  }
  if (!isTask(value)) {
    const records = countTasks(value);
    if (records > 0) report(metas.severalTasks, { records });
    else report(metas.notATask, { found: describeValue(value) });
    return { ...read, fields: undefined, members: findMembers(value) };
  }
  const template = describeTemplate(file, value);
  if (template !== undefined) {
    report(metas.notATask, { template });
    return { ...read, fields: undefined };
  }
  if (lacksLineEnd(read))
    report(metas.finalNewline, {}, { offset: text.length, fix: { kind: 'end-line' } });
  // Neither pages nor exports could be written with them.
  const fields = surrogates.length > 0 ? (toWellFormedValue(value) as JsonObject) : value;
  return { ...read, fields };
}

/** Only a file of its own has a last line. */
const lacksLineEnd = ({ text, start }: Pick<TaskSource, 'text' | 'start'>): boolean =>
  !start && !text.endsWith('\n');

const countTasks = (value: unknown): number =>
  Array.isArray(value) ? value.filter(isTask).length : 0;

/** The ids of a file that has the layout of a suite; undefined for any other, and for one without ids. */
function findMembers(value: unknown): SuiteMember[] | undefined {
  const read = isObject(value) ? toSuiteMembers(value) : { members: [] };
  return 'members' in read && read.members.length > 0 ? read.members : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

const describeValue = (value: unknown): string =>
  isObject(value) ? 'another kind of object' : describeJson(value);
