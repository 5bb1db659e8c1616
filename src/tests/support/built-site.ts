import { expect } from 'vitest';
import { buildCatalogue, type Catalogue } from '#catalogue/catalogue.ts';
import { describeStep } from '#sentences/setup/describe-step.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import { shortenName } from '#text/shorten-name.ts';
import { collectStrings } from '#text/json/collect-strings.ts';
import { toAllowedText } from '#text/safe/escape-html.ts';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { findBlemishes } from '../expectations/find-blemishes.ts';
import { type HtmlPage, parsePage, readHtml } from './html-pages.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Run } from '../commands/run-script.ts';

/** A site that the build script has made, and the catalogue that it is made from. */
export interface BuiltSite {
  run: Run;
  folder: string;
  pages: readonly HtmlPage[];
  /** The pages as they are, by file. */
  html: ReadonlyMap<string, string>;
  catalogue: Catalogue;
}

/** Builds a folder of tasks as `npm run build` does. */
export async function buildSite(
  tasks: string,
  folder: string,
  ...options: string[]
): Promise<BuiltSite> {
  return readSite(tasks, folder, await runCommand('build', [tasks, '--out', folder, ...options]));
}

/** Reads a site that was built of a folder of tasks. */
export async function readSite(tasks: string, folder: string, run: Run): Promise<BuiltSite> {
  expect(run.stderr).toBe('');
  const html = await readHtml(folder);
  const pages = [...html].map(([file, text]) => parsePage(file, text));
  const catalogue = buildCatalogue(await loadDataset(tasks));
  return { run, folder, pages, html, catalogue };
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, '');

/** Every task has its page, with its instruction, each step and each metric. */
export function expectCompletePages({ pages, catalogue }: BuiltSite): void {
  const pageOf = new Map(pages.map((page) => [page.file, squeeze(page.text)]));
  for (const { path, task } of catalogue.entries) {
    const text = pageOf.get(`tasks/${path}/index.html`);
    const steps = [...task.setup, ...task.evaluation.postconfig].map((step) =>
      describeStep(step, catalogue.vocabulary),
    );
    const due = [
      task.instruction,
      ...steps.map(({ sentence }) => toPlainText(sentence.map(shortenCode))),
      ...steps.flatMap(({ detail }) =>
        detail?.kind === 'command' ? [detail.text.slice(0, 1000)] : [],
      ),
      ...task.evaluation.checks.flatMap(({ metric }) => metric ?? []),
    ];
    const missing = due.filter((part) => !text?.includes(squeeze(toAllowedText(part))));
    expect(missing, path).toEqual([]);
  }
}

const shortenCode = (part: RichText[number]): RichText[number] =>
  typeof part !== 'string' && 'code' in part ? { code: shortenName(part.code) } : part;

/** No page shows an empty box, a word of JavaScript, or JSON where people should read. */
export function expectCleanPages({ html, catalogue }: BuiltSite): void {
  const ownOf = new Map(
    catalogue.entries.map(({ path, text, fields }) => [
      `tasks/${path}/index.html`,
      [text, ...collectStrings(fields)].join('\n'),
    ]),
  );
  for (const [file, text] of html) {
    const own = ownOf.get(file);
    if (own !== undefined) expect(findBlemishes(text, own), file).toEqual([]);
  }
}

/** A link into a page can lead to one place alone. */
export function expectUniqueIds({ pages }: BuiltSite): void {
  for (const { file, repeatedIds } of pages) expect([...repeatedIds], file).toEqual([]);
}

/** A page has the scripts of its layout and no other, and nothing else that runs. */
export function expectNoScriptFromFiles({ pages, html }: BuiltSite): void {
  for (const { file, handlers, links } of pages) {
    const running = links.filter((link) =>
      /^\s*(?:javascript|data:text(?!\/plain;)|vbscript)/i.test(link),
    );
    expect([...handlers, ...running], file).toEqual([]);
  }
  for (const [file, text] of html) {
    // A browser's own reading: once an element such as a title is closed, what follows is markup.
    const markup = text.replaceAll(/="[^"]*"/g, '');
    expect(markup.includes('<script>alert'), file).toBe(false);
    expect(markup.includes('<img src=x'), file).toBe(false);
  }
}
