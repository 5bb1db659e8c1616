import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import type { BuildSettings } from '#builder/build-options.ts';
import { createLiveSite } from '#builder/live/live-site.ts';
import type { OpenProgram } from '#builder/prepare-site.ts';
import type { Dataset } from '#dataset/load/load-dataset.ts';
import { toRelativeName } from '#dataset/relative-name.ts';
import { UsageError } from '#dataset/usage-error.ts';
import { followChanges } from '#dataset/watch/follow-changes.ts';
import { countBySeverity } from '#lint/model/finding.ts';
import {
  compareFindingLists,
  describeFindingsDiff,
  formatFinding,
  listFindingsDiff,
} from '#lint/report/findings-diff.ts';
import { count } from '#text/figures/plural.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { createPageReloads } from '../server/page-reloads.ts';
import { startSiteServer } from '../server/site-server.ts';
import { createTerminalProgress } from '../terminal/terminal-progress.ts';

interface Serving {
  /** What distinguishes one state of Benchlight from another. */
  product: string;
  program: Promise<OpenProgram>;
  /** Default: the first that is free. */
  port: number | undefined;
}

/**
 * Serves the site of a dataset from memory. After each change it reads the dataset again, prints a
 * line, and has the open pages load themselves again.
 *
 * @throws UsageError when the dataset cannot be read at first; later ones are printed.
 */
export async function serveOnChange(
  settings: BuildSettings,
  { product, program, port }: Serving,
): Promise<void> {
  process.once('SIGINT', () => process.exit(0));
  const live = createLiveSite(
    settings,
    program.then(({ compiled }) => compiled),
    product,
  );
  const reloads = createPageReloads('/');
  const site = {
    base: '/',
    answer: (name: string, response: ServerResponse) => reloads.answer(name, response),
    async read(name: string) {
      const content = await live.read(name);
      return typeof content === 'string' && name.endsWith('.html')
        ? reloads.addTo(content)
        : content;
    },
  };
  let last: Dataset | undefined;

  async function start() {
    const { progress, clear } = createTerminalProgress();
    const { dataset } = await live.update(progress).finally(clear);
    last = dataset;
    progress('compiling pages');
    await program.finally(clear);
    const { address } = await startSiteServer(site, port);
    const { error, warning } = countBySeverity(dataset.findings);
    const counts = `${count(error, 'error')} and ${count(warning, 'warning')}`;
    console.log(
      `${count(dataset.tasks.length, 'task')} with ${counts} in ${toVisibleText(settings.tasks)}`,
    );
    console.log(`serving them at ${address}`);
    console.log('Press Ctrl+C to stop.');
    return [dataset];
  }

  async function update(changed: ReadonlySet<string>, before: Dataset) {
    const print = (text: string) => {
      const name = nameChanged(changed, settings.tasks);
      // A finding in the file itself begins with its name.
      const line = text.startsWith(`${name}:`) ? text : `${name}: ${text}`;
      console.log(`${new Date().toLocaleTimeString()} ${line}`);
    };
    try {
      const { dataset } = await live.update();
      last = dataset;
      reloads.send(findUnreadable(dataset, changed));
      const diff = compareFindingLists(before.findings, dataset.findings);
      const isOther = dataset.tasks.length !== before.tasks.length;
      print(
        [
          ...(isOther ? [`${count(dataset.tasks.length, 'task')} now`] : []),
          describeFindingsDiff(diff, dataset.findings),
        ].join('; '),
      );
      for (const line of listFindingsDiff(diff)) console.log(line);
      return [dataset];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      const text = `error: ${toVisibleText(`${error.message}. ${error.hint}`)}`;
      reloads.send(text);
      print(text);
      return undefined;
    }
  }

  await followChanges([settings.tasks], (changed) =>
    last === undefined ? start() : update(changed, last),
  );
}

/** What is wrong with a changed file that cannot be read, and so has no page. */
function findUnreadable(
  { folder, unreadable, findings }: Dataset,
  changed: ReadonlySet<string>,
): string | undefined {
  const names = new Set(Array.from(changed, (path) => toRelativeName(folder, path)));
  const finding = findings.find(({ file }) => names.has(file) && unreadable.includes(file));
  return finding && formatFinding(finding);
}

/** "os/a.json", "os/a.json and 2 more files". */
function nameChanged(changed: ReadonlySet<string>, folder: string): string {
  const [first, ...more] = changed;
  if (first === undefined) return 'something';
  const name = toVisibleText(toRelativeName(folder, first) || basename(folder));
  return more.length === 0 ? name : `${name} and ${count(more.length, 'more file')}`;
}
