import { expect, test } from 'vitest';
import { classesForCode } from './code-classes.ts';

type Hook = NonNullable<
  NonNullable<ReturnType<typeof classesForCode>['hooks']>['postprocessRenderedBlock']
>;

/** What the plugin makes of a block with one element with these properties. */
async function rewrite(properties: object): Promise<unknown> {
  const span = { type: 'element', tagName: 'span', properties, children: [] };
  const blockAst = { type: 'element', tagName: 'pre', properties: {}, children: [span] };
  const { postprocessRenderedBlock } = classesForCode().hooks ?? {};
  await postprocessRenderedBlock?.({ renderData: { blockAst } } as unknown as Parameters<Hook>[0]);
  return span.properties;
}

test.for([
  ['colours', { style: '--0:#D6DEEB;--1:#403F53' }, ['t0-d6deeb', 't1-403f53']],
  ['decorations', { style: '--0:#fff;--0td:underline' }, ['t0-fff', 't0-underline']],
  ['an indent', { className: ['ec-line'], style: '--ecIndent:4ch' }, ['ec-line', 't-4']],
  ['a deep indent', { style: '--ecIndent:90ch' }, ['t-40']],
  ['no width of lines', { className: ['wrap'], style: '--ecMaxLine:66ch' }, ['wrap']],
] as const)('writes classes for %s', async ([, properties, className]) => {
  expect(await rewrite({ ...properties })).toEqual({ className });
});

test('leaves an element without a style attribute as it is', async () => {
  expect(await rewrite({ className: ['title'] })).toEqual({ className: ['title'] });
});
