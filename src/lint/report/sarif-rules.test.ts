import { describe, expect, test } from 'vitest';
import { defineRuleMeta } from '../model/rule.ts';
import { allRuleMetas } from '../rules/index.ts';
import { toSarifRule } from './sarif-rules.ts';

const meta = defineRuleMeta({
  code: 'W99',
  name: 'example-rule',
  severity: 'warning',
  consequence: 'stops',
  summary: 'A task is an example.',
  why: 'Other tasks <hide> *_what_* is meant.',
  howToFix: 'Give an example.',
  examples: { kind: 'task', good: [], bad: [] },
  message: () => 'no example',
});

test('a rule says what it is, why, what to do, and where to read more', () => {
  expect(toSarifRule(meta, 'https://example.org/tasks')).toEqual({
    id: 'W99',
    name: 'example-rule',
    shortDescription: { text: 'A task is an example.' },
    fullDescription: { text: 'Other tasks <hide> *_what_* is meant.' },
    help: {
      text: 'Other tasks <hide> *_what_* is meant.\n\nGive an example.\n\nhttps://example.org/tasks/rules/w99/',
      markdown: String.raw`Other tasks \<hide\> \*\_what\_\* is meant.

Give an example.

[Rule W99](https://example.org/tasks/rules/w99/)`,
    },
    helpUri: 'https://example.org/tasks/rules/w99/',
    defaultConfiguration: { level: 'warning' },
    properties: {
      tags: ['wiring', 'runner-stops'],
      consequence: 'A runner may stop',
      precision: 'high',
      'problem.severity': 'warning',
    },
  });
});

test('a rule links nowhere when no site is known', () => {
  const { help, helpUri } = toSarifRule(meta);
  expect([help?.text, help?.markdown, helpUri]).toEqual([
    'Other tasks <hide> *_what_* is meant.\n\nGive an example.',
    String.raw`Other tasks \<hide\> \*\_what\_\* is meant.

Give an example.`,
    undefined,
  ]);
});

test.for([
  ['error', 'error', 'very-high', 'error'],
  ['warning', 'warning', 'high', 'warning'],
  ['info', 'note', 'medium', 'recommendation'],
] as const)('a rule of severity "%s"', ([severity, level, precision, problem]) => {
  const { defaultConfiguration, properties } = toSarifRule({ ...meta, severity });
  expect(defaultConfiguration).toEqual({ level });
  expect(properties).toMatchObject({ precision, 'problem.severity': problem });
});

describe('every rule there is', () => {
  const rules = allRuleMetas.map((one) => toSarifRule(one));

  test('has the tags of its layer and of its consequence', () => {
    expect(rules.filter(({ properties }) => properties?.tags?.length !== 2)).toEqual([]);
  });

  test('has descriptions that GitHub shows whole', () => {
    const descriptions = rules.flatMap(({ shortDescription, fullDescription }) => [
      shortDescription?.text ?? '',
      fullDescription?.text ?? '',
    ]);
    expect(descriptions.filter((text) => text === '' || text.length > 1024)).toEqual([]);
  });
});
