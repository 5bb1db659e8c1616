import { expect, test } from 'vitest';
import { allRuleMetas } from '../rules/index.ts';
import { explainRule } from './explain-rule.ts';
import { findRule } from './find-rule.ts';

const explain = (name: string, options: { columns?: number; site?: string } = {}) => {
  const rule = findRule(name);
  if (!rule) throw new Error(name);
  return explainRule(rule, { columns: 80, paint: (_, text) => text, ...options });
};

test('says why, how to fix, what is incorrect, and how to turn it off', () => {
  expect(explain('S04', { site: 'https://example.org/catalogue' })).toMatchInlineSnapshot(`
    "S04 boolean-as-string
    warning; nothing changes for results

      A boolean is written without quotes.

    Why
      In most languages the string "false" counts as true.

    How to fix
      Change the value, and the script that wrote the file, which would otherwise
      write it again. If your environment expects a string, declare the field in
      dataset.json.
      Fixed by check --fix: It replaces the strings "true" and "True" by true. The
      string "false" is not changed, since environments treat it as true: only its
      author knows which is intended.

    Incorrect
      Parts of a task file; the rest of the file is correct.

      1 | {
      2 |   "proxy": "true"
        |            ^^^^^^
        | "proxy" is the string "true"; write true or false without quotes
      3 | }

    How to turn it off
      In dataset.json, for all files; "info" instead of "off" lowers its severity:
        { "check": { "severity": { "S04": "off" } } }
      For one file, with the reason:
        {
          "check": {
            "exceptions": [
              { "file": "browser/example.json", "rule": "S04", "reason": "…" }
            ]
          }
        }

    Checked by hand
      12 findings in OSWorld-Verified, all harmless.

    https://example.org/catalogue/rules/s04/"
  `);
});

test.for(['F06', 'D09', 'R01'])('describes the examples of %s, which have no line', (code) => {
  expect(explain(code)).toMatch(/\nIncorrect\n {2}\S/);
});

test.for([60, 80])('keeps prose within %s columns', (columns) => {
  for (const { code } of allRuleMetas) {
    const lines = explain(code, { columns }).split('\n');
    // Lines of examples and of settings are not broken.
    const prose = lines.filter((line) => !/^ *\d* \|/.test(line) && !/[{}]/.test(line));
    expect(
      prose.filter((line) => line.length > columns && line.includes(' ', columns / 2)),
    ).toEqual([]);
  }
});
