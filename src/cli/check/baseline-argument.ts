import { existsSync } from 'node:fs';
import { isBaseline } from './baseline-file.ts';
import { resolvePath } from '../options/parse-arguments.ts';

const option = '--write-baseline';

/**
 * Takes the file of `--write-baseline` out of a command line. It may be left out, so that the next
 * argument is the file only where it can be no target: if it ends in ".json" and is a baseline or not
 * there yet.
 */
export function takeBaselineFile(args: readonly string[]): {
  file: string | undefined;
  others: readonly string[];
} {
  const joined = args.find((arg) => arg.startsWith(`${option}=`));
  if (joined !== undefined) {
    const others = args.map((arg) => (arg === joined ? option : arg));
    return { file: joined.slice(option.length + 1), others };
  }
  const index = args.indexOf(option);
  const next = args[index + 1];
  const isFile = index !== -1 && next !== undefined && !next.startsWith('-') && mayBeWritten(next);
  if (!isFile) return { file: undefined, others: args };
  return { file: next, others: [...args.slice(0, index + 1), ...args.slice(index + 2)] };
}

const mayBeWritten = (name: string): boolean =>
  /\.json$/i.test(name) && (!existsSync(resolvePath(name)) || isBaseline(resolvePath(name)));
