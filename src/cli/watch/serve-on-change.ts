import type { ServerResponse } from 'node:http';
import type { BuildSettings } from '../../builder/build-options.ts';
import { createLiveSite } from '../../builder/live/live-site.ts';
import type { OpenProgram } from '../../builder/prepare-site.ts';
import { toRelativeName } from '../../dataset/relative-name.ts';
import { UsageError } from '../../dataset/usage-error.ts';
import { followChanges } from '../../dataset/watch/follow-changes.ts';
import { countBySeverity, type Finding } from '../../lint/model/finding.ts';
import { describeFindingsDiff } from '../../lint/report/findings-diff.ts';
import { count } from '../../text/figures/plural.ts';
import { toVisibleText } from '../../text/safe/visible-text.ts';
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
  let findings: readonly Finding[] | undefined;

  async function start() {
    const { progress, clear } = createTerminalProgress();
    const { dataset } = await live.update(progress).finally(clear);
    findings = dataset.findings;
    progress('compiling pages');
    await program.finally(clear);
    const { address } = await startSiteServer(site, port);
    const { error, warning } = countBySeverity(findings);
    const counts = `${count(error, 'error')} and ${count(warning, 'warning')}`;
    console.log(
      `${count(dataset.tasks.length, 'task')} with ${counts} in ${toVisibleText(settings.tasks)}`,
    );
    console.log(`serving them at ${address}`);
    console.log('Press Ctrl+C to stop.');
    return [dataset];
  }

  async function update(changed: ReadonlySet<string>, before: readonly Finding[]) {
    const print = (text: string) => {
      const name = nameChanged(changed, settings.tasks);
      // A finding in the file itself begins with its name.
      const line = text.startsWith(`${name}:`) ? text : `${name}: ${text}`;
      console.log(`${new Date().toLocaleTimeString()} ${line}`);
    };
    try {
      const { dataset } = await live.update();
      findings = dataset.findings;
      reloads.send();
      print(describeFindingsDiff(before, findings));
      return [dataset];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      print(`error: ${toVisibleText(error.message)}. ${error.hint}`);
      return undefined;
    }
  }

  await followChanges([settings.tasks], (changed) =>
    findings === undefined ? start() : update(changed, findings),
  );
}

/** "os/a.json", "os/a.json and 2 more files". */
function nameChanged(changed: ReadonlySet<string>, folder: string): string {
  const [first, ...more] = changed;
  if (first === undefined) return 'something';
  const name = toVisibleText(toRelativeName(folder, first));
  return more.length === 0 ? name : `${name} and ${count(more.length, 'more file')}`;
}
