/** Every text anywhere in a JSON value; the names of keys are none. */
export function stringsIn(value: unknown): string[] {
  const texts: string[] = [];
  collect(value, texts);
  return texts;
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) collect(child, texts);
  }
}
