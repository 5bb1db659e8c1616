import { projectRoot } from '../../dataset/project-root.ts';
import { isWithin } from '../../dataset/relative-name.ts';
import { toShellCommand } from '../../shell/shell-command.ts';
import { resolvePath } from '../arguments.ts';

/** The call of an npm script of this project, to be pasted into a POSIX shell in the user's folder. */
export function formatNpmCommand(
  script: string,
  folder: string,
  options: readonly string[] = [],
  { from = resolvePath('.'), root = projectRoot } = {},
): string {
  const place = isWithin(from, root) ? [] : ['--prefix', root];
  const name = folder.startsWith('-') ? `./${folder}` : folder;
  return toShellCommand(['npm', 'run', ...place, script, '--', name, ...options]);
}
