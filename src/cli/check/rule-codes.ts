import { UsageError } from '#dataset/usage-error.ts';
import { findRule, suggestRule } from '#lint/explain/find-rule.ts';

/** The codes of the rules that `--rule` names, by code or by name, with commas between them. */
export function toRuleCodes(text: string): string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) {
    throw new UsageError(`invalid value "${text}" for --rule`, hint);
  }
  return names.map((name) => {
    const rule = findRule(name);
    if (rule) return rule.code;
    throw new UsageError(`unknown rule "${name}" for --rule${suggestRule(name)}`, hint);
  });
}

const hint = 'Use rule codes separated by commas, such as W21,D02.';
