/** A part of an address as people read it; as it is where a "%" encodes nothing. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
