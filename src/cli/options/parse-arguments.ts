import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isInstalled } from '#dataset/project-root.ts';
import { UsageError } from '#dataset/usage-error.ts';
import type { Severity } from '#lint/model/finding.ts';
import { suggest } from '#text/similarity/suggest.ts';
import { readDigits } from './positive-integer.ts';

export type FailOn = Severity | 'never';

/** What `--help` prints, and the call that it begins with. */
export interface Usage {
  /** Without arguments. */
  call: string;
  text: string;
}

/**
 * Splits a command line into options and folders. With `--help` it prints the usage and returns
 * undefined.
 */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: Usage,
  maxPositionals = Infinity,
) {
  const parsed = parse(args, { ...options, help: { type: 'boolean', short: 'h' } }, usage);
  const { positionals, values, tokens } = parsed;
  if ('help' in values) {
    console.log(usage.text);
    return undefined;
  }
  const repeated = findRepeated(tokens, options);
  if (repeated !== undefined) throw new UsageError(`--${repeated} is given twice`, seeHelp(usage));
  if (positionals.includes('')) {
    throw new UsageError('an argument is empty', `Name it, or leave it out. ${seeHelp(usage)}`);
  }
  if (positionals.length <= maxPositionals) return parsed;
  throw new UsageError(
    `unexpected argument "${positionals[maxPositionals] ?? ''}"`,
    seeHelp(usage),
  );
}

/** Where to read more after a wrong call. */
export const seeHelp = ({ call }: Pick<Usage, 'call'>): string => `See "${call} --help".`;

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: Usage,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true });
  } catch (cause) {
    throw new UsageError(describeMistake(args, options, cause), seeHelp(usage), { cause });
  }
}

/** The name of an option that has a value and is there twice, where only the last would count. */
function findRepeated(
  tokens: readonly { kind: string; name?: string }[],
  options: NonNullable<ParseArgsConfig['options']>,
): string | undefined {
  const names = tokens.flatMap(({ kind, name }) => (kind === 'option' && name ? [name] : []));
  return names.find((name, index) => {
    const { type, multiple } = options[name] ?? {};
    return type === 'string' && multiple !== true && names.indexOf(name) < index;
  });
}

/**
 * Takes an option out of a command line that is followed by one or more folders.
 *
 * @returns the folders, none if the option is absent, and the other arguments.
 */
export function takeFolders(
  line: readonly string[],
  option: string,
  usage: Usage,
): { folders: readonly string[]; others: readonly string[] } {
  const joined = `${option}=`;
  const args = line.flatMap((arg) =>
    arg.startsWith(joined) ? [option, arg.slice(joined.length)] : [arg],
  );
  const start = args.indexOf(option);
  if (start === -1) return { folders: [], others: args };
  const length = args.slice(start + 1).findIndex((arg) => arg.startsWith('-'));
  const end = length === -1 ? args.length : start + 1 + length;
  const folders = args.slice(start + 1, end);
  const others = [...args.slice(0, start), ...args.slice(end)];
  if (folders.length === 0)
    throw new UsageError(`${option} needs the names of folders`, seeHelp(usage));
  if (!others.includes(option)) return { folders, others };
  throw new UsageError(`${option} is given twice`, seeHelp(usage));
}

/** What is wrong with the option that an error of Node names. */
function describeMistake(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
  cause: unknown,
): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  const name = /'(?:-\w, )?(--?[^'= ]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return `unknown option "${name}"${suggestName(name, toNames(options))}`;
  }
  if (options[name.slice(2)]?.type === 'boolean') return `${name} takes no value`;
  const next = args.find((arg, index) => args[index - 1] === name && arg.startsWith('-'));
  const isValue = next !== undefined && !toNames(options).includes(next);
  return `${name} needs a value${isValue ? `; if it is "${next}", write ${name}=${next}` : ''}`;
}

/** A name may be misspelt, too long as "--output" for "--out", or too short. */
function suggestName(name: string, names: readonly string[]): string {
  const [alike, ...others] = names.filter((one) => one.startsWith(name) || name.startsWith(one));
  const isOne = alike !== undefined && others.length === 0;
  return suggest(name, names) || (isOne ? didYouMean(alike) : '');
}

const toNames = (options: object): string[] => Object.keys(options).map((name) => `--${name}`);

/** Returns the value if it is an allowed one, else throws a usage error that lists these. */
export function oneOf<const Value extends string>(
  option: string,
  value: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new UsageError(
    `invalid value "${value}" for ${option}${suggestName(value, allowed)}`,
    `Use one of: ${allowed.join(', ')}.`,
  );
}

/**
 * An absolute path. npm runs the scripts of a clone in its root, so that relative paths start at the
 * folder in which the user called npm; those of the package start at the working folder.
 */
export function resolvePath(path: string): string {
  if (path === '') {
    throw new UsageError('the name of a folder or file is empty', 'Name it, or leave it out.');
  }
  const called = isInstalled ? undefined : process.env.INIT_CWD;
  return resolve(called ?? process.cwd(), path);
}

/** The same for the value of an option that may be absent. */
export const resolveOption = (path: string | undefined): string | undefined =>
  path === undefined ? undefined : resolvePath(path);

/** A shard by its number and how many there are, such as 2 of 4; throws a usage error when it is not one. */
export function toShard(text: string): { number: number; of: number } {
  const [, number = 0, of = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (number >= 1 && number <= of) return { number, of };
  throw new UsageError(
    `invalid value "${text}" for --shard`,
    'Use the number of the shard and the number of shards, such as 2/4.',
  );
}

/** A port number; throws a usage error when it is not one. */
export function toPort(text: string): number {
  const port = readDigits(text);
  if (port > 0 && port < 65_536) return port;
  throw new UsageError(`invalid value "${text}" for --port`, 'Use an integer from 1 to 65535.');
}
