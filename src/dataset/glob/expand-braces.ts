/**
 * The patterns that a pattern with braces represents, in the order that it names them. Braces without
 * a comma are characters like any other.
 *
 * @returns undefined when there are more than the limit.
 */
export function expandBraces(pattern: string, limit: number): string[] | undefined {
  const expanded: string[] = [];
  const pending = [pattern];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const group = findGroup(next);
    if (!group) expanded.push(next);
    else {
      const { before, alternatives, after } = group;
      pending.push(...alternatives.map((own) => `${before}${own}${after}`).reverse());
    }
    if (expanded.length + pending.length > limit) return undefined;
  }
  return expanded;
}

interface Group {
  before: string;
  alternatives: string[];
  after: string;
}

/** The first braces with a comma directly between them. */
function findGroup(pattern: string): Group | undefined {
  const open: { start: number; commas: number[] }[] = [];
  const found: { start: number; end: number; commas: number[] }[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') at++;
    else if (character === '{') open.push({ start: at, commas: [] });
    else if (character === ',') open.at(-1)?.commas.push(at);
    else if (character === '}') {
      const group = open.pop();
      if (group && group.commas.length > 0) found.push({ ...group, end: at });
    }
  }
  const [first] = found.sort((one, other) => one.start - other.start);
  if (!first) return undefined;
  const { start, end, commas } = first;
  const ends = [...commas, end];
  return {
    before: pattern.slice(0, start),
    alternatives: [start, ...commas].map((from, index) => pattern.slice(from + 1, ends[index])),
    after: pattern.slice(end + 1),
  };
}
