import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { weighPages } from './weigh-pages.ts';

test('weighs a page with its scripts, what these import, and its style sheets', async () => {
  const files = {
    'parts/list.js': 'import{a}from"./shared.js";import"./side.js";import("./later.js")',
    'parts/shared.js': 'import{b}from"./side.js";export const a=1',
    'parts/side.js': 'export const b=2',
    'parts/later.js': 'export const c=3',
    'parts/look.css': 'p { margin: 0 }',
  };
  const page = [
    '<link rel="stylesheet" href="/catalogue/parts/look.css">',
    '<link rel="canonical" href="https://example.org/">',
    '<script type="module" src="/catalogue/parts/list.js"></script>',
    '<script>let x = 1;</script><script type="application/ld+json">{"@type":"Dataset"}</script>',
    '<script type="module">let y = 2;</script>',
  ].join('\n');
  const bare = '<p>Nothing but text.</p>';
  const site = await createTemporaryFolder();
  for (const [file, content] of Object.entries(files)) await site.write(file, content);
  await site.write('tasks/one/index.html', page);
  await site.write('index.html', bare);

  const weigh = (...texts: string[]) =>
    texts.map((text) => gzipSync(text).length).reduce((sum, one) => sum + one, 0);
  expect(await weighPages(site.path, '/catalogue')).toEqual([
    { file: 'index.html', html: weigh(bare), bytes: bare.length, script: 0, style: 0 },
    {
      file: 'tasks/one/index.html',
      html: weigh(page),
      bytes: page.length,
      script: weigh(
        files['parts/list.js'],
        files['parts/shared.js'],
        files['parts/side.js'],
        'let x = 1;let y = 2;',
      ),
      style: weigh(files['parts/look.css']),
    },
  ]);
});
