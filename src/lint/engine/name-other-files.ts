import type { Finding } from '../model/finding.ts';
import { notATask, othersThanTasks } from '../rules/f-file-rules.ts';
import { toVisibleText } from '../../text/safe/visible-text.ts';

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
