import * as metas from '../rules/s-schema-rules.ts';
import { z, type ZodIssue, type ZodTypeAny, type ZodUnrecognizedKeysIssue } from 'zod/v3';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { describeJson } from '#text/json/describe-json.ts';
import { isObject } from '#text/json/json-value.ts';
import { readQuotedBoolean } from '../facts/checks/quoted-boolean.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { suggest } from '#text/similarity/suggest.ts';
import type { Consequence } from '../model/consequence.ts';
import type { Severity } from '../model/finding.ts';
import type { Fix } from '../model/fix.ts';
import type { RuleMeta } from '../model/rule.ts';
import { booleanAsString } from '../rules/s04-boolean-as-string.ts';
import { replaceWithTrue } from '../model/safe-fixes.ts';
import { flattenUnions } from './union-issues.ts';

/** A departure from a schema: the rule that reports it, and its message. */
export interface ShapeProblem {
  meta: RuleMeta<never>;
  at: Path;
  message: string;
  /** The path of the value; a missing one has no place of its own. Default: the place. */
  about?: readonly string[];
  fix?: Fix | undefined;
  /** The value. */
  found?: unknown;
  /** The only strings that the value may be; undefined for any. */
  allowed?: readonly string[] | undefined;
  /** Default: the rule's own. */
  severity?: Severity;
  /** Default: the rule's own. */
  consequence?: Consequence;
}

/** Finds where a value departs from a schema; one problem for each wrong value. */
export function checkShape(schema: ZodTypeAny, value: unknown): ShapeProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const byPlace = Map.groupBy(flattenUnions(result.error.issues), ({ path }) => toPointer(path));
  return [...byPlace.values()].flatMap(([first]) =>
    first ? toProblems(first, value, schema) : [],
  );
}

function toProblems(issue: ZodIssue, root: unknown, schema: ZodTypeAny): ShapeProblem[] {
  if (issue.code === 'unrecognized_keys') return toUnknownFields(issue, schema);
  const at = issue.path;
  const value = at.reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], root);
  const field = fieldName(at);
  if (issue.code === 'invalid_string' && typeof value !== 'string') {
    const message = `invalid key "${field}"; it must be ${describeWanted(issue)}`;
    return [{ meta: metas.wrongType, at, message }];
  }
  const other = value === undefined ? findOtherName(issue, root) : undefined;
  const mismatch = { field, found: describeJson(value), wanted: describeWanted(issue), other };
  const meta = selectMeta(issue, field, value);
  const place = value === undefined ? at.slice(0, -1) : at;
  const fix =
    meta === booleanAsString && readQuotedBoolean(value) === true ? replaceWithTrue : undefined;
  const about = [toPointer(at)];
  const allowed = issue.code === 'invalid_enum_value' ? issue.options.map(String) : undefined;
  return [
    {
      meta,
      at: place,
      message: meta.message(mismatch),
      about,
      ...(allowed && { found: value, allowed }),
      ...(fix && { fix }),
    },
  ];
}

function toUnknownFields(
  { path, keys }: ZodUnrecognizedKeysIssue,
  schema: ZodTypeAny,
): ShapeProblem[] {
  const fields = listFields(schema, path);
  const all = fields.map((field) => `"${field}"`).join(', ');
  return keys.map((key) => ({
    meta: metas.wrongType,
    at: [...path, key],
    message: `unknown field "${key}"${suggest(key, fields) || `; it must be one of ${all}`}`,
  }));
}

/** What other harnesses call the task of a result. */
export const otherTaskNames = ['taskId', 'id'];

/** What other formats call a field at the top of a file. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  config: ['setup'],
  evaluator: ['eval', 'evaluation'],
  id: ['task_id', 'taskId', 'uuid', 'uid'],
  instruction: ['question', 'goal', 'task', 'prompt', 'query', 'intent'],
  related_apps: ['apps', 'applications'],
  task: otherTaskNames,
};

/** The field that has what a missing one needs. */
function findOtherName(issue: ZodIssue, root: unknown): string | undefined {
  const [field, ...below] = issue.path;
  if (issue.code !== 'invalid_type' || below.length > 0 || !isObject(root)) return undefined;
  const fits = (name: string) => z.getParsedType(root[name]) === issue.expected;
  return otherNames[String(field)]?.find(fits);
}

type MismatchMeta = typeof metas.wrongType | typeof booleanAsString;

function selectMeta(issue: ZodIssue, field: string, value: unknown): MismatchMeta {
  if (value === undefined) return field === 'func' ? metas.noMetric : metas.fieldMissing;
  if (issue.path.length === 1 && field === 'source') return metas.sourceNotString;
  if (field === 'func' && (value === '' || (Array.isArray(value) && value.length === 0))) {
    return metas.noMetric;
  }
  if (issue.code === 'invalid_enum_value' || wantsOneOf(issue)) return metas.unknownValue;
  const wantsFlag = issue.code === 'invalid_type' && issue.expected === 'boolean';
  if (wantsFlag && readQuotedBoolean(value) !== undefined) return booleanAsString;
  return metas.wrongType;
}

/** Zod reports a value of another type than the members' as a type, written `'low' | 'high'`. */
const wantsOneOf = (issue: ZodIssue): boolean =>
  issue.code === 'invalid_type' && issue.expected.startsWith("'");

const wantedTypes: Record<string, string> = {
  string: 'a string',
  boolean: 'true or false',
  number: 'a number',
  integer: 'an integer',
  array: 'an array',
  object: 'an object',
  null: 'null',
};

function describeWanted(issue: ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (wantsOneOf(issue))
        return `one of ${issue.expected.replaceAll("'", '"').replaceAll(' |', ',')}`;
      return wantedTypes[issue.expected] ?? issue.expected;
    case 'invalid_enum_value':
      return `one of ${issue.options.map((option) => `"${option}"`).join(', ')}`;
    case 'invalid_literal':
      return JSON.stringify(issue.expected);
    case 'too_small':
      if (issue.type === 'number') return `at least ${issue.minimum}`;
      if (issue.type === 'string') return 'a non-empty string';
      return issue.minimum === 1
        ? 'a non-empty array'
        : `an array of at least ${issue.minimum} elements`;
    case 'too_big':
      if (issue.type !== 'string') return `at most ${issue.maximum}`;
      return `at most ${formatCount(Number(issue.maximum))} characters`;
    case 'invalid_union':
      return describeAlternatives(issue.unionErrors.flatMap((error) => error.issues));
    case 'invalid_string':
      return issue.message;
    default:
      return issue.message.toLowerCase();
  }
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "a string, an array or null": the kinds that a union accepts, each once. */
function describeAlternatives(issues: readonly ZodIssue[]): string {
  const kinds = issues.flatMap((issue): string[] =>
    issue.code === 'invalid_union'
      ? [describeAlternatives(issue.unionErrors.flatMap((error) => error.issues))]
      : [describeWanted(issue)],
  );
  const all = kinds.flatMap((kind) => kind.split(' or ').map((part) => part.trim()));
  return alternatives.format(new Set(all));
}

/** The nearest name on a path: `"steps[2]"` for an element. */
function fieldName(path: Path): string {
  const names = path.findLastIndex((key) => typeof key === 'string');
  if (names === -1) return path.length === 0 ? '' : `[${path.join('][')}]`;
  const indexes = path.slice(names + 1).map((index) => `[${index}]`);
  return `${path[names] ?? ''}${indexes.join('')}`;
}

/** The names of the fields that a schema allows at a path; of a union, those of all its members. */
function listFields(schema: z.ZodTypeAny, path: Path): string[] {
  if (schema instanceof z.ZodOptional) return listFields(schema.unwrap() as z.ZodTypeAny, path);
  if (schema instanceof z.ZodLazy) return listFields(schema.schema as z.ZodTypeAny, path);
  if (schema instanceof z.ZodUnion) {
    const members = schema.options as readonly z.ZodTypeAny[];
    return [...new Set(members.flatMap((member) => listFields(member, path)))];
  }
  const [key, ...rest] = path;
  if (schema instanceof z.ZodArray) return listFields(schema.element as z.ZodTypeAny, rest);
  if (schema instanceof z.ZodRecord) return listFields(schema.valueSchema as z.ZodTypeAny, rest);
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Record<string, z.ZodTypeAny>;
  if (key === undefined) return Object.keys(shape);
  const field = shape[key];
  return field ? listFields(field, rest) : [];
}
