import { hasLoneSurrogate } from '#lint/parse/lone-surrogates.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { digestText } from '#text/sha256.ts';
import { toCanonicalJson } from './canonical-json.ts';

/**
 * SHA-256 over the canonical JSON of a task file (RFC 8785), in hexadecimal digits. The order of
 * keys and white space make no difference. Undefined when the file contains what RFC 8785
 * cannot write: half of a surrogate pair, or a number that is too large.
 */
export function digestTask({ fields, text }: DigestedTask): string | undefined {
  if (!digests.has(fields)) digests.set(fields, computeDigest({ fields, text }));
  return digests.get(fields);
}

interface DigestedTask {
  fields: JsonObject;
  /** The fields have U+FFFD for each half of a surrogate pair; the text of their file has the half. */
  text: string;
}

/** Most tasks of a release are also current ones. */
const digests = new WeakMap<JsonObject, string | undefined>();

function computeDigest({ fields, text }: DigestedTask): string | undefined {
  if (hasLoneSurrogate(text)) return undefined;
  const canonical = toCanonicalJson(fields);
  return canonical === undefined ? undefined : digestText(canonical);
}
