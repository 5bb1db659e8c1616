import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { suggest } from '#text/similarity/suggest.ts';
import type { RuleMeta } from '../model/rule.ts';
import { allRuleMetas } from '../rules/index.ts';

/** The rule with this code or name, in any case. */
export function findRule(name: string): RuleMeta | undefined {
  const wanted = name.toLowerCase();
  return allRuleMetas.find((rule) => rule.code.toLowerCase() === wanted || rule.name === wanted);
}

/** The end of a message about a rule that does not exist: the code or the name that was probably meant. */
export function suggestRule(name: string): string {
  const wanted = name.toLowerCase();
  const code = findRule(wanted.replace(/^([a-z])([\do]{1,2})$/, toTwoDigits))?.code;
  if (code !== undefined) return didYouMean(code);
  // Every other code is as near as the one that was meant.
  if (/^[a-z]\d+$/.test(wanted)) return '';
  const names = allRuleMetas.map((rule) => rule.name);
  const [part, ...others] = names.filter((one) => one.includes(wanted));
  return others.length === 0 && part !== undefined ? didYouMean(part) : suggest(wanted, names);
}

/** "w1" and "wo1" for "w01". */
const toTwoDigits = (_: string, letter: string, digits: string): string =>
  `${letter}${digits.replaceAll('o', '0').padStart(2, '0')}`;
