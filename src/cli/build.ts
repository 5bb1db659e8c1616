import { severities } from '../lint/finding.ts';
import { count } from '../lint/report-text.ts';
import { buildSite } from '../site/build-site.ts';
import { oneOf, parseArguments, resolvePath, toBasePath, toSiteAddress } from './arguments.ts';
import { exitCode } from './exit-code.ts';

const usage = `Usage: npm run build -- [TASKS_DIR] [options]

  TASKS_DIR                            the folder of task files (default: examples)
  --out DIR                            where the site is written (default: dist)
  --site URL                           the address it is published at, such as https://example.org
  --base PATH                          the path it is published under, such as /catalogue (default: /)
  --fail-on error|warning|info|never   exit with 1 from this severity on (default: error)
  --cold                               make every page anew, whatever the last build left
  --quiet                              print nothing but errors
  --help                               show this text`;

/** Builds the site of a folder of task files. Returns the exit code. */
export async function build(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    {
      out: { type: 'string', default: 'dist' },
      site: { type: 'string' },
      base: { type: 'string' },
      'fail-on': { type: 'string', default: 'error' },
      cold: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
    usage,
    1,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const failOn = oneOf('--fail-on', values['fail-on'], [...severities, 'never']);
  const say = values.quiet ? () => undefined : console.log;

  const { pages, rendered, findings, tasks } = await buildSite({
    tasks: resolvePath(positionals[0] ?? 'examples'),
    out: resolvePath(values.out),
    site: toSiteAddress(values.site),
    base: toBasePath(values.base),
    cold: values.cold,
    say,
  });
  say(
    `${count(tasks, 'task')}, ${count(pages, 'page')}${tellKept(pages - rendered)} in ${values.out}`,
  );
  say(
    `${count(findings.error, 'error')}, ${count(findings.warning, 'warning')}: npm run check lists them`,
  );
  say(`to look at it: npm run preview -- ${values.out}`);
  return exitCode(findings, failOn);
}

const tellKept = (kept: number): string => (kept > 0 ? `, ${kept} of them as they were,` : '');
