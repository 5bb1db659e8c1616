import { chunkToString, createComponent, Fragment } from 'astro/runtime/server/index.js';
import { expect, test } from 'vitest';
import {
  addAttribute,
  maybeRenderHead,
  render,
  renderAtOnce,
  renderComponent,
  renderScript,
  renderSlot,
  unescapeHTML,
} from './component-runtime.ts';
import { type ContentResult, createContentResult } from './content-result.ts';

const request = {
  params: { page: '2' },
  routePattern: '/tasks/page/[page]',
  site: new URL('https://example.org'),
  findScript: (id: string) => `/_astro/${id}.js`,
};
const createResult = () => createContentResult(request);

type Make = (result: ContentResult) => unknown;

const renderContent = (make: Make) => renderAtOnce(async () => String(await make(createResult())));

/** What Astro writes where nothing is rendered at once. */
async function renderByAstro(make: Make): Promise<string> {
  let html = '';
  const made = make({} as ContentResult) as { render(to: object): unknown };
  const write = (chunk: never) => {
    html += chunkToString({} as never, chunk);
  };
  await made.render({ write });
  return html;
}

const values: [kind: string, value: unknown][] = [
  ['a string', `<b> & "c" 'd'`],
  ['markup', unescapeHTML('<b>&amp;</b>')],
  ['an attribute', addAttribute('"a"', 'title')],
  ['an attribute without a value', addAttribute(undefined, 'title')],
  ['numbers', [0, 1.5, -1]],
  ['nothing', [undefined, null, false, '']],
  ['true', true],
  ['nested arrays', ['<', ['>', [unescapeHTML('<i>')]]]],
  ['a function', () => '<'],
];

test.for(values)('writes %s as Astro does', async ([, value]) => {
  const make = () => render`<p>${value}</p>${value}`;
  expect(await renderContent(make)).toBe(await renderByAstro(make));
});

test('waits for values that are promises', async () => {
  const make = () => render`<p>${Promise.resolve('<')}${'>'}</p>`;
  expect(await renderContent(make)).toBe('<p>&lt;&gt;</p>');
});

const toComponent = (make: (...args: never[]) => unknown) =>
  createComponent(make as Parameters<typeof createComponent>[0]) as never;

test('renders a component with its props, its slots and what it knows of the page', async () => {
  const Box = toComponent((result: ContentResult, props: object, slots: Record<string, Make>) => {
    const astro = result.createAstro(props, slots);
    const { title } = astro.props as { title: string };
    const { params, routePattern, site } = astro;
    const has = ['default', 'foot'].map((name) => astro.slots.has(name));
    return render`${maybeRenderHead()}<b${addAttribute(title, 'title')}>${renderSlot(result, slots.default)}${renderSlot(result, slots.foot, () => render`none`)}</b>${[params.page, routePattern, site?.href, ...has].join()}`;
  });
  const make = (result: ContentResult) =>
    render`${renderComponent(result, 'Box', Box, { title: '"' }, { default: () => render`<i>` })}`;
  expect(await renderContent(make)).toBe(
    '<b title="&quot;"><i>none</b>2,/tasks/page/[page],https://example.org/,true,false',
  );
});

test('renders what stands in for a component', async () => {
  const Box = toComponent(() => 'never');
  const standIns = new Map([[Box, (props: object) => (props as { title: string }).title]]);
  const result = createContentResult(request, standIns);
  const make = () => render`${renderComponent(result, 'Box', Box, { title: '<' })}`;
  expect(await renderAtOnce(async () => String(await make()))).toBe('&lt;');
});

test('gives the markup of a slot, where a component asks for it', async () => {
  const Box = toComponent((result: ContentResult, props: object, slots: object) => {
    const astro = result.createAstro(props, slots as Record<string, Make>);
    return render`${astro.slots.render('default')?.length}`;
  });
  const make = (result: ContentResult) =>
    render`${renderComponent(result, 'Box', Box, {}, { default: () => render`<${'<'}` })}`;
  expect(await renderContent(make)).toBe('5');
});

test('renders fragments and elements with names of their own', async () => {
  const make = (result: ContentResult) =>
    render`${renderComponent(result, 'Fragment', Fragment, {}, { default: () => render`<i>` })}${renderComponent(result, 'copy-button', 'copy-button', { text: '"' }, { default: () => render`<b>` })}`;
  expect(await renderContent(make)).toBe('<i><copy-button text="&quot;"><b></copy-button>');
});

test('writes a script once on a page', async () => {
  const make = (result: ContentResult) =>
    render`${renderScript(result, 'a')}${renderScript(result, 'b')}${renderScript(result, 'a')}`;
  expect(await renderContent(make)).toBe(
    '<script type="module" src="/_astro/a.js"></script><script type="module" src="/_astro/b.js"></script>',
  );
});

test.for<[kind: string, make: Make]>([
  ['a component of another framework', (result) => renderComponent(result, 'A', () => '', {})],
  [
    'classes for a component',
    (result) =>
      renderComponent(
        result,
        'A',
        toComponent(() => ''),
        { 'class:list': ['a'] },
      ),
  ],
  ['a value of another kind', () => render`${new Date(0)}`],
  ['what Astro renders later', () => render`${{ render: () => undefined }}`],
])('refuses %s', async ([, make]) => {
  await expect(renderContent(make)).rejects.toThrow();
});
