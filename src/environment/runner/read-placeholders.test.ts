import { expect, test } from 'vitest';
import { readEnvironment } from '../contracts/read-environment.ts';

const setup = (text: string) => [
  { path: 'desktop/controllers/setup.py', text: `class Setup:\n  def run(self, c, p):\n${text}` },
];

test.for([
  [
    'calls of replace',
    '    c = c.replace("{CLIENT_PASSWORD}", p)\n    return [x.replace("{WIDTH}", 1) for x in c]\n',
    ['{CLIENT_PASSWORD}', '{WIDTH}'],
  ],
  ['nothing', '    return c\n', []],
  ['text that is not a placeholder', '    return c.replace("\\r\\n", "\\n")\n', undefined],
  ['another way', '    return c.format(password=p)\n', undefined],
  ['a broken file', '    return c.replace("{A}", (\n', undefined],
] as const)('reads what the runner replaces: %s', ([, text, expected]) => {
  expect(readEnvironment(setup(text)).placeholders).toEqual(expected);
});

test('knows nothing of an environment without setup.py', () => {
  const files = [{ path: 'desktop/controllers/python.py', text: 'a = 1\n' }];
  expect(readEnvironment(files).placeholders).toBeUndefined();
});
