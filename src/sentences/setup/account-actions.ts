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
export function describeDrive(parameters: JsonObject): ActionDescription | undefined {
  const { operation: names, args, settings_file: settings } = parameters;
  if (!isStringArray(names) || names.length === 0) return undefined;
  const isPaired = Array.isArray(args) && args.length === names.length && args.every(isObject);
  const given: readonly unknown[] = isPaired ? args : [];
  const operations = names.map((name, index) => {
    const own = given[index];
    return describeOperation(name, isObject(own) ? own : {});
  });
  const account = describeAccount(', with the account in ', settings);
  return {
    icon: 'cloud',
    sentence: ['Prepare the cloud drive', ...account.sentence],
    detail: { kind: 'operations', operations },
    read: ['operation', ...(isPaired ? ['args'] : []), ...account.read],
  };
}

export function describeLogin({
  platform,
  settings_file: settings,
}: JsonObject): ActionDescription | undefined {
  if (typeof platform !== 'string') return undefined;
  const account = describeAccount(' with the account in ', settings);
  return {
    icon: 'account',
    sentence: ['Log in to ', { code: platform }, ...account.sentence],
    read: ['platform', ...account.read],
  };
}

export function describeHistory({ history }: JsonObject): ActionDescription | undefined {
  if (!Array.isArray(history)) return undefined;
  const visits = history.map(readVisit);
  const isRead = visits.every((visit) => visit !== undefined);
  const pages = countWithArticle(history.length, 'page');
  return {
    icon: 'history',
    sentence: [`Replace the history of the browser with ${pages}`],
    detail: isRead && visits.length > 0 ? { kind: 'visits', visits } : undefined,
    read: isRead ? ['history'] : [],
  };
}

function describeAccount(joint: string, file: unknown): { sentence: RichText; read: string[] } {
  if (typeof file !== 'string') return { sentence: [], read: [] };
  return { sentence: [joint, { code: file }], read: ['settings_file'] };
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
