import type { Finding } from '#lint/model/finding.ts';
import { type LineFault, readLine } from '../files/read-line.ts';
import { type NumberedRead, readTable } from '../files/read-table.ts';
import { toResultFile } from '../files/result-file.ts';
import { toFaultFinding, toResultFinding } from '../findings/result-findings.ts';
import { count } from '#text/figures/plural.ts';
import type { AboutRuns } from './collect-about.ts';
import type { FolderContents } from './folder-contents.ts';
import { openRun, type RunBuilder } from './run-builder.ts';

/** Of more faults in one file, the first ones are enough to correct it. */
const mostFaults = 20;

/** Adds the results in files of JSON Lines and in tables to their runs. */
export function collectLines(
  { files, tasks, name: root, place }: FolderContents,
  abouts: AboutRuns,
  runs: Map<string, RunBuilder>,
  report: (finding: Finding) => void,
): void {
  const isOfTask = findTaskFolders(tasks);
  for (const { path, text } of files) {
    const recognized = toResultFile(path);
    if (recognized?.kind !== 'lines' && recognized?.kind !== 'table') continue;
    const { kind, folder, stem } = recognized;
    const file = `${place}${path}`;
    const below = (name: string) => (folder === '' ? name : `${folder}/${name}`);
    const standard = stem === 'results' ? folder || root : below(stem);
    const faults: { fault: LineFault; line: number }[] = [];
    const reads = kind === 'table' ? readTable(text) : [...readLines(text)];
    // What a runner writes of a task that was interrupted.
    if (isOfTask(folder) && !reads.some(({ read }) => 'task' in read)) continue;
    for (const { read, number } of reads) {
      if (!('task' in read)) {
        faults.push({ fault: read, line: number });
        continue;
      }
      const { run, system, faults: ofLine, ...record } = read;
      for (const fault of ofLine) faults.push({ fault, line: number });
      const id = run === undefined ? standard : below(run);
      const own = openRun(runs, { id, file, name: run }, () => abouts.find(below(stem), folder));
      own.system ??= system;
      own.records.push({ ...record, folder: undefined, file, line: number });
    }
    if (text.trim() === '') report(toResultFinding('empty', { file }, 'the file is empty'));
    for (const { fault, line } of faults.slice(0, mostFaults)) {
      report(toFaultFinding(fault, { file, line }));
    }
    const more = faults.length - mostFaults;
    const [next] = faults.slice(mostFaults);
    if (!next) continue;
    const message = `the file has ${count(more, 'more fault')}; correct those above first`;
    report(toResultFinding(next.fault.fault, { file, line: next.line }, message));
  }
}

/** Whether a folder is that of a task, by the folders of other tasks of its app or its run. */
function findTaskFolders(tasks: FolderContents['tasks']): (folder: string) => boolean {
  const apps = new Set(tasks.map(({ above }) => above.join('/')));
  const runs = new Set(tasks.map(({ above }) => above.slice(0, -1).join('/')));
  return (folder) => {
    const [task = '', app, ...others] = folder.split('/').reverse();
    const run = others.reverse().join('/');
    if (app === undefined) return task !== '' && apps.has('');
    return apps.has(run === '' ? app : `${run}/${app}`) || runs.has(run);
  };
}

function* readLines(text: string): Generator<NumberedRead> {
  let start = 0;
  for (let number = 1; start < text.length; number++) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    const line = text.slice(start, end).trim();
    if (line !== '') yield { read: readLine(line, feed === -1), number };
    start = end + 1;
  }
}
