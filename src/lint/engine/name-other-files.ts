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
  return [...findings.filter((finding) => !isOther(finding)), { ...first, message }];
}

/** The message of the one finding about several files that are not tasks. */
function othersThanTasks(files: readonly string[]): string {
  return `${formatCount(files.length)} files are not tasks: ${nameSome(files, mostNames)}`;
}

const mostNames = 20;
