import { isRecord, type JsonRecord } from '../../text/json-value.ts';
import type { VocabularyEntry } from '../../vocabulary/contract/entry.ts';
import { toEntryTable } from './display-table.ts';
import { toDisplayValue } from './display-value.ts';
import { type DisplayField, type DisplayValue } from './display-kinds.ts';
import { describeDates } from './expected-dates.ts';
import { findRuleWording, type RuleWording } from './rule-wordings.ts';

/** What a metric expects, rule by rule, in words where they are known and each value in its form. */
export function describeRules(
  rules: unknown,
  metric: VocabularyEntry | undefined,
  getter: string | undefined,
): DisplayField[] {
  if (!isRecord(rules)) return [describeRule('rules', rules, metric, {})];
  return Object.entries(rules).map(
    ([name, value]) =>
      describeDates(getter, name, value) ?? describeRule(name, value, metric, rules),
  );
}

function describeRule(
  name: string,
  value: unknown,
  metric: VocabularyEntry | undefined,
  rules: JsonRecord,
): DisplayField {
  const telling = findRuleWording(metric, name);
  if (holdsPatterns(name, metric)) {
    return { name, says: telling?.says ?? 'regular expression', value: showPatterns(value) };
  }
  const isPartEnough =
    rules.expect_in_result === true && findRuleWording(metric, 'expect_in_result') !== undefined;
  const shown = showRule(value, telling, isPartEnough);
  return telling ? { name, says: telling.says, value: shown } : { name, value: shown };
}

function showRule(
  value: unknown,
  telling: RuleWording | undefined,
  isPartEnough: boolean,
): DisplayValue {
  if (!telling) return toDisplayValue(value);
  const { words = {}, rows, alternatives } = telling;
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'empty', text: 'nothing' };
    return alternatives ? { kind: 'list', items: value.map(showChoice) } : toDisplayValue(value);
  }
  if (isRecord(value)) {
    if (!rows || Object.keys(value).length === 0) return toDisplayValue(value);
    return isPartEnough
      ? toEntryTable(value, [rows[0], 'must include'], showChoice)
      : toEntryTable(value, rows, toDisplayValue);
  }
  const word = Object.hasOwn(words, String(value)) ? words[String(value)] : undefined;
  const shown = toDisplayValue(value);
  return word === undefined ? shown : { kind: 'told', text: word, value: shown };
}

/** A list in place of a value, as several of which one is due. */
function showChoice(value: unknown): DisplayValue {
  const shown = toDisplayValue(value);
  const isChoice = Array.isArray(value) && value.length > 1;
  return isChoice ? { kind: 'told', text: 'one of', value: shown } : shown;
}

/** Whether the contract says of a rule that it holds regular expressions, or its name does. */
function holdsPatterns(name: string, metric: VocabularyEntry | undefined): boolean {
  const rules = metric?.kind === 'metric' ? metric.contract.rules : undefined;
  const field = rules && Object.hasOwn(rules, name) ? rules[name] : undefined;
  return /\bregular expression/i.test(field?.description ?? '') || /^regexp?$/i.test(name);
}

/** Every text as a pattern; deeper than any metric looks, values are shown as they are. */
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
