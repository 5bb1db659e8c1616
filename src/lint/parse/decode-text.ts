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
  const utf16 = utf16Label(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    return { text, encodingFault: 'encoded as UTF-16', hasMark: false };
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  try {
    return { text: strictDecoder.decode(bytes), hasMark };
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes);
    return { text, encodingFault: 'not valid UTF-8', hasMark };
  }
}

function utf16Label(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}
