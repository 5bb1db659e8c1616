import '#site/plugin/astro-variables.ts';
import { setFlagsFromString } from 'node:v8';
import { UsageError } from '#dataset/usage-error.ts';
import { suggest } from '#text/similarity/suggest.ts';
import { seeHelp } from '../options/parse-arguments.ts';
import { type Command, commands } from './commands.ts';

/** Runs the command that the arguments name. Returns the exit code. */
export async function benchlight(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(formatHelp());
    return 0;
  }
  if (name === 'help') return benchlight([...rest.slice(0, 1), '--help']);
  const command = findCommand(name);
  for (const option of command.v8Options ?? []) setFlagsFromString(option);
  const call = await command.load();
  return call(rest);
}

/** @throws UsageError for another name, with the one that was probably meant. */
export function findCommand(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const kind = name.startsWith('-') ? 'option' : 'command';
  const names = commands.map((command) => command.name);
  throw new UsageError(
    `unknown ${kind} "${name}"${suggest(name, names)}`,
    seeHelp({ call: 'benchlight' }),
  );
}

/** The commands, as `--help` shows them. */
function formatHelp(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: benchlight COMMAND [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`),
    '',
    '  --help      show this text; after a command, its options',
    '  --version   print the version',
  ].join('\n');
}
