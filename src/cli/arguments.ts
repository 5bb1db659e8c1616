import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../dataset/usage-error.ts';
import type { Severity } from '../lint/model/finding.ts';

export type FailOn = Severity | 'never';

/**
 * Splits a command line into options and folders. With `--help` it prints the usage and returns
 * undefined.
 */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
  maxFolders = Infinity,
) {
  const parsed = parse(args, { ...options, help: { type: 'boolean', short: 'h' } }, usage);
  const { positionals, values } = parsed;
  if ('help' in values) {
    console.log(usage);
    return undefined;
  }
  if (positionals.length <= maxFolders) return parsed;
  throw new UsageError(`unexpected argument "${positionals[maxFolders] ?? ''}"`, usage);
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

/** Returns the value if it is an allowed one, else throws a usage error that lists these. */
export function oneOf<const Value extends string>(
  option: string,
  value: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw new UsageError(
    `invalid value "${value}" for ${option}`,
    `Use one of: ${allowed.join(', ')}.`,
  );
}

/** npm runs scripts in the project's root; relative paths start at the user's working folder. */
export function resolvePath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** A port number; throws a usage error when it is not one. */
export function toPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new UsageError(`invalid value "${text}" for --port`, 'Use an integer from 1 to 65535.');
}

/** The address that a site is published at; throws a usage error when it is not one. */
export function toSiteOption(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const { username = '', password = '' } = URL.parse(text) ?? {};
  if (username + password !== '') {
    throw new UsageError(
      'the address of --site contains a user name or a password',
      'Leave it out; every page would publish it.',
    );
  }
  if (isSiteAddress(text)) return text;
  throw new UsageError(
    `invalid value "${text}" for --site`,
    'Use an address such as https://example.org.',
  );
}

/** Whether a text is an address of the web. */
export const isSiteAddress = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text);

/** The path that a site is published under, with a leading slash; throws a usage error when it is not one. */
export function toBasePath(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isPlain = text.split('/').every((part) => /^[\w.~-]*$/.test(part) && !/^\.+$/.test(part));
  if (isPlain && !text.includes('//')) return text.startsWith('/') ? text : `/${text}`;
  throw new UsageError(`invalid value "${text}" for --base`, 'Use a path such as /catalogue.');
}
