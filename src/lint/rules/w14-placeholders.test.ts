import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { textFinished as rule } from './w14-text-finished.ts';

const problemsIn = (fields: object) => findProblems(rule, { ...fields });
const run = (command: unknown) => ({ config: [{ type: 'execute', parameters: { command } }] });
const click = (text: string) => run(['python3', '-c', text]);

test.for([
  ['for the height', click('click({SCREEN_HIGHT_HALF}, 5)'), 'SCREEN_HEIGHT_HALF'],
  ['for the password', run('echo {CLIENT_PASSWORT} | sudo -S ls'), 'CLIENT_PASSWORD'],
] as const)('rejects a misspelt placeholder %s', ([, fields, meant]) => {
  expect(problemsIn(fields)).toMatchObject([{ fault: 'misspelt', meant: `{${meant}}` }]);
});

test.for([
  ['placeholders', click('click({SCREEN_WIDTH}, {SCREEN_HEIGHT_HALF})')],
  ['another name in braces', run('echo {USER_AGENT}')],
  ['a variable of the shell', run('echo ${SCREEN_WIDTHS}')],
  ['a variable of a program', click('SCREEN_WIDTHS = 5; print(f"{SCREEN_WIDTHS}")')],
] as const)('takes for no misspelt placeholder: %s', ([, fields]) => {
  expect(problemsIn(fields)).toEqual([]);
});

test('compares with the placeholders of the environment, where they are given', () => {
  const environment = { placeholders: ['{ADMIN_PASSWORD}'] };
  expect(
    findProblems(rule, run('echo {CLIENT_PASSWORT} {ADMIN_PASWORD}'), { environment }),
  ).toMatchObject([{ found: '{ADMIN_PASWORD}', meant: '{ADMIN_PASSWORD}' }]);
});

test('asks whether another placeholder was meant', () => {
  expect(rule.message({ found: '{A}', fault: 'misspelt', meant: '{AB}' })).toBe(
    'unknown placeholder "{A}"; did you mean "{AB}"?',
  );
});

test.for([
  [
    ['{ADMIN_PASSWORD}'],
    'the environment does not replace "{CLIENT_PASSWORD}"; write "{ADMIN_PASSWORD}"',
  ],
  [['{WIDTH}'], 'the environment does not replace "{CLIENT_PASSWORD}"; remove it'],
] as const)(
  'rejects a placeholder of OSWorld where only %j are replaced',
  ([placeholders, expected]) => {
    const environment = { placeholders: [...placeholders] };
    const fields = run('echo {CLIENT_PASSWORD} | sudo -S ls');
    const [problem] = findProblems(rule, fields, { environment });
    expect(problem && rule.message(problem)).toBe(expected);
  },
);
