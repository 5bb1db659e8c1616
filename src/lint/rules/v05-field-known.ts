import { fitsType, typeOf } from '../../vocabulary/contract/value-type.ts';
import { findVariantFields } from '../../vocabulary/contract/variants.ts';
import { type ContractObject, contractObjects } from '../facts/contract-objects.ts';
import { findNearestName } from '../../text/nearest-name.ts';
import { renameToNearest } from '../model/safe-fixes.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

/** At most this many letters to change, and at most this part of the name. */
const slipEdits = 2;
const slipShare = 1 / 4;

/** Hands the options it does not know to the comparison of the files it finds. */
const passesOptionsOn = 'compare_archive';

/** A note to other authors, as real files write it. */
const note = /^(?:_|\/\/|\$|#)/;

const partNames = { parameters: 'parameter', keys: 'key', rules: 'rule', options: 'option' };

const expected = {
  type: 'cloud_file',
  path: 'https://files.example.org/letter.docx',
  dest: 'letter_expected.docx',
};
const misplaced = { type: 'sheet_data', sheet_idx0: 0, sheet_idx1: 'EI0', ignore_case: true };

export const fieldKnown = defineTaskRule({
  code: 'V05',
  name: 'field-known',
  severity: 'warning',
  summary: 'Every parameter, key, rule and option is one that its function reads.',
  why: 'A key, a rule or a part of an option that nobody reads is ignored without a word, and the check is not the one that was meant. An unknown parameter stops the setup and an unknown option the evaluation, so there a near miss of a known name is an error.',
  howToFix:
    'Correct the name, or move the value to where it is read: what a metric is told stands in "options", not beside the path of a file. A note in a source or a rule begins with an underscore.',
  fixable:
    'It renames a field that is misspelt by one letter, where its function is known well and the value is of the type due.',
  concerns: ['action', 'getter', 'metric'],
  examples: {
    good: [
      { config: [{ type: 'execute', parameters: { command: ['ls'], shell: true } }] },
      { evaluator: { func: 'compare_docx_files', expected, options: { ignore_case: true } } },
    ],
    bad: [
      { config: [{ type: 'execute', parameters: { command: ['ls'], shel: true } }] },
      { evaluator: { func: 'compare_table', options: { rules: [misplaced] } } },
    ],
  },

  message({ owner, name, part, within, variant, nearest }: Facts) {
    if (variant !== undefined && nearest === undefined) {
      return `"${name}" is ignored where "type" is "${variant}"; remove it or take another "type"`;
    }
    const whole = within === undefined ? `"${owner}"` : `"${within}" of "${owner}"`;
    const advice =
      nearest === undefined
        ? 'remove it or declare it in dataset.json'
        : `did you mean "${nearest}"?`;
    return `"${name}" is no known ${part} of ${whole}; ${advice}`;
  },

  *check(task, { vocabulary }) {
    for (const judged of contractObjects(task, vocabulary)) yield* unknownFields(judged);
  },
});

interface Facts {
  owner: string;
  name: string;
  part: string;
  /** The field that holds the object with the name. */
  within?: string;
  /** The "type" of that object, where another one would read the name. */
  variant?: string;
  nearest: string | undefined;
}

function* unknownFields(judged: ContractObject): Generator<Problem<Facts>> {
  const { entry, record, at, fields, otherNames, within } = judged;
  const variant = variantOf(judged);
  const isListed = (name: string) => Object.hasOwn(fields, name) || otherNames.includes(name);
  if (!variant && Object.keys(record).every(isListed)) return;
  const known = [...(variant?.names ?? Object.keys(fields)), ...otherNames];
  const isFatal = failsOnUnknown(judged);
  const isSure = entry.origin === 'format' || entry.origin === 'osworld';

  for (const name of Object.keys(record)) {
    if (known.includes(name) || (!isFatal && note.test(name))) continue;
    if (judged.part === 'options' && within === undefined && entry.name === passesOptionsOn)
      continue;
    const free = known.filter((candidate) => record[candidate] === undefined);
    const near = findNearestName(name, free);
    const isSlip = near !== undefined && near.edits <= Math.min(slipEdits, name.length * slipShare);
    const isUnused = near === undefined && (judged.part === 'keys' || !isSure);
    const isKnownWell = isSure && entry.extended !== true;
    const isBreaking = isSlip && isFatal && isKnownWell;
    const fix = isSlip && isKnownWell ? repairName(judged, name, free) : undefined;
    const mildest = isUnused ? 'info' : 'warning';
    yield {
      at: [...at, name],
      owner: entry.name,
      name,
      part: within === undefined ? partNames[judged.part] : 'part',
      ...(within === undefined ? {} : { within }),
      ...(variant && Object.hasOwn(fields, name) ? { variant: variant.type } : {}),
      nearest: near?.name,
      severity: isBreaking ? 'error' : mildest,
      ...(fix && { fix }),
    };
  }
}

function repairName({ fields, record }: ContractObject, name: string, free: readonly string[]) {
  // A name that the object might hold for another "type" is in the wrong place, not misspelt.
  if (Object.hasOwn(fields, name)) return undefined;
  const fix = renameToNearest(name, free);
  if (fix?.kind !== 'rename' || !Object.hasOwn(fields, fix.name)) return undefined;
  return fitsType(typeOf(record[name]), fields[fix.name]?.type) ? fix : undefined;
}

/** Whether the function is called with the names, so that an unknown one stops it. */
function failsOnUnknown({ entry, part, within }: ContractObject): boolean {
  if (within !== undefined) return false;
  if (part === 'parameters') return true;
  return part === 'options' && entry.kind === 'metric' && entry.contract.otherOptions !== true;
}

function variantOf({ variants, record }: ContractObject) {
  const { type } = record;
  const own = findVariantFields(variants, type);
  return own && { type: String(type), names: ['type', ...own.map(({ name }) => name)] };
}
