import { byteOrderMark } from '#text/safe/byte-order-mark.ts';

/** An entry of the tasks folder under the name of a task file. */
export type FileExample =
  | { kind: 'text'; encoding: Encoding; text: string }
  /** Too long to be shown, or empty: a sentence describes its content. */
  | { kind: 'long'; description: string; write(): string }
  /** A symbolic link, with a sentence about its target. */
  | { kind: 'link'; description: string; target: string };

export type Encoding = 'UTF-8' | 'UTF-8 with a byte order mark' | 'UTF-16' | 'Latin-1';

/** A file whose text is shown unchanged. */
export function textFile(text: string, encoding: Encoding = 'UTF-8'): FileExample {
  return { kind: 'text', encoding, text };
}

/** The bytes of a file; a link has none of its own. */
export function toBytes(example: FileExample): Uint8Array | undefined {
  switch (example.kind) {
    case 'text':
      return encode(example.text, example.encoding);
    case 'long':
      return encode(example.write(), 'UTF-8');
    case 'link':
      return undefined;
  }
}

function encode(text: string, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'UTF-8':
      return new TextEncoder().encode(text);
    case 'UTF-8 with a byte order mark':
      return new TextEncoder().encode(byteOrderMark + text);
    case 'UTF-16':
      return Uint8Array.from(
        units(byteOrderMark + text).flatMap((unit) => [unit & 0xff, unit >> 8]),
      );
    case 'Latin-1':
      return Uint8Array.from(units(text));
  }
}

const units = (text: string): number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
