/** What is printed: texts that are known, and null for any text, or none. */
export type Output = readonly (string | null)[];

export const anyOutput: Output = [null];

/** Outputs one after the other, with as few parts as possible. */
export function joinOutputs(...outputs: readonly Output[]): Output {
  const joined: (string | null)[] = [];
  for (const part of outputs.flat()) {
    const last = joined.at(-1);
    if (part === '') continue;
    if (part === null) {
      if (last !== null) joined.push(null);
    } else if (typeof last === 'string' && joined.length > 0)
      joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}

/** The whole of an output, where it is known. */
export function knownText(output: Output): string | undefined {
  if (output.length === 0) return '';
  const [only] = output;
  return output.length === 1 && only !== null ? only : undefined;
}

/** Whether a text is certain to be in an output. */
export const surelyHas = (output: Output, text: string): boolean =>
  output.some((part) => part?.includes(text) === true);

/** Whether it is certain not to be. */
export const surelyLacks = (output: Output, text: string): boolean =>
  knownText(output)?.includes(text) === false;
