import { expect, test } from 'vitest';
import { addresses } from '../../catalogue/addresses/addresses.ts';
import { documentationSite, toRuleAddress } from './rule-address.ts';
import { allRuleMetas } from '../rules/index.ts';

test('the address of a rule is that of its page on the documentation site', () => {
  expect(toRuleAddress('W02')).toBe('https://benchlight.example.org/rules/w02/');
  for (const { code } of allRuleMetas) {
    expect(toRuleAddress(code)).toBe(documentationSite + addresses.rule(code));
  }
});
