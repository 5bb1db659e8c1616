/** A sentence in parts, so that pages can mark names without any markup in the text. */
export type RichText = readonly RichPart[];

export type RichPart =
  | string
  /** A name, a path or a value, shown as code. */
  | { code: string }
  /** A function's name, which leads to its page. */
  | { metric: string }
  | { getter: string }
  | { action: string };

/** The sentence without any marks. */
export function toPlainText(text: RichText): string {
  return text
    .map((part) => (typeof part === 'string' ? part : (Object.values(part)[0] ?? '')))
    .join('');
}
