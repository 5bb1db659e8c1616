import type { Provenance } from '#vocabulary/contract/provenance.ts';
import { isObject, type JsonObject, readOwn } from '#text/json/json-value.ts';
import type { MetricEntry } from '#vocabulary/contract/entry.ts';
import { toEntryTable } from './display-table.ts';
import { shortenName } from '#text/shorten-name.ts';
import { toDisplayValue } from './display-value.ts';
import type { DisplayField, DisplayValue } from './display-kinds.ts';
import { describeDates } from './expected-dates.ts';
import type { DetailedLabel } from '#vocabulary/contract/rule-label.ts';

/** What a metric expects, rule by rule: with its wording, if it has one, and each value in its form. */
export function describeRules(
  rules: unknown,
  metric: MetricEntry | undefined,
  from: Provenance | undefined,
): DisplayField[] {
  if (!isObject(rules)) return [describeRule('rules', rules, metric, {})];
  return Object.entries(rules).map(([name, value]) => ({
    ...(describeDates(from, name, value) ?? describeRule(name, value, metric, rules)),
    name: shortenName(name),
  }));
}

function describeRule(
  name: string,
  value: unknown,
  metric: MetricEntry | undefined,
  rules: JsonObject,
): DisplayField {
  const label = findLabel(metric, name);
  if (hasPatterns(name, metric)) {
    return { name, says: label?.says ?? 'regular expression', value: showPatterns(value) };
  }
  const compares = metric?.contract.compares;
  const part = compares?.kind === 'equal entries' ? compares.part : undefined;
  const shown = showRule(value, label, part !== undefined && rules[part] === true);
  return label ? { name, says: label.says, value: shown } : { name, value: shown };
}

function findLabel(metric: MetricEntry | undefined, rule: string): DetailedLabel | undefined {
  const label = readOwn(metric?.contract.ruleLabels, rule);
  return typeof label === 'string' ? { says: label } : label;
}

function showRule(
  value: unknown,
  label: DetailedLabel | undefined,
  isPartEnough: boolean,
): DisplayValue {
  if (!label) return toDisplayValue(value);
  const { says, words = {}, rows, alternatives } = label;
  if (Array.isArray(value)) {
    // "Equals nothing" would mean that no value is equal.
    if (value.length === 0 && says !== 'equals') return { kind: 'empty', text: 'nothing' };
    return alternatives ? { kind: 'list', items: value.map(showChoice) } : toDisplayValue(value);
  }
  if (isObject(value)) {
    if (!rows || Object.keys(value).length === 0) return toDisplayValue(value);
    return isPartEnough
      ? toEntryTable(value, [rows[0], 'must include'], showChoice)
      : toEntryTable(value, rows, toDisplayValue);
  }
  const word = readOwn(words, String(value));
  const shown = toDisplayValue(value);
  return word === undefined ? shown : { kind: 'words', text: word, value: shown };
}

/** An array in place of a value: one of its entries is enough. */
function showChoice(value: unknown): DisplayValue {
  const shown = toDisplayValue(value);
  const isChoice = Array.isArray(value) && value.length > 1;
  return isChoice ? { kind: 'words', text: 'one of', value: shown } : shown;
}

/** Whether the contract or the name of a rule says that it contains regular expressions. */
function hasPatterns(name: string, metric: MetricEntry | undefined): boolean {
  const field = readOwn(metric?.contract.rules, name);
  return /\bregular expression/i.test(field?.description ?? '') || /^regexp?$/i.test(name);
}

/** Every string as a pattern, as deep as any metric looks; below that, values are shown as they are. */
function showPatterns(value: unknown, depth = 0): DisplayValue {
  if (typeof value === 'string' && value !== '') return { kind: 'pattern', text: value };
  if (typeof value !== 'object' || value === null || depth === 3) return toDisplayValue(value);
  const inner = Object.entries(value).map(([name, part]: [string, unknown]) => ({
    name,
    value: showPatterns(part, depth + 1),
  }));
  if (inner.length === 0) return toDisplayValue(value);
  return Array.isArray(value)
    ? { kind: 'list', items: inner.map((part) => part.value) }
    : { kind: 'fields', fields: inner };
}
