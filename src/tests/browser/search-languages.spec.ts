import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { exampleTask } from '../../lint/examples/example-task.ts';
import { runScript } from '../support/run-script.ts';
import { serveFolder } from '../../performance/serve-folder.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

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

test('sentences without blanks are found by words in their middle', async ({ page }) => {
  const scratch = await createTemporaryFolder();
  const tasks = join(scratch.path, 'tasks');
  await mkdir(tasks);
  await writeFile(join(tasks, 'dataset.json'), JSON.stringify({ language: 'ja' }));
  for (const [id, instruction] of Object.entries(instructions)) {
    await writeFile(join(tasks, `${id}.json`), JSON.stringify(exampleTask({ id, instruction })));
  }
  const site = join(scratch.path, 'site');
  const run = await runScript('build', [tasks, '--out', site, '--fail-on', 'never']);
  expect(run.code).toBe(0);

  await using server = await serveFolder(site);
  await page.goto(`${server.address}/rules/`);
  await page.keyboard.press('Control+k');
  const found = page.getByRole('region', { name: 'Tasks' }).locator('li a');
  for (const [words, wanted] of queries) {
    await page.getByRole('searchbox').fill(words);
    const addresses = wanted.map((id) => `/tasks/${id}/`);
    await expect
      .poll(() => found.evaluateAll((all) => all.map((link) => link.getAttribute('href')).sort()))
      .toEqual(addresses);
  }
  await scratch.remove();
});
