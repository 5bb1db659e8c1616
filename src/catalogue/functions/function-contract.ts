import { readOwn } from '#text/json/json-value.ts';
import type { ContractPart, Field, Fields } from '#vocabulary/contract/contract.ts';
import type { FunctionKind, VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { FieldOrigin } from '#vocabulary/contract/field-origins.ts';
import { toAnchor, toInnerAnchor } from '#addresses/anchor.ts';
import { type Disagreement, findDisagreements, findUndeclared } from './disagreements.ts';
import type { SeenField } from './seen-fields.ts';
import type { Usage } from './usage-observer.ts';

/** What a function takes, as declared and as the dataset uses it. */
export interface FunctionContract {
  sections: readonly ContractSection[];
  /** The places of all rows on the function's page. */
  anchors: ReadonlySet<string>;
}

/** The fields of one part of a contract. */
export interface ContractSection {
  part: ContractPart;
  /** Whether the vocabulary says which fields there are. */
  knowledge: 'known' | 'unknown';
  /** Whether fields beside the declared ones are accepted. */
  isOpen: boolean;
  rows: readonly ContractRow[];
  /** How many more undeclared fields the tasks write. */
  left: number;
}

/** Where a field is declared. */
export type RowOrigin = FieldOrigin | 'built-in';

/** One field, with the fields inside it. */
export interface ContractRow {
  name: string;
  /** The id of its place on the function's page. */
  anchor: string;
  declared: Field | undefined;
  /** Where it is declared, if the fields of the function are from several sources. */
  origin?: RowOrigin | undefined;
  seen: SeenField | undefined;
  disagreements: readonly Disagreement[];
  /** Whether a getter passes it on to the metric, which says what it means. */
  isPassedOn: boolean;
  /** The fields of an object, or of the objects of an array. */
  rows: readonly ContractRow[];
  /** How many more undeclared fields are inside it. */
  left: number;
}

const partsOf = {
  action: ['parameters'],
  getter: ['keys'],
  metric: ['rules', 'options'],
} as const;

/** More names than these do not help a reader; a file may contain any number. */
const mostUndeclared = 50;

/** Joins the contract of a function with its use; a part without fields has no rows. */
export function toFunctionContract(
  kind: FunctionKind,
  entry: VocabularyEntry | undefined,
  usage: Usage | undefined,
): FunctionContract {
  const contract: Partial<Record<ContractPart, Fields | undefined>> = entry?.contract ?? {};
  const isMixed = entry !== undefined && hasSeveralOrigins(kind, entry);
  const sections = partsOf[kind].map((part): ContractSection => {
    const isOpen = entry?.kind === 'metric' && part === 'options' && !!entry.contract.otherOptions;
    const declared = contract[part];
    const seen = usage?.fields[part] ?? [];
    const outside = isOpen ? 'ignored' : 'undeclared';
    const found = toRows(declared, seen, outside, (name) => toAnchor(part, name));
    const { left } = found;
    const rows = isMixed
      ? found.rows.map((row) => ({ ...row, ...toOrigin(row, entry.origins?.[part]) }))
      : found.rows;
    const knowledge = declared ? 'known' : 'unknown';
    return { part, knowledge, isOpen, rows, left };
  });
  const anchors = sections.flatMap(({ rows }) => listRows(rows).map(({ anchor }) => anchor));
  return { sections, anchors: new Set(anchors) };
}

/** Whether the fields of a function are known from different sources. */
function hasSeveralOrigins(
  kind: FunctionKind,
  { contract, origins = {} }: VocabularyEntry,
): boolean {
  const fields: Partial<Record<ContractPart, Fields | undefined>> = contract;
  const found = partsOf[kind].flatMap((part) =>
    Object.keys(fields[part] ?? {}).map((name) => origins[part]?.[name] ?? 'built-in'),
  );
  return new Set(found).size > 1;
}

function toOrigin(
  { name, declared }: ContractRow,
  origins: Readonly<Record<string, RowOrigin>> | undefined,
): Pick<ContractRow, 'origin'> {
  return declared ? { origin: origins?.[name] ?? 'built-in' } : {};
}

/** Rows with all rows inside them, in the order of the page. */
export function listRows(rows: readonly ContractRow[]): ContractRow[] {
  return rows.flatMap((row) => [row, ...listRows(row.rows)]);
}

/** How many rows disagree with their declaration. */
export function countDisagreements({ sections }: FunctionContract): number {
  const rows = sections.flatMap((section) => listRows(section.rows));
  return rows.filter(({ disagreements }) => disagreements.length > 0).length;
}

/** What happens to fields that are not declared. */
type Outside = 'undeclared' | 'ignored' | 'passed on';

function toRows(
  declared: Fields | undefined,
  seen: readonly SeenField[],
  outside: Outside,
  anchorOf: (name: string) => string,
): { rows: ContractRow[]; left: number } {
  const seenByName = new Map(seen.map((field) => [field.name, field]));
  const declaredNames = Object.keys(declared ?? {});
  const strange = [...seenByName.keys()].filter((name) => !declaredNames.includes(name));
  const shown = [...declaredNames, ...strange.slice(0, mostUndeclared)];
  const rows = shown.map((name): ContractRow => {
    const field = readOwn(declared, name);
    const found = seenByName.get(name);
    const anchor = anchorOf(name);
    const isPassedOn = !field && outside === 'passed on';
    const isStrange = declared !== undefined && found !== undefined && !isPassedOn;
    const inside = anchor === toAnchor('keys', 'rules') ? 'passed on' : 'undeclared';
    const disagreements = (): Disagreement[] => {
      if (!isStrange) return [];
      if (field) return findDisagreements(field, found);
      return [findUndeclared(found, declaredNames, outside === 'ignored')];
    };
    return {
      name,
      anchor,
      declared: field,
      seen: found,
      disagreements: disagreements(),
      isPassedOn,
      ...(field?.fields
        ? toRows(field.fields, found?.fields ?? [], inside, (part) => toInnerAnchor(anchor, part))
        : { rows: [], left: 0 }),
    };
  });
  return { rows, left: declaredNames.length + strange.length - shown.length };
}
