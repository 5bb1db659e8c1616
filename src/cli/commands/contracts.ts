import { existsSync, statSync } from 'node:fs';
import {
  type LoadedEnvironment,
  loadEnvironment,
  readContracts,
  readSourcesAt,
} from '#dataset/environment/load-environment.ts';
import type { EnvironmentContracts } from '#environment/contracts/contract.ts';
import { diffContracts } from '#environment/contracts/diff-contracts.ts';
import { count } from '#text/figures/plural.ts';
import { toReportJson } from '#text/json/report-json.ts';
import { loadCode } from '#dataset/environment/code-cache.ts';
import { digestSources } from '#dataset/source/read-sources.ts';
import { addCodeChanges } from '../contracts/code-changes.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { oneOf, parseArguments, resolvePath } from '../options/parse-arguments.ts';
import { formatContractChanges } from '../contracts/format-contract-changes.ts';
import { formatContracts, formatFaults } from '../contracts/format-contracts.ts';
import { formatUnused, listUnused, type UnusedFunctions } from '../contracts/unused-functions.ts';
import { formatUsage } from '../invocation/invocation.ts';
import { findTasksByFunction } from '#dataset/load/tasks-by-function.ts';

const usage = formatUsage(
  'contracts',
  `[ENVIRONMENT] [options]

  ENVIRONMENT      a folder that has evaluators/getters, evaluators/metrics or
                   controllers/setup.py at any depth (default: the current
                   folder)
  --format FORMAT  text or json: the format (default: text); the command "schema
                   contracts" prints the schema of the JSON
  --diff OLD       print how the contracts have changed since OLD, and which
                   functions do something else: another folder, or a branch,
                   tag or commit of the same repository
  --tasks TASKS    a folder of task files: also list the functions that no task
                   names; with --diff, list the tasks that name each function
  --help           show this text`,
);

/** Prints what the functions of an environment take, as its source shows it. */
export async function contracts(args: readonly string[]): Promise<number> {
  const call = parseArguments(
    args,
    {
      format: { type: 'string', default: 'text' },
      diff: { type: 'string' },
      tasks: { type: 'string' },
    },
    usage,
    1,
  );
  if (!call) return 0;
  const { values, positionals } = call;
  const format = oneOf('--format', values.format, ['text', 'json']);
  const folder = resolvePath(positionals[0] ?? '.');
  const loaded = loadEnvironment(folder);
  for (const other of loaded.others) {
    console.error(toVisibleText(`ignored ${other}; ${loaded.folder} is nearer`));
  }

  const tasksOf = values.tasks === undefined ? undefined : await readTasks(values.tasks);
  if (values.diff === undefined) {
    const unused = tasksOf && listUnused(loaded.contracts, tasksOf);
    console.log(formatAll(loaded.contracts, unused, format));
    return 0;
  }
  const old = await readOld(values.diff, folder, loaded);
  for (const fault of new Set([old.contracts, loaded.contracts].flatMap(formatFaults))) {
    console.error(toVisibleText(fault));
  }
  const changes = addCodeChanges(
    diffContracts(old.contracts, loaded.contracts),
    withCode(old),
    withCode(loaded),
  );
  const touching = changes.map((change) => ({
    ...change,
    ...(tasksOf && { tasks: tasksOf(change) }),
  }));
  console.log(format === 'json' ? toReportJson(touching) : formatContractChanges(touching));
  return 0;
}

/** Says which files of the folder are left out. */
async function readTasks(folder: string) {
  const { tasksOf, broken } = await findTasksByFunction(resolvePath(folder));
  if (broken.length > 0) {
    const files = count(broken.length, 'file');
    const names = broken.map(toVisibleText).join(', ');
    console.error(
      `ignored ${files} of the tasks folder, which the command "check" reports: ${names}`,
    );
  }
  return tasksOf;
}

function formatAll(
  contracts: EnvironmentContracts,
  unused: UnusedFunctions | undefined,
  format: 'text' | 'json',
): string {
  if (format === 'json') return toReportJson({ ...contracts, unused });
  return [formatContracts(contracts), ...(unused ? [formatUnused(unused)] : [])].join('\n\n');
}

async function readOld(
  old: string,
  folder: string,
  { folder: found }: LoadedEnvironment,
): Promise<ReadEnvironment> {
  const path = resolvePath(old);
  if (existsSync(path) && statSync(path).isDirectory()) return loadEnvironment(path);
  const sources = await readSourcesAt({ folder: found, start: folder }, old);
  return { ...sources, contracts: readContracts(sources) };
}

type ReadEnvironment = Omit<LoadedEnvironment, 'folder' | 'others'>;

const withCode = ({ contracts, ...sources }: ReadEnvironment) => ({
  contracts,
  code: loadCode({ ...sources, digest: digestSources(sources) }),
});
