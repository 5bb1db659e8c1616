import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../dataset/usage-error.ts';
import type { Severity } from '../lint/model/finding.ts';

export type FailOn = Severity | 'never';

/**
 * Splits a command line into options and folders. With `--help` it prints the usage instead, and
 * the command has nothing left to do.
 */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
  mostFolders = Infinity,
) {
  const parsed = parse(args, { ...options, help: { type: 'boolean', short: 'h' } }, usage);
  const { positionals, values } = parsed;
  if ('help' in values) {
    console.log(usage);
    return undefined;
  }
  if (positionals.length <= mostFolders) return parsed;
  throw new UsageError(`there is one folder too many: "${positionals[mostFolders] ?? ''}"`, usage);
}

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (cause) {
    const [message = 'the arguments are wrong'] = (cause as Error).message.split('. ');
    throw new UsageError(message, usage, { cause });
  }
}

/** One of a fixed set of values, or a usage error that names them. */
export function oneOf<const Value extends string>(
  option: string,
  value: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new UsageError(`${option} is "${value}"`, `Give one of: ${allowed.join(', ')}.`);
}

/** npm runs scripts in the project's root; relative paths mean the folder the user stands in. */
export function resolvePath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** A port number, or a usage error. */
export function toPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`--port is "${text}"`, 'Give a whole number from 1 to 65535.');
}

/** The address a site is published at, or a usage error. */
export function toSiteOption(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new UsageError(`--site is "${text}"`, 'Give an address such as https://example.org.');
}

/** The path a site is published under, with a slash at its start, or a usage error. */
export function toBasePath(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isPlain = text.split('/').every((part) => /^[\w.~-]*$/.test(part) && !/^\.+$/.test(part));
  if (isPlain && !text.includes('//')) return text.startsWith('/') ? text : `/${text}`;
  throw new UsageError(`--base is "${text}"`, 'Give a path such as /catalogue.');
}
