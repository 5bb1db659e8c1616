/** An order that is the same on every machine. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** An order in which numbers count as such: L2 comes before L10. It is the same on every machine. */
export function compareNaturally(one: string, other: string): number {
  const [own, others] = [splitNumbers(one), splitNumbers(other)];
  for (const [index, part] of own.entries()) {
    const beside = others[index];
    if (beside === undefined) return 1;
    const order = compareParts(part, beside);
    if (order !== 0) return order;
  }
  return own.length - others.length || compareText(one, other);
}

/** Digits and what is between them. A minus sign counts where a number begins the text. */
const splitNumbers = (text: string): readonly string[] =>
  text.toLowerCase().match(/(?:^-)?\d+(?:\.\d+)?|\D+/gu) ?? [];

function compareParts(one: string, other: string): number {
  const difference = Number(one) - Number(other);
  return Number.isNaN(difference) ? compareText(one, other) : difference;
}
