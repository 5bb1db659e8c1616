import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { readOwn } from '#text/json/json-value.ts';
import { fitsType, typeOf } from '#vocabulary/contract/value-type.ts';
import { findVariantFields, listRequiredNames } from '#vocabulary/contract/variants.ts';
import { cloudFile, executeStep, vmFile } from '../examples/example-parts.ts';
import {
  type ContractObject,
  contractObjects,
  isNeeded,
} from '../facts/checks/contract-objects.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import {
  findIntendedField,
  type IntendedField,
  isComment,
} from '../facts/checks/intended-field.ts';
import type { Severity } from '../model/finding.ts';
import { renameToNearest } from '../model/safe-fixes.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const partNames = { parameters: 'parameter', keys: 'key', rules: 'rule', options: 'option' };

const compared = (func: string, name: string, options: object) => ({
  evaluator: {
    func,
    result: vmFile(`/home/user/${name}`),
    expected: cloudFile(`https://files.example.org/${name}`, `expected_${name}`),
    options,
  },
});
const misplaced = { type: 'sheet_data', sheet_idx0: 0, sheet_idx1: 'EI0', ignore_case: true };

export const fieldKnown = defineTaskRule({
  code: 'V05',
  name: 'field-known',
  severity: 'warning',
  consequence: 'passes',
  takesSeverity: true,
  marks: 'key',
  yieldsTo: ['V08', 'W46'],
  summary: 'Every parameter, key, rule and option is known to its function.',
  why: 'An unknown key, rule or part of an option is silently ignored, and the check differs from what its author intended. An unknown parameter stops the setup and an unknown option the evaluation, so a misspelt one is an error, and so is a misspelt key or rule that is required.',
  howToFix:
    'Correct the name, or move the value to where it is read. For a comment in a source or a rule, use a key that begins with an underscore.',
  fixable:
    'It renames a field that is misspelt by one letter, if its function is well known and the value has the right type.',
  concerns: ['action', 'getter', 'metric'],
  examples: {
    good: [
      { config: [executeStep(['ls'], { shell: true })] },
      compared('compare_docx_files', 'letter.docx', { ignore_case: true }),
    ],
    bad: [
      { config: [executeStep(['ls'], { shel: true })] },
      compared('compare_table', 'orders.xlsx', { rules: [misplaced] }),
    ],
  },

  message({ owner, name, part, within, variant, nearest, isGuessed, isNeverRead }: Facts) {
    if (variant !== undefined && nearest === undefined) {
      return `"${name}" is ignored when "type" is "${variant}"; remove it or use another "type"`;
    }
    const place = within === undefined ? `of "${owner}"` : `in "${within}" of "${owner}"`;
    const missing = isGuessed ? ', which is missing' : '';
    const advice = didYouMean(nearest, missing) || `; ${describeAdvice(isNeverRead)}`;
    return `unknown ${part} "${name}" ${place}${advice}`;
  },

  *check(task, { vocabulary }) {
    for (const judged of contractObjects(task, vocabulary)) yield* unknownFields(judged);
  },
});

interface Facts {
  owner: string;
  name: string;
  part: string;
  /** The field whose value is the object with the name. */
  within?: string;
  /** The "type" of that object, where another one would read the name. */
  variant?: string;
  nearest: string | undefined;
  /** Whether the nearest is meant only because nothing else is missing. */
  isGuessed?: boolean;
  /** Whether the source of the environment shows that the function does not read it. */
  isNeverRead?: boolean;
}

const describeAdvice = (isNeverRead = false): string =>
  isNeverRead
    ? 'the source of the environment never reads it, so remove it'
    : 'remove it or declare it in dataset.json';

function* unknownFields(judged: ContractObject): Generator<Problem<Facts>> {
  const { entry, record, fields, otherNames, part, within } = judged;
  const variant = variantOf(judged);
  const isListed = (name: string) => Object.hasOwn(fields, name) || otherNames.includes(name);
  if (!variant && Object.keys(record).every(isListed)) return;
  const isPassedOn = entry.kind === 'metric' && entry.contract.passesOptionsOn === true;
  if (part === 'options' && within === undefined && isPassedOn) return;
  const accepted = [...(variant?.names ?? Object.keys(fields)), ...otherNames];
  const certainty = judgeCertainty(judged);
  const unknown = Object.keys(record).filter(
    (name) => !accepted.includes(name) && (certainty.isFatal || !isComment(name)),
  );
  const free = accepted.filter((candidate) => readOwn(record, candidate) === undefined);
  for (const name of unknown) {
    const near = findIntendedField(judged, name, { free, unknown });
    if (certainty.isOpen && entry.origin === 'environment' && !near) continue;
    const isFixable = near?.isMisspelt === true && certainty.isKnownWell;
    const fix = isFixable ? findNameFix(judged, name, free) : undefined;
    yield { ...describeField(judged, { name, variant, near, certainty }), ...(fix && { fix }) };
  }
}

interface UnknownField {
  name: string;
  /** The type of the object, where its contract has several. */
  variant: ReturnType<typeof variantOf>;
  near: IntendedField | undefined;
  certainty: Certainty;
}

function describeField(
  judged: ContractObject,
  { name, variant, near, certainty }: UnknownField,
): Problem<Facts> {
  const { entry, at, fields, part, within } = judged;
  // What another type reads is there instead of what this type requires.
  const missed = near ? [near.name] : variant && findMissed(judged);
  return {
    at: [...at, name],
    owner: entry.name,
    name,
    ...(within === undefined ? { part: partNames[part] } : { part: 'key', within }),
    ...(variant && Object.hasOwn(fields, name) && { variant: variant.type }),
    nearest: near?.name,
    ...(near?.isGuessed && { isGuessed: true }),
    ...(certainty.isNeverRead && { isNeverRead: true }),
    severity: judgeSeverity(judged, near, certainty),
    ...(missed?.length && { about: missed.map((field) => toPointer([...at, field])) }),
  };
}

/** How sure it is that a function does not know a name. */
interface Certainty {
  /** Whether an unknown name stops the function. */
  isFatal: boolean;
  /** Whether what it accepts was read from a source. */
  isSure: boolean;
  /** The same, without anything that `dataset.json` adds. */
  isKnownWell: boolean;
  /** Whether the source shows that it reads no other name. */
  isNeverRead: boolean;
  /** Whether the source does not show everything that it reads. */
  isOpen: boolean;
}

function judgeCertainty(judged: ContractObject): Certainty {
  const { entry, part, within } = judged;
  const { source, origin } = entry;
  const isBuiltIn = (origin === 'format' || origin === 'osworld') && entry.isUnseen !== true;
  const isSure = source ? source.unread === undefined : isBuiltIn;
  const isNeverRead = within === undefined && source?.closed.includes(part) === true;
  return {
    isFatal: failsOnUnknown(judged),
    isSure,
    isKnownWell: isSure && entry.extended !== true,
    isNeverRead,
    isOpen: within === undefined && source !== undefined && !isNeverRead,
  };
}

function judgeSeverity(
  judged: ContractObject,
  near: IntendedField | undefined,
  { isFatal, isSure, isKnownWell, isNeverRead, isOpen }: Certainty,
): Severity {
  if (isFatal && (isNeverRead || (near?.isMisspelt === true && isKnownWell))) return 'error';
  if (near && isRequired(judged, near.name) && (isKnownWell || isNeeded(judged))) return 'error';
  const isUnused = near === undefined && (judged.part === 'keys' || !isSure || isOpen);
  return isUnused && !isNeverRead ? 'info' : 'warning';
}

/** The only name that V04 would report as missing. */
function findMissed({ fields, variants, record }: ContractObject): string[] {
  const missed = listRequiredNames(fields, variants, record).filter(
    (name) => readOwn(record, name) === undefined,
  );
  return missed.length === 1 ? missed : [];
}

/** Whether V04 would report the name as missing. */
function isRequired({ fields, variants, record }: ContractObject, name: string): boolean {
  return listRequiredNames(fields, variants, record).includes(name);
}

function findNameFix({ fields, record }: ContractObject, name: string, free: readonly string[]) {
  // A name that the object may have for another "type" is in the wrong place, not misspelt.
  if (Object.hasOwn(fields, name)) return undefined;
  const fix = renameToNearest(name, free);
  if (fix?.kind !== 'rename' || !Object.hasOwn(fields, fix.name)) return undefined;
  return fitsType(typeOf(record[name]), fields[fix.name]?.type) ? fix : undefined;
}

/** Whether the function is called with the names as arguments, so that an unknown one stops it. */
function failsOnUnknown({ entry, part, within }: ContractObject): boolean {
  if (within !== undefined || entry.source?.acceptsOthers === true) return false;
  if (part === 'parameters') return true;
  return part === 'options' && entry.kind === 'metric' && entry.contract.otherOptions !== true;
}

function variantOf({ variants, record }: ContractObject) {
  const { type } = record;
  const own = findVariantFields(variants, type);
  return own && { type: String(type), names: ['type', ...own.map(({ name }) => name)] };
}
