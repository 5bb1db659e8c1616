/** Shared, since creating a decoder takes longer than decoding a file. */
const strictDecoder = new TextDecoder('utf-8', { fatal: true });

/** The text of a file, without its byte order mark, in any encoding. */
export const decodeText = (bytes: Uint8Array): string => decode(bytes).text;

export interface DecodedText {
  text: string;
  encodingFault?: string;
  hasMark: boolean;
}

export function decode(bytes: Uint8Array): DecodedText {
  const wide = decodeWide(bytes);
  if (wide) {
    return { text: wide.text, encodingFault: `encoded as ${wide.encoding}`, hasMark: false };
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  try {
    return { text: strictDecoder.decode(bytes), hasMark };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    return { text, encodingFault: 'not valid UTF-8', hasMark };
  }
}

/** The text of a file whose mark says that its characters have two or four bytes; undefined for any other. */
export function decodeWide(
  bytes: Uint8Array,
): { text: string; encoding: 'UTF-16' | 'UTF-32' } | undefined {
  // It begins like one in UTF-16.
  const utf32 = decodeUtf32(bytes);
  if (utf32 !== undefined) return { text: utf32, encoding: 'UTF-32' };
  const utf16 = utf16Label(bytes);
  if (utf16 === undefined) return undefined;
  return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
}

function decodeUtf32({ buffer, byteOffset, byteLength }: Uint8Array): string | undefined {
  if (byteLength < 4) return undefined;
  const view = new DataView(buffer, byteOffset, byteLength);
  const isLittle = view.getUint32(0, true) === mark;
  if (!isLittle && view.getUint32(0) !== mark) return undefined;
  let text = '';
  for (let at = 4; at + 4 <= byteLength; at += 4) {
    const codePoint = view.getUint32(at, isLittle);
    text += codePoint > 0x10ffff ? '\ufffd' : String.fromCodePoint(codePoint);
  }
  return text.toWellFormed();
}

const mark = 0xfeff;

function utf16Label(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}
