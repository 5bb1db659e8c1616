import { withoutByteOrderMark } from '#text/safe/byte-order-mark.ts';

/** The text of a Python file, in the encoding that a comment in its first two lines declares. */
export function decodeSource(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^(?:[ \t\f]*(?:#.*)?\r?\n)?[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)/.exec(
    head,
  )?.[1];
  return withoutByteOrderMark(toDecoder(declared).decode(bytes));
}

function toDecoder(declared = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(declared.replace(/^latin[-_]/i, 'latin').replaceAll('_', '-'));
  } catch {
    return new TextDecoder();
  }
}
