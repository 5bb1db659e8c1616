import { relative, sep } from 'node:path';
import { projectRoot } from '../dataset/project-root.ts';
import { toShellCommand } from '../shell/shell-command.ts';
import { resolvePath } from './arguments.ts';

/** The call of an npm script of this project, to be pasted into a POSIX shell in the user's folder. */
export function formatNpmCommand(
  script: string,
  folder: string,
  options: readonly string[] = [],
  { from = resolvePath('.'), root = projectRoot } = {},
): string {
  const isInside = relative(root, from).split(sep)[0] !== '..';
  const place = isInside ? [] : ['--prefix', root];
  const name = folder.startsWith('-') ? `./${folder}` : folder;
  return toShellCommand(['npm', 'run', ...place, script, '--', name, ...options]);
}
