import { cutText } from '../cut-text.ts';

const longest = 80;

/** A JSON value on one line, cut where it is long. */
export function formatValue(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? '';
  return text.length <= longest ? text : `${cutText(text, longest)}…`;
}
