import { isContainer } from './json-value.ts';

/** Every string anywhere in a JSON value, keys excluded. */
export function collectStrings(value: unknown): string[] {
  const strings: string[] = [];
  collect(value, strings);
  return strings;
}

function collect(value: unknown, strings: string[]): void {
  if (typeof value === 'string') strings.push(value);
  else if (isContainer(value)) {
    for (const child of Object.values(value)) collect(child, strings);
  }
}
