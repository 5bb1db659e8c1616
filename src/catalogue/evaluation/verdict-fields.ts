import { isRecord, toFlag } from '../../text/json-value.ts';
import type { Check } from '../../format/task.ts';
import type { Field, Fields, MetricContract } from '../../vocabulary/contract/contract.ts';
import type { RichText } from '../../text/rich-text.ts';
import { isLiteral } from './verdict-source.ts';
import { type Filler, fillFirst, type Place } from './verdict-template.ts';
import { joinParts, describeValues, describeWithheld } from './verdict-values.ts';

/** A rule or an option at a place such as `rules.urls`, told as its field says or else quoted. */
export function describeFieldAt(
  place: Place,
  check: Check,
  contract: MetricContract,
): RichText | undefined {
  const { value, field } = findField(place, check, contract);
  if (field?.wording === undefined) return describeValues(value, place);
  const fill = toPlainFiller(check, contract);
  if (!Array.isArray(value)) return describeWorded(value, field, fill);
  const told = [...new Set<unknown>(value)].map((one) => describeWorded(one, field, fill));
  const known = told.filter((one) => one !== undefined);
  return known.length === 0 || known.length < told.length ? undefined : joinParts(known, 'and');
}

/** What a field, or its default, adds at the end of a clause; undefined when that says nothing. */
export function describePiece(
  place: Place,
  check: Check,
  contract: MetricContract,
): RichText | undefined {
  const { value, field } = findField(place, check, contract);
  return field && describeWorded(value ?? field.default, field, toPlainFiller(check, contract));
}

/** Names a rule that is always there, as in "the expected page". */
export function describeWithheldAt(
  place: Place,
  check: Check,
  contract: MetricContract,
): RichText | undefined {
  const { field } = findField(place, check, contract);
  if (
    !check.expected ||
    !isLiteral(check.expected) ||
    !field?.required ||
    field.wording !== undefined
  )
    return undefined;
  return describeWithheld(isListed(field), place);
}

/** Inside the text of a field all fields are quoted, so that none can ask for itself. */
function toPlainFiller(check: Check, contract: MetricContract): Filler {
  return (place) => describeValues(findField(place, check, contract).value, place);
}

interface Found {
  value: unknown;
  field: Field | undefined;
}

function findField(
  { name }: Place,
  { expected, options }: Check,
  { rules, options: known }: MetricContract,
): Found {
  const [part, ...path] = name.split('.');
  if (part === 'rules') {
    return walk(expected && isLiteral(expected) ? expected.fields.rules : undefined, rules, path);
  }
  return part === 'options' ? walk(options, known, path) : { value: undefined, field: undefined };
}

/** A list of objects is told by the field that they share. */
function walk(
  value: unknown,
  fields: Fields | undefined,
  [name, ...path]: readonly string[],
): Found {
  if (name === undefined) return { value, field: { required: true, type: 'object' } };
  const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  const inner = Array.isArray(value)
    ? value.map((entry) => readKey(entry, name))
    : readKey(value, name);
  return path.length === 0 ? { value: inner, field } : walk(inner, field?.fields, path);
}

function describeWorded(
  value: unknown,
  { wording: told }: Field,
  fill: Filler,
): RichText | undefined {
  if (told === undefined || value === undefined || value === null) return undefined;
  if (typeof told === 'string') {
    return toFlag(value) === false ? undefined : fillFirst(told, fill);
  }
  const key = typeof value === 'string' ? value : JSON.stringify(value);
  return Object.hasOwn(told, key) ? fillFirst(told[key], fill) : undefined;
}

const readKey = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const isListed = ({ type }: Field): boolean =>
  typeof type === 'string' && (type === 'object' || type.startsWith('array'));
