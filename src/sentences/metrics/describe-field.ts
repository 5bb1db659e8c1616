import { isObject, readOwn, toFlag, toText } from '#text/json/json-value.ts';
import type { Check } from '#format/task.ts';
import type { Field, Fields, MetricContract } from '#vocabulary/contract/contract.ts';
import type { RichText } from '#text/rich-text.ts';
import { type FillSlot, fillFirstTemplate, type Slot } from '../words/sentence-template.ts';
import { describeValues, describeWithheld } from '../words/describe-values.ts';
import { describeSheetRules } from '../sheets/describe-sheet-rules.ts';
import { joinParts } from '../words/join-parts.ts';

/** A check with what its fields mean. */
export interface DescribedCheck extends Check {
  contract: MetricContract;
  /** The key of the expected side that contains its rules, if the task has them. */
  rulesKey: string | undefined;
}

/** A rule, an option or a key of a source for a slot such as `rules.urls`: in the words of its field, or else quoted. */
export function describeFieldAt(slot: Slot, check: DescribedCheck): RichText | undefined {
  const rules = describeRulesAt(slot, check);
  if (rules) return rules.words;
  const { value, field } = findField(slot, check);
  if (field?.wording === undefined) {
    return describeValues(value, { ...slot, isChoice: listsAlternatives(slot, check) });
  }
  const fill = toPlainFiller(check);
  if (!Array.isArray(value)) return describeWorded(value, field, fill);
  const worded = [...new Set<unknown>(value)].map((one) => describeWorded(one, field, fill));
  const parts = worded.filter((one) => one !== undefined);
  const word = slot.join === 'any' || slot.join === 'or' ? 'or' : 'and';
  return parts.length === 0 || parts.length < worded.length ? undefined : joinParts(parts, word);
}

/** What the rules for sheets ask for: `options.rules.same` and `options.rules.checks`. */
function describeRulesAt(
  { name }: Slot,
  { contract, options }: DescribedCheck,
): { words: RichText | undefined } | undefined {
  const { compares } = contract;
  const [part, option, kind] = name.split('.');
  if (compares?.kind !== 'equal sheets' || part !== 'options' || option !== compares.rules)
    return undefined;
  if (kind !== 'same' && kind !== 'checks') return undefined;
  const field = readOwn(contract.options, option);
  const described = field && describeSheetRules(options[option], field);
  return { words: described?.[kind] };
}

/** What a field, or its default, adds at the end of a clause; undefined when that says nothing. */
export function describePiece(slot: Slot, check: DescribedCheck): RichText | undefined {
  const { value, field } = findField(slot, check);
  return field && describeWorded(value ?? field.default, field, toPlainFiller(check));
}

/** Names a rule that is always there, as in "the expected page". */
export function describeWithheldAt(slot: Slot, check: DescribedCheck): RichText | undefined {
  const { field } = findField(slot, check);
  if (check.rulesKey === undefined || !field?.required || field.wording !== undefined)
    return undefined;
  return describeWithheld(isListed(field), slot);
}

/** Whether an array in place of an expected value lists several of which one is enough. */
function listsAlternatives({ name }: Slot, check: DescribedCheck): boolean {
  const { compares, ruleLabels } = check.contract;
  const label = readOwn(ruleLabels, name.replace(/^rules\./, ''));
  if (typeof label === 'object' && label.alternatives) return true;
  if (compares?.kind !== 'equal entries' || compares.part === undefined) return false;
  const isPartEnough = findField({ ...noSlot, name: `rules.${compares.part}` }, check).value;
  return name === `rules.${compares.values}` && isPartEnough === true;
}

const noSlot = { noun: undefined, join: undefined };

/** Inside the text of a field all fields are quoted, so that none can ask for itself. */
function toPlainFiller(check: DescribedCheck): FillSlot {
  return (slot) =>
    describeValues(findField(slot, check).value, {
      ...slot,
      isChoice: listsAlternatives(slot, check),
    });
}

/** Stands for the name under which a getter returns its only value, which the metric looks up. */
const labelSlot = '<key>';

interface Found {
  value: unknown;
  field: Field | undefined;
}

function findField(
  { name }: Slot,
  { result, expected, options, contract, rulesKey }: DescribedCheck,
): Found {
  const [part, ...path] = name.split('.');
  if (part === 'rules') {
    const rules = rulesKey === undefined ? undefined : expected?.fields[rulesKey];
    const label = result?.fields.key;
    if (path.includes(labelSlot) && typeof label !== 'string') return nothing;
    const names = path.map((name) => (name === labelSlot ? String(label) : name));
    return walk(rules, contract.rules, names);
  }
  // What the keys of a source mean is known to its getter, not to the metric.
  if (part === 'result' || part === 'expected') {
    const source = part === 'result' ? result : expected;
    return path.length === 0 ? nothing : walk(source?.fields, undefined, path);
  }
  return part === 'options' ? walk(options, contract.options, path) : nothing;
}

const nothing: Found = { value: undefined, field: undefined };

/** Of an array of objects, the values of the field that they share. */
function walk(
  value: unknown,
  fields: Fields | undefined,
  [name, ...path]: readonly string[],
): Found {
  if (name === undefined) return { value, field: { required: true, type: 'object' } };
  const field = readOwn(fields, name);
  const inner = Array.isArray(value)
    ? value.map((entry) => readKey(entry, name))
    : readKey(value, name);
  return path.length === 0 ? { value: inner, field } : walk(inner, field?.fields, path);
}

function describeWorded(value: unknown, { wording }: Field, fill: FillSlot): RichText | undefined {
  if (wording === undefined || value === undefined || value === null) return undefined;
  if (typeof wording === 'string') {
    return toFlag(value) === false ? undefined : fillFirstTemplate(wording, fill);
  }
  const key = toText(value);
  return Object.hasOwn(wording, key) ? fillFirstTemplate(wording[key], fill) : undefined;
}

const readKey = (value: unknown, name: string): unknown =>
  isObject(value) ? readOwn(value, name) : undefined;

const isListed = ({ type }: Field): boolean =>
  typeof type === 'string' && (type === 'object' || type.startsWith('array'));
