import { cutText } from '../cut-text.ts';

const longest = 80;
const half = longest / 2;

/** A JSON value on one line, without its middle where it is long: addresses differ at their ends. */
export function formatValue(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? '';
  if (text.length <= longest) return text;
  const end = text.slice(-half);
  return `${cutText(text, half)}…${end.isWellFormed() ? end : end.slice(1)}`;
}
