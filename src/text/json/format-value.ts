import { cutMiddle } from '../cut-text.ts';
import { describeJson, isTooLarge } from './describe-json.ts';

const longest = 80;

/** A JSON value on one line, without its middle where it is long: addresses differ at their ends. */
export function formatValue(value: unknown): string {
  if (isTooLarge(value)) return describeJson(value);
  const text = (JSON.stringify(value) as string | undefined) ?? '';
  return cutMiddle(text, longest);
}
