import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** A task file as anyone reads it who has only the format's description. */
export interface PlainTask {
  id: string;
  /** By facet of the explorer. */
  values: Readonly<Record<string, ReadonlySet<string>>>;
}

/**
 * Reads the task files of a folder without anything of Benchlight's own, to compare its answers
 * with them. Findings are not part of a task file and are left out.
 */
export async function readPlainly(folder: string): Promise<PlainTask[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.json'),
  );
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const isSuite = ({ name }: { name: string }) => name.startsWith('suites/');
  const suites = files.filter(isSuite).map(({ name, text }) => ({
    name: basename(name, '.json'),
    ids: collectStrings(JSON.parse(text)),
  }));
  return files
    .filter((file) => !isSuite(file) && /"(?:instruction|evaluator)"/.test(file.text))
    .map(({ name, text }) => {
      const task = JSON.parse(text) as Fields;
      const own = suites.filter(({ ids }) => ids.includes(String(task.id)));
      return {
        id: String(task.id),
        values: {
          ...readValues(task),
          folder: new Set([name.split('/').slice(0, -1).join('/') || '.']),
          suite: new Set(own.map((suite) => suite.name)),
        },
      };
    });
}

type Fields = Record<string, unknown>;

function readFeasibility(functions: readonly unknown[]): string {
  if (functions.includes('infeasible')) return 'no';
  return functions.length === 0 ? 'unscored' : 'yes';
}

function readValues(task: Fields): PlainTask['values'] {
  const evaluator = task.evaluator as Fields;
  const steps = [...list(task.config), ...list(evaluator.postconfig)] as Fields[];
  const functions = list(evaluator.func).filter((name) => name !== '');
  const sources = [evaluator.result, evaluator.expected].flatMap(list) as Fields[];
  const change = String(task.possibility_of_env_change).toLowerCase();
  const read = {
    app: list(task.related_apps).map((name) => toAppName(String(name))),
    metric: functions,
    getter: sources.map((source) => source.type).filter(Boolean),
    action: steps.map(({ type }) => type),
    change: [['low', 'medium', 'high'].includes(change) ? change : 'unstated'],
    feasible: [readFeasibility(functions)],
    proxy: [describeFlag(task.proxy)],
    ip: [describeFlag(task.fixed_ip)],
    steps: [list(task.config).length],
    checks: [functions.length],
    source: orNone(list(task.source).flatMap(nameSource)),
    live: orNone([...steps.flatMap(openedBy), ...sources.flatMap(openedBy)]),
  };
  return Object.fromEntries(
    Object.entries(read).map(([facet, values]) => [facet, new Set(values.map(String))]),
  );
}

/** Other spellings of the names that the catalogue has for an app. */
const spellings: Readonly<Record<string, string>> = {
  calc: 'libreoffice_calc',
  code: 'vs_code',
  google_chrome: 'chrome',
  impress: 'libreoffice_impress',
  operating_system: 'os',
  vscode: 'vs_code',
  writer: 'libreoffice_writer',
};

/** An app however it is spelled, also as a label. */
function toAppName(written: string): string {
  const folded = written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_');
  return spellings[folded] ?? folded;
}

/** The hosts of the pages that a step opens or a source reads: those of files do not count. */
function openedBy({ type, parameters, ...rest }: Fields): string[] {
  if (['cloud_file', 'googledrive', 'update_browse_history'].includes(String(type))) return [];
  const { files, ...others } = (parameters ?? {}) as Fields;
  const hosts = hostsIn([others, type === 'download' ? [] : files, rest]);
  return hosts.filter((host) => !/^(?:localhost|127\.|0\.0\.0\.0)/.test(host));
}

/** The hosts of a source, or itself where it has no address and is short. */
function nameSource(source: unknown): string[] {
  const hosts = hostsIn(source);
  const text = typeof source === 'string' ? source.trim() : '';
  return hosts.length > 0 || text === '' || text.length > 60 ? hosts : [text];
}

function hostsIn(value: unknown): string[] {
  return collectStrings(value).flatMap((text) =>
    [...text.matchAll(/https?:\/\/([\w.-]+\.[a-z]{2,})/gi)].map(([, host = '']) =>
      host.toLowerCase(),
    ),
  );
}

const list = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

const orNone = (values: string[]) => (values.length === 0 ? ['none'] : values);

function describeFlag(value: unknown): string {
  if (typeof value !== 'boolean') return 'unstated';
  return value ? 'needed' : 'not needed';
}

function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [key, ...collectStrings(entry)]);
}
