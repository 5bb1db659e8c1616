import { isObject, isStringArray, readOwn } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { CheckView } from './check-views.ts';
import { getterContractOf } from './getter-contract.ts';
import type { rulesOf } from './rules-of.ts';

/** An expected address and what the getter puts before every address. */
interface PrefixedAddress {
  address: string;
  prefix: string;
}

/** An expected address of another scheme than that which the getter puts before the address bar's text. */
export function findPrefixed(
  { rules }: NonNullable<ReturnType<typeof rulesOf>>,
  { compares, result }: Pick<CheckView, 'compares' | 'result'>,
  vocabulary: Vocabulary,
): PrefixedAddress | undefined {
  if (compares?.kind !== 'equal address') return undefined;
  const prefix = findPrefix(result?.value, vocabulary);
  const address = readOwn(rules, compares.address);
  if (prefix === undefined || typeof address !== 'string') return undefined;
  const [wanted, put] = [schemeOf(address), schemeOf(prefix)];
  // An address without a scheme may be completed.
  if (wanted === undefined || put === undefined || wanted === put) return undefined;
  return isWeb(wanted) && isWeb(put) ? undefined : { address, prefix };
}

function findPrefix(source: unknown, vocabulary: Vocabulary): string | undefined {
  const contract = getterContractOf(source, vocabulary);
  const from = contract?.from;
  if (from?.kind !== 'active tab' || from.prefix === undefined || !isObject(source))
    return undefined;
  const field = readOwn(contract?.keys ?? {}, from.prefix);
  // The default may be another one in other environments.
  const prefix = readOwn(source, from.prefix);
  return field && !field.isOpen && typeof prefix === 'string' ? prefix : undefined;
}

/** The metric may take no account of the encryption of a page. */
const isWeb = (scheme: string): boolean => scheme === 'http' || scheme === 'https';

/** The scheme before "://", or that of an address within another one; a host with a port has none. */
const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):(?:\/\/|(?=[a-z]))/i.exec(address)?.[1]?.toLowerCase();

/** The keys that are expected of a source which reads others only. */
export function listUnparsedKeys(
  expected: unknown,
  source: unknown,
  vocabulary: Vocabulary,
): string[] {
  const from = getterContractOf(source, vocabulary)?.from;
  if (!isObject(source) || from?.kind !== 'active tab' || from.names === undefined) return [];
  const { [from.names]: read, [from.renamed ?? '']: others } = source;
  if (!isObject(expected) || !isStringArray(read)) return [];
  const names = new Set<unknown>([...read, ...(isObject(others) ? Object.values(others) : [])]);
  // A missing value equals null.
  return Object.keys(expected).filter((key) => expected[key] !== null && !names.has(key));
}
