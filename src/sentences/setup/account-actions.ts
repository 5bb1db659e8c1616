import type { EffectOf } from '#vocabulary/contract/effect.ts';
import {
  isObject,
  isStringArray,
  type JsonObject,
  toArray,
  withoutKeys,
} from '#text/json/json-value.ts';
import { formatSpan } from '#text/figures/format-duration.ts';
import { isTooLarge } from '#text/json/describe-json.ts';
import type { RichText } from '#text/rich-text.ts';
import type { ActionDescription, DriveOperation, Visit } from './step-details.ts';
import { countWithArticle } from '#text/figures/plural.ts';

/** Describes what is done to a cloud drive, each operation with its own arguments. */
export function describeDrive(
  effect: EffectOf<'prepare drive'>,
  parameters: JsonObject,
): ActionDescription | undefined {
  const { [effect.operations]: names, [effect.arguments]: args } = parameters;
  if (!isStringArray(names) || names.length === 0) return undefined;
  const isPaired = Array.isArray(args) && args.length === names.length && args.every(isObject);
  const given: readonly unknown[] = isPaired ? args : [];
  const operations = names.map((name, index) => {
    const own = given[index];
    return describeOperation(name, isObject(own) ? own : {});
  });
  const account = describeAccount(', with the account in ', effect, parameters);
  return {
    icon: 'cloud',
    sentence: ['Prepare the cloud drive', ...account.sentence],
    detail: { kind: 'operations', operations },
    read: [effect.operations, ...(isPaired ? [effect.arguments] : []), ...account.read],
  };
}

export function describeLogin(
  effect: EffectOf<'log in'>,
  parameters: JsonObject,
): ActionDescription | undefined {
  const { [effect.service]: service } = parameters;
  if (typeof service !== 'string') return undefined;
  const account = describeAccount(' with the account in ', effect, parameters);
  return {
    icon: 'account',
    sentence: ['Log in to ', { code: service }, ...account.sentence],
    read: [effect.service, ...account.read],
  };
}

export function describeHistory(
  { visits: key }: EffectOf<'replace history'>,
  { [key]: history }: JsonObject,
): ActionDescription | undefined {
  if (!Array.isArray(history)) return undefined;
  const visits = history.map(readVisit);
  const isRead = visits.every((visit) => visit !== undefined);
  const pages = countWithArticle(history.length, 'page');
  return {
    icon: 'history',
    sentence: [`Replace the history of the browser with ${pages}`],
    detail: isRead && visits.length > 0 ? { kind: 'visits', visits } : undefined,
    read: isRead ? [key] : [],
  };
}

function describeAccount(
  joint: string,
  { account }: Pick<EffectOf<'log in'>, 'account'>,
  parameters: JsonObject,
): { sentence: RichText; read: string[] } {
  const file = account === undefined ? undefined : parameters[account];
  if (account === undefined || typeof file !== 'string') return { sentence: [], read: [] };
  return { sentence: [joint, { code: file }], read: [account] };
}

function describeOperation(name: string, given: JsonObject): DriveOperation {
  const described = Object.hasOwn(operations, name) ? operations[name]?.(given) : undefined;
  if (described === undefined)
    return { sentence: ['Run ', { code: name }], address: undefined, rest: given };
  const { sentence, address, read } = described;
  return { sentence, address, rest: withoutKeys(given, read) };
}

const operations: Readonly<
  Record<string, (given: JsonObject) => OperationDescription | undefined>
> = {
  delete: ({ query, trash }) => {
    if (query !== undefined && typeof query !== 'string') return undefined;
    if (trash !== undefined && typeof trash !== 'boolean') return undefined;
    const which =
      query === undefined ? ['all files'] : ['every file that matches ', { code: query }];
    const manner =
      trash === true ? ['Move ', ...which, ' to the bin'] : ['Permanently delete ', ...which];
    return { sentence: manner, read: ['query', 'trash'] };
  },
  mkdirs: ({ path }) => {
    const folder = readPath(path);
    if (folder === undefined) return undefined;
    return { sentence: ['Create the folder ', { code: folder }], read: ['path'] };
  },
  upload: ({ path, url }) => {
    const file = readPath(path);
    if (file === undefined || typeof url !== 'string') return undefined;
    return {
      sentence: ['Upload the file ', { code: file }],
      address: url,
      read: ['path', 'url'],
    };
  },
};

function readPath(path: unknown): string | undefined {
  const names = toArray(path);
  return isStringArray(names) && names.length > 0 ? names.join('/') : undefined;
}

function readVisit(visit: unknown): Visit | undefined {
  if (!isObject(visit) || Object.keys(visit).length !== 3) return undefined;
  const { url: address, title, visit_time_from_now_in_seconds: seconds } = visit;
  if (typeof address !== 'string' || typeof title !== 'string') return undefined;
  if (typeof seconds !== 'number' || isTooLarge(seconds)) return undefined;
  return { address, title, before: formatSpan(seconds) };
}

interface OperationDescription {
  sentence: RichText;
  address?: string;
  read: readonly string[];
}
