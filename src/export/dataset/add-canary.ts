import { byteOrderMark } from '#text/safe/byte-order-mark.ts';
import { isObject } from '#text/json/json-value.ts';

/**
 * A JSON text of an object, with the canary added as its last key and no other byte changed. A text
 * that already contains the canary is returned as it is.
 *
 * @param text the bytes of the file, each as one character, or a text of another origin
 * @param canary in the same form
 */
export function addCanary(text: string, canary: string): string {
  const literal = JSON.stringify(canary);
  const end = text.lastIndexOf('}');
  const fields: unknown = JSON.parse(text.replace(startingMark, ''));
  if (text.includes(literal.slice(1, -1)) || end === -1 || !isObject(fields)) return text;

  const body = text.slice(0, end).trimEnd();
  const closing = text.slice(body.length);
  const isEmpty = Object.keys(fields).length === 0;
  const indent = /\n[ \t]*(?=")/.exec(text)?.[0] ?? (isEmpty ? '' : ' ');
  return `${body}${isEmpty ? '' : ','}${indent}"${freeKey(fields)}": ${literal}${closing}`;
}

/** A byte order mark as text, and as its three bytes. */
const startingMark = new RegExp(String.raw`^(?:${byteOrderMark}|\u{EF}\u{BB}\u{BF})`, 'u');

/** A key that occurs twice would replace the file's own. */
function freeKey(fields: object): string {
  let number = 1;
  const keyOf = () => (number === 1 ? 'canary' : `canary_${number}`);
  while (Object.hasOwn(fields, keyOf())) number += 1;
  return keyOf();
}
