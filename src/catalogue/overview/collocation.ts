/**
 * Two words that belong together in what the tasks ask for, such as "line spacing", as an example of
 * a search. They are in several instructions, but not in many, and what is before and after them
 * differs, so that they are no part of a sentence that tasks share.
 */
export function findCollocation(instructions: readonly string[]): string | undefined {
  const words = new Map<string, number>();
  const pairs = new Map<string, Contexts>();
  for (const instruction of instructions) {
    const seen = new Set(instruction.toLowerCase().match(/\p{L}+/gu));
    for (const word of seen) words.set(word, (words.get(word) ?? 0) + 1);
    for (const pair of listPairs(instruction)) addContext(pairs, pair);
  }
  const least = instructions.length < 200 ? 2 : 3;
  const most = Math.max(least + 2, instructions.length / 30);
  let best: { phrase: string; weight: number } | undefined;
  for (const [phrase, { before, after, count }] of pairs) {
    if (count < least || count > most) continue;
    const [one = '', other = ''] = phrase.split(' ');
    const together = count ** 3 / ((words.get(one) ?? count) * (words.get(other) ?? count));
    const weight = (together * (before.size * after.size)) / count ** 2;
    if (!best || weight > best.weight) best = { phrase, weight };
  }
  return best?.phrase;
}

interface Contexts {
  before: Set<string>;
  after: Set<string>;
  /** In how many instructions it is. */
  count: number;
}

interface Pair {
  phrase: string;
  before: string;
  after: string;
}

/** Words in lower case between blanks, since others are names; each pair once. */
function listPairs(instruction: string): Iterable<Pair> {
  const words = instruction.split(/\s+/);
  const pairs = new Map<string, Pair>();
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]?.replace(/[.,;:!?]$/, '') ?? '';
    if (!isContentWord(word) || !isContentWord(next)) continue;
    const phrase = `${word} ${next}`;
    pairs.set(phrase, { phrase, before: words[at - 1] ?? '', after: words[at + 2] ?? '' });
  }
  return pairs.values();
}

function addContext(pairs: Map<string, Contexts>, { phrase, before, after }: Pair): void {
  const contexts = pairs.get(phrase) ?? { before: new Set(), after: new Set(), count: 0 };
  contexts.before.add(before.toLowerCase());
  contexts.after.add(after.toLowerCase());
  contexts.count++;
  pairs.set(phrase, contexts);
}

const isContentWord = (word: string): boolean =>
  /^\p{Ll}{4,12}$/u.test(word) && !word.endsWith('ly') && !commonWords.has(word);

/** Of English instructions, as far as they have four letters or more. */
const commonWords = new Set(
  (
    'about after also another because been before being below between both called change could does done down each else every everything exactly except from have here into itself just keep like ' +
    'make many more most much must name named need needs next nothing once only open other over please same save saved should show since some such sure task tasks than that their them then there ' +
    'they this those through under until used using very want were what when where whether which while will with within without would your'
  ).split(' '),
);
