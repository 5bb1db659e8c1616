import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { exampleBase, exampleOptions, examples } from '../support/example-options.ts';
import { runScript } from '../commands/run-script.ts';
import { serveFolder } from '../../performance/serve-folder.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';
import { test } from './shared-page.ts';

const instructions = {
  minutes: '昨日の議事録をPDFとして保存してください。',
  recording: '録画を議会の事務局に送ってください。',
  database: 'デスクトップにあるデータベースを開いてください。',
  chinese: '请把会议记录保存到桌面文件夹。',
  thai: 'กรุณาบันทึกรายงานการประชุมไว้บนเดสก์ท็อป',
};

const queries = [
  ['議事録', ['minutes']],
  ['録', ['minutes', 'recording']],
  ['データベース', ['database']],
  ['会议记录', ['chinese']],
  ['文件', ['chinese']],
  ['การประชุม', ['thai']],
  ['รายงาน', ['thai']],
] as const;

test('sentences without blanks are found by words in their middle', async ({ freshPage: page }) => {
  const scratch = await createTemporaryFolder();
  const tasks = join(scratch.path, 'tasks');
  await mkdir(tasks);
  // With the title and the options of the examples, of which the pages are compiled already.
  const { title } = JSON.parse(await readFile(join(examples, 'dataset.json'), 'utf8')) as {
    title: string;
  };
  await writeFile(join(tasks, 'dataset.json'), JSON.stringify({ title, language: 'ja' }));
  for (const [id, instruction] of Object.entries(instructions)) {
    await writeFile(join(tasks, `${id}.json`), JSON.stringify(exampleTask({ id, instruction })));
  }
  const site = join(scratch.path, 'sites', exampleBase);
  const options = [...exampleOptions, '--fail-on', 'never'];
  const run = await runScript('build', [tasks, '--out', site, ...options]);
  expect(run.code).toBe(0);

  await using server = await serveFolder(dirname(site));
  await page.goto(`${server.address}${exampleBase}/rules/`);
  await page.keyboard.press('Control+k');
  const found = page.getByRole('region', { name: 'Tasks' }).locator('li a');
  for (const [words, wanted] of queries) {
    await page.getByRole('searchbox').fill(words);
    const addresses = wanted.map((id) => `${exampleBase}/tasks/${id}/`);
    await expect
      .poll(() => found.evaluateAll((all) => all.map((link) => link.getAttribute('href')).sort()))
      .toEqual(addresses);
  }
});
