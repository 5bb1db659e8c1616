import { UsageError } from '#dataset/usage-error.ts';
import { allRuleMetas } from '#lint/rules/index.ts';

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
    const meta = allRuleMetas.find(
      (rule) => rule.code === name.toUpperCase() || rule.name === name.toLowerCase(),
    );
    if (meta) return meta.code;
    throw new UsageError(`unknown rule "${name}" for --rule`, hint);
  });
}

const hint = 'Use rule codes separated by commas, such as W21,D02.';
