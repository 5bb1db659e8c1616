import canonicalize from 'canonicalize';

/** The canonical JSON of a value (RFC 8785); undefined for what it cannot write, such as too large a number. */
export function toCanonicalJson(value: unknown): string | undefined {
  try {
    return canonicalize(value);
  } catch {
    // The library throws only for such values; parsed JSON has no cycles.
    return undefined;
  }
}
