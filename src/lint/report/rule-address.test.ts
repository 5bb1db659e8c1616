import { expect, test } from 'vitest';
import { addresses } from '#addresses/addresses.ts';
import { toRuleAddress, toRulesAddress } from './rule-address.ts';
import { allRuleMetas } from '../rules/index.ts';

test.for([
  ['a site', 'https://example.org', 'https://example.org'],
  ['a site with a slash', 'https://example.org/', 'https://example.org'],
  ['a site below a path', 'https://example.org/tasks', 'https://example.org/tasks'],
  ['a name in Japanese', 'https://課題.example', 'https://xn--242aw1y.example'],
] as const)('links to the pages of %s', ([, site, root]) => {
  expect(toRulesAddress(site)).toBe(root + addresses.rules);
  for (const { code } of allRuleMetas) {
    expect(toRuleAddress(site, code)).toBe(root + addresses.rule(code));
  }
});
