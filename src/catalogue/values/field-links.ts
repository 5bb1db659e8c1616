import type { JsonObject } from '#text/json/json-value.ts';
import type { Source } from '#format/task.ts';
import { readsOwnRule } from '#vocabulary/getter-rules.ts';
import type { ContractPart } from '#vocabulary/contract/contract.ts';
import { toGetterName } from '#vocabulary/vocabulary.ts';
import { toAnchor, toInnerAnchor } from '#addresses/anchor.ts';
import type { Catalogue } from '../catalogue.ts';
import { toSheetRules } from './display-sheets.ts';
import { toDisplayFields, toDisplayValue } from './display-value.ts';
import type { DisplayField, DisplayValue } from './display-kinds.ts';
import { describeRules } from './describe-expected.ts';
import { type FunctionFacet, kindOfFacet } from '../facets/facet-of-kind.ts';
import { addresses } from '#addresses/addresses.ts';
import { literalKeyOf } from '#sentences/metrics/literal-getters.ts';

type Finder = Pick<Catalogue, 'findGroup' | 'findContract' | 'vocabulary'>;

/** The part of a function's contract that describes an object. */
interface ContractOwner {
  facet: FunctionFacet;
  name: string | undefined;
  part: ContractPart;
}

/** An object as a page shows it, with each name linked to its explanation on a function's page. */
export function toFunctionFields(
  record: object,
  owner: ContractOwner,
  finder: Finder,
): DisplayField[] {
  const { facet, name, part } = owner;
  const addressOf = addressesIn(facet, name, finder);
  const fields = describeSheets(record, owner, finder) ?? toDisplayFields(record);
  return link(fields, (field) => addressOf(toAnchor(part, field)));
}

/**
 * The keys of a source, which belong to its getter. Those inside `rules` belong to the metric or to
 * the getter; for a getter that only returns what the task file says, they replace `rules`.
 */
export function toSourceFields(
  record: JsonObject,
  source: Source,
  metric: string | undefined,
  finder: Finder,
): DisplayField[] {
  const name = source.type === undefined ? undefined : toGetterName(source.type);
  const literalKey = literalKeyOf(source, finder.vocabulary);
  const fields = toFunctionFields(record, { facet: 'getters', name, part: 'keys' }, finder);
  return fields.flatMap((field) => {
    if (field.name !== (literalKey ?? 'rules')) return [field];
    const addressOf = addressesOfRules(name, metric, finder);
    if (literalKey !== undefined) {
      const entry = metric === undefined ? undefined : finder.vocabulary.find('metric', metric);
      const from = finder.vocabulary.find('getter', name ?? '')?.contract.from;
      return linkRules(describeRules(record[literalKey], entry, from), field, addressOf);
    }
    const { value } = field;
    if (value.kind !== 'fields') return [field];
    return [{ ...field, value: { ...value, fields: link(value.fields, addressOf) } }];
  });
}

/** The fields of an object of the format, each with the address of its explanation. */
export function toFormatFields(
  record: object,
  addressOf: (name: string) => string,
): DisplayField[] {
  return link(toDisplayFields(record), addressOf);
}

/** Values that are the id of one of some tasks, each with the address of its page. */
export const linkTaskIds = (
  fields: readonly DisplayField[],
  tasks: readonly { id: string; path: string }[],
): readonly DisplayField[] =>
  tasks.length === 0
    ? fields
    : fields.map((field) => ({ ...field, value: linkValue(field.value, tasks) }));

function linkValue(
  value: DisplayValue,
  tasks: readonly { id: string; path: string }[],
): DisplayValue {
  switch (value.kind) {
    case 'literal': {
      const task = tasks.find(({ id }) => id === value.text);
      return task ? { ...value, address: addresses.task(task.path) } : value;
    }
    case 'list':
      return { ...value, items: value.items.map((item) => linkValue(item, tasks)) };
    case 'fields':
      return { ...value, fields: linkTaskIds(value.fields, tasks) };
    default:
      return value;
  }
}

/** Each rule links to its own place; rules that are empty or not an object link to the getter. */
function linkRules(
  described: readonly DisplayField[],
  rules: DisplayField,
  addressOf: AddressOf,
): DisplayField[] {
  const [first, ...others] = described;
  if (!first) return [rules];
  const isWhole = others.length === 0 && first.name === 'rules';
  return isWhole ? [{ ...rules, ...first, name: rules.name }] : link(described, addressOf);
}

/** The options of a comparison of workbooks, with the sheets in words. */
function describeSheets(
  record: object,
  { facet, name = '', part }: ContractOwner,
  { vocabulary }: Finder,
): DisplayField[] | undefined {
  if (facet !== 'metrics' || part !== 'options') return undefined;
  const compares = vocabulary.find('metric', name)?.contract.compares;
  if (compares?.kind !== 'equal sheets') return undefined;
  return Object.entries(record).map(([option, value]): DisplayField => {
    const sheets = option === compares.rules ? toSheetRules(value) : undefined;
    return { name: option, value: sheets ?? toDisplayValue(value) };
  });
}

type AddressOf = (name: string) => string | undefined;

function addressesOfRules(
  getter: string | undefined,
  metric: string | undefined,
  finder: Finder,
): AddressOf {
  const fetcher = getter === undefined ? undefined : finder.vocabulary.find('getter', getter);
  const inGetter = addressesIn('getters', getter, finder);
  const inMetric = addressesIn('metrics', metric, finder);
  return (name) =>
    readsOwnRule(fetcher, name)
      ? inGetter(toInnerAnchor(toAnchor('keys', 'rules'), name))
      : inMetric(toAnchor('rules', name));
}

/** Addresses on a function's page; for a place that it does not show, that of the whole contract. */
function addressesIn(
  facet: FunctionFacet,
  name: string | undefined,
  { findGroup, findContract }: Finder,
): (anchor: string) => string | undefined {
  const group = name === undefined ? undefined : findGroup(facet, name);
  if (!group) return () => undefined;
  const { anchors } = findContract(kindOfFacet[facet], group.name);
  return (anchor) =>
    addresses.functionField(facet, group.segment, anchors.has(anchor) ? anchor : 'contract');
}

function link(fields: readonly DisplayField[], addressOf: AddressOf): DisplayField[] {
  return fields.map((field) => {
    const address = addressOf(field.name);
    return address === undefined ? field : { ...field, address };
  });
}
