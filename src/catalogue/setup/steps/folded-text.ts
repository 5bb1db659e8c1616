const longestText = 1200;
const mostLines = 15;
const mostItems = 10;

/** What a page shows instead of a long text until it is opened; undefined for a short one. */
export function describeLength(text: string, name: string): string | undefined {
  const lines = text.trimEnd().split('\n').length;
  if (text.length <= longestText && lines <= mostLines) return undefined;
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (lines === 1) return `${title}, one line of ${text.length} characters`;
  return `${title}, ${lines} lines`;
}

/** What a page shows instead of a long list until it is opened; undefined for a short one. */
export function foldItems(count: number, things: string): string | undefined {
  return count > mostItems ? `${count} ${things}` : undefined;
}
