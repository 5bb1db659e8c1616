import { createRandom, pick, type Random } from '../support/random.ts';
import type { PlainFile } from './plain-files.ts';

/** A line that somebody may type, and the tasks that a plain scan says it is about. */
export interface DrawnQuestion {
  kind: string;
  line: string;
  /** Tasks that must be found. */
  due: readonly string[];
  /** Whether the line asks for nothing else, so that no other task may be found. */
  isExact: boolean;
}

/** As many questions as wanted, each kind in its turn; the same seed draws the same. */
export function drawQuestions(
  files: readonly PlainFile[],
  count: number,
  seed: number,
): readonly DrawnQuestion[] {
  const random = createRandom(seed);
  const kinds = Object.entries(questionKinds);
  const drawn = new Map<string, DrawnQuestion>();
  for (let turn = 0; drawn.size < count && turn < count * 20; turn += 1) {
    const [kind, draw] = kinds[turn % kinds.length] ?? ['', () => undefined];
    const file = pick(files, random);
    const asked = draw(file, files, random);
    if (asked !== undefined) drawn.set(asked.line, { kind, ...asked });
  }
  return [...drawn.values()];
}

type Asked = Omit<DrawnQuestion, 'kind'> | undefined;

type Draw = (file: PlainFile, files: readonly PlainFile[], random: Random) => Asked;

const questionKinds: Readonly<Record<string, Draw>> = {
  setting: ({ settings }, files, random) =>
    ask(draw(settings, random), files, (name, other) => other.settings.has(name)),
  'piece of a setting': ({ settings }, files, random) => {
    const pieces = [...settings].flatMap(splitName).filter((piece) => piece.length >= 5);
    return ask(draw(pieces, random), files, (piece, other) =>
      [...other.settings].some((name) => splitName(name).includes(piece)),
    );
  },
  value: ({ values }, files, random) =>
    ask(draw(values, random), files, (value, other) => other.values.has(value)),
  field: ({ fields }, files, random) =>
    ask(draw(fields.keys(), random), files, (name, other) => other.fields.has(name)),
  'value of a field': ({ fields }, files, random) => {
    const values = [...fields.values()].filter((value) => /^[\p{L}\d_]{2,20}$/u.test(value));
    return ask(draw(values, random), files, (value, other) =>
      [...other.fields.values()].includes(value),
    );
  },
  'field and value': ({ fields }, files, random) => {
    const named = [...fields].filter(([, value]) => /^[\p{L}\d_]{2,20}$/u.test(value));
    const chosen = draw(named, random);
    if (chosen === undefined) return undefined;
    const [name, value] = chosen;
    return ask(`${name} ${value}`, files, (_, other) => other.fields.get(name) === value);
  },
  'number of checks': ({ checks }, files, random) =>
    files.some((other) => other.checks === undefined) || checks === undefined
      ? undefined
      : askExactly(writeNumber(checks, 'check', random), files, (other) => other.checks === checks),
  'number of apps': ({ apps }, files, random) =>
    askExactly(writeNumber(apps, 'app', random), files, (other) => other.apps === apps),
  feasibility: ({ isInfeasible }, files) =>
    isInfeasible ? askExactly('infeasible', files, (other) => other.isInfeasible) : undefined,
  'part of an id': ({ id }, files, random) => {
    const part = id.slice(random(Math.max(1, id.length - 4))).slice(0, 4 + random(5));
    return /^\w{4,}$/.test(part)
      ? ask(part, files, (_, other) => other.id.toLowerCase().includes(part.toLowerCase()))
      : undefined;
  },
  'words of one file': ({ id, instruction, settings }, files, random) => {
    const words = instruction.match(/[a-z]{6,}/gi) ?? [];
    const [word, name] = [draw(words, random), draw(settings, random)];
    return word === undefined || name === undefined
      ? undefined
      : ask(`${word} ${name}`, files, (_, other) => other.id === id);
  },
  'words of two files': ({ instruction }, files, random) => {
    const other = pick(files, random);
    const drawn = [instruction, other.instruction].map((text) =>
      draw(text.match(/[a-z]{6,}/gi) ?? [], random),
    );
    return drawn.includes(undefined)
      ? undefined
      : { line: drawn.join(' '), due: [], isExact: false };
  },
};

const draw = <Item>(items: Iterable<Item>, random: Random): Item | undefined => {
  const all = [...items];
  return all.length === 0 ? undefined : pick(all, random);
};

const ask = (
  line: string | undefined,
  files: readonly PlainFile[],
  isDue: (line: string, file: PlainFile) => boolean,
): Asked =>
  line === undefined
    ? undefined
    : {
        line,
        due: files.filter((file) => isDue(line, file)).map(({ id }) => id),
        isExact: false,
      };

const askExactly = (
  line: string,
  files: readonly PlainFile[],
  isDue: (file: PlainFile) => boolean,
): Asked => ({ line, due: files.filter(isDue).map(({ id }) => id), isExact: true });

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

/** "2 apps" or "two apps". */
function writeNumber(number: number, noun: string, random: Random): string {
  const word = number === 0 || random(2) === 0 ? (numbers[number] ?? number) : number;
  return `${word} ${noun}${number === 1 || (number === 0 && noun === 'app') ? '' : 's'}`;
}

const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/);
