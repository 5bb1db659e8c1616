import { expect, test, vi } from 'vitest';
import { UsageError } from '#dataset/usage-error.ts';
import { explain } from './explain.ts';

async function print(args: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await explain(args)).toBe(0);
  const text = log.mock.calls.join('\n');
  log.mockRestore();
  return text;
}

const headings = (text: string) => text.match(/^[A-Z]\d\d \S+$/gm);

test.for([
  ['a code', ['W22'], ['W22 reference-out-of-reach']],
  ['a code in small letters', ['w22'], ['W22 reference-out-of-reach']],
  ['a name', ['Id-Unique'], ['D02 id-unique']],
  [
    'several',
    ['D02', 'w22,F09', 'id-unique'],
    ['D02 id-unique', 'W22 reference-out-of-reach', 'F09 final-newline'],
  ],
] as const)('explains %s', async ([, args, expected]) => {
  expect(headings(await print(args))).toEqual(expected);
});

test('names the page of the rule on a site', async () => {
  const text = await print(['W22', '--site', 'https://example.org/tasks']);
  expect(text.split('\n').at(-1)).toBe('https://example.org/tasks/rules/w22/');
  expect(await print(['W22'])).not.toContain('https://example.org/tasks/');
});

test.for([
  [[], 'no rule is named'],
  [['W99'], /^unknown rule "W99"$/],
  [
    ['refrence-out-of-reach'],
    'unknown rule "refrence-out-of-reach"; did you mean "reference-out-of-reach"?',
  ],
  [['D02', 'w2'], 'unknown rule "w2"; did you mean "W02"?'],
] as const)('refuses %j', async ([args, message]) => {
  await expect(explain(args)).rejects.toThrow(UsageError);
  await expect(explain(args)).rejects.toThrow(message);
});
