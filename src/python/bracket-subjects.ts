/** Up to the colon of a line that the first `case` follows, which is looked for once in each line. */
const matchHead =
  /^(?<head>[ \t]*match[ \t])(?=[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]+case\b)(?<subject>[^\n]+?)(?=:[ \t]*(?:#[^\n]*)?\r?\n)/gm;

/**
 * Writes `match a, b:` as `match (a, b):`, and lists the offsets of the brackets in the result: the
 * grammar knows only simple subjects without brackets. Can go when it reads `match a or b, c:`.
 */
export function bracketSubjects(text: string): { text: string; added: readonly number[] } {
  const added: number[] = [];
  const bracketed = text.replace(
    matchHead,
    (_written, head: string, subject: string, offset: number) => {
      const open = offset + head.length + added.length;
      added.push(open, open + subject.length + 1);
      return `${head}(${subject})`;
    },
  );
  return { text: bracketed, added };
}
