import type { Finding } from '../model/finding.ts';
import { notATask } from '../rules/f-task-rules.ts';
import { nameSome } from '#text/first-items.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** Replaces the findings about files that are not tasks by one that names them, if there are several. */
export function nameOtherFiles(findings: readonly Finding[]): Finding[] {
  const isOther = ({ code }: Finding) => code === notATask.code;
  const others = findings.filter(isOther);
  const files = others.map(({ file }) => file).sort();
  const first = others.find(({ file }) => file === files[0]);
  if (!first || others.length === 1) return [...findings];
  const message = toVisibleText(othersThanTasks(files));
  const own = { ...first, files, message, cause: 'files that are not tasks' };
  return [...findings.filter((finding) => !isOther(finding)), own];
}

/** The message of the one finding about several files that are not tasks. */
function othersThanTasks(files: readonly string[]): string {
  return `${formatCount(files.length)} files are not tasks: ${nameSome(listNames(files), mostNames)}`;
}

const mostNames = 20;

/** The names of files; of many in one folder, the folder with their number. */
function listNames(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/') + 1));
  return [...folders].flatMap(([folder, names]) =>
    folder !== '' && names.length > mostInFolder
      ? [`${formatCount(names.length)} in "${folder}"`]
      : names,
  );
}

const mostInFolder = 5;
