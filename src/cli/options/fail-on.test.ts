import { expect, test } from 'vitest';
import { describeFailing, toThreshold } from './fail-on.ts';

const shortcuts = [
  { class: 'unsafe-judge', certainty: 'certain' },
  { class: 'unsafe-judge', certainty: 'possible' },
  { class: 'nothing-asked', certainty: 'likely' },
] as const;

test.for([
  ['error', 'error', [false, false, false]],
  ['warning,error', 'warning', [false, false, false]],
  ['never', 'never', [false, false, false]],
  ['shortcut', 'never', [true, true, true]],
  ['error, unsafe-judge', 'error', [true, true, false]],
  ['nothing-asked,unsafe-judge', 'never', [true, true, true]],
  ['certain', 'never', [true, false, false]],
  ['info,likely', 'info', [true, false, true]],
  ['likely,certain', 'never', [true, false, true]],
] as const)('reads %s', ([text, findings, failures]) => {
  const threshold = toThreshold(text, true);
  expect(threshold.findings).toBe(findings);
  expect(shortcuts.map(threshold.isFailure)).toEqual(failures);
});

test.for([
  ['unsafe-juge', true, 'invalid value "unsafe-juge" for --fail-on; did you mean "unsafe-judge"?'],
  ['error,', true, 'invalid value "" for --fail-on'],
  ['possible', true, 'invalid value "possible" for --fail-on; did you mean "shortcut"?'],
  ['never,shortcut', true, '"never" cannot be combined with other values of --fail-on'],
  ['error,unsafe-judge', false, '--fail-on unsafe-judge needs --shortcuts'],
  ['eror', false, 'invalid value "eror" for --fail-on; did you mean "error"?'],
] as const)('refuses %j where shortcuts are searched for: %s', ([text, withShortcuts, message]) => {
  expect(() => toThreshold(text, withShortcuts)).toThrow(message);
});

test.for([
  ['error,unsafe-judge', '1 task fails --fail-on unsafe-judge'],
  ['warning, nothing-asked,certain', '3 tasks fail --fail-on nothing-asked,certain'],
  ['giving-up-passes', undefined],
  ['error', undefined],
] as const)('says which tasks fail %s: %s', ([text, expected]) => {
  const [first, second, third] = shortcuts;
  const placed = [
    { ...first, file: 'a.json', path: 'one/a.json' },
    { ...second, file: 'a.json', path: 'one/a.json' },
    { ...third, file: 'a.json', path: 'two/a.json' },
    { ...third, file: 'all.json#1', path: 'all.json' },
  ];
  expect(describeFailing(toThreshold(text, true), placed)).toBe(expected);
});
