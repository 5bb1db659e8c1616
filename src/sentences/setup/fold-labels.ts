import { capitalise } from '#text/first-letter.ts';
import { formatCount } from '#text/figures/format-count.ts';

const longestText = 1200;
const mostLines = 15;
const mostItems = 10;

/** The label of a long text until it is unfolded; undefined for a short one. */
export function labelFoldedText(text: string, name: string): string | undefined {
  const lines = text.trimEnd().split('\n').length;
  if (text.length <= longestText && lines <= mostLines) return undefined;
  const title = capitalise(name);
  if (lines === 1) return `${title}, one line of ${formatCount(text.length)} characters`;
  return `${title}, ${formatCount(lines)} lines`;
}

/** The label of a long list until it is unfolded; undefined for a short one. */
export function labelFoldedItems(count: number, things: string): string | undefined {
  return count > mostItems ? `${formatCount(count)} ${things}` : undefined;
}
