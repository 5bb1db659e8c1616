import { expect, test } from 'vitest';
import { wholeOptions } from './whole-options.ts';

type Hook = NonNullable<
  NonNullable<ReturnType<typeof wholeOptions>['hooks']>['postprocessRenderedBlock']
>;

interface Child {
  value?: string;
  children?: Child[];
}

/** What the plugin makes of a text in a block, with words that stay whole in brackets. */
async function keep(value: string): Promise<string> {
  const children: Child[] = [{ type: 'text', value } as Child];
  const blockAst = { type: 'element', tagName: 'pre', properties: {}, children };
  const { postprocessRenderedBlock } = wholeOptions().hooks ?? {};
  await postprocessRenderedBlock?.({ renderData: { blockAst } } as unknown as Parameters<Hook>[0]);
  return blockAst.children
    .map((child) => child.value ?? `[${child.children?.[0]?.value ?? ''}]`)
    .join('');
}

test.for([
  ['npx benchlight build --out site', 'npx benchlight build [--out] site'],
  [' --base /office-tasks', ' [--base] [/office-tasks]'],
  ['a - b', 'a - b'],
  [`x ${'long-'.repeat(8)}`, `x ${'long-'.repeat(8)}`],
  ['', ''],
] as const)('keeps the words with hyphens in "%s" whole', async ([text, expected]) => {
  expect(await keep(text)).toBe(expected);
});
