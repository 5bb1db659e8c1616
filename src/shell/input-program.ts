import { formatDuration, formatNumber } from '#text/figures/format-duration.ts';
import type { RichText } from '#text/rich-text.ts';
import { capitalise } from '#text/first-letter.ts';

/** What a program of keys, clicks and pauses does. */
export interface InputDescription {
  sentence: RichText;
  /** The keys that it presses together, such as "Ctrl+S", in their order. */
  keys: readonly string[];
  /** Whether it only waits. */
  onlyWaits: boolean;
}

/**
 * Describes a Python program that only presses keys, clicks and waits, as many steps do; undefined
 * for any other. Short pauses between other acts are left out.
 */
export function describeInput(program: string): InputDescription | undefined {
  if (program.length > longestProgram) return undefined;
  const statements = program.match(statement) ?? [];
  if (!/^[;\s]*$/.test(program.replaceAll(statement, ''))) return undefined;
  const acts: Act[] = [];
  for (const text of statements) {
    const act = readStatement(text.trim());
    if (act === undefined) return undefined;
    if (act !== 'nothing') acts.push(act);
  }
  const shown = mergePresses(
    acts.length === 1 ? acts : acts.filter(({ pause = longPause }) => pause >= longPause),
  );
  if (shown.length === 0 || shown.length > mostActs) return undefined;
  const parts = shown.flatMap(({ phrase }, index) => [index === 0 ? '' : ', then ', ...phrase]);
  return {
    sentence: beginSentence(parts),
    keys: acts.flatMap(({ keys = [] }) => keys),
    onlyWaits: acts.every(({ pause }) => pause !== undefined),
  };
}

const longestProgram = 2000;
/** Seconds from which a pause is described. */
const longPause = 2;
const mostActs = 8;

const text = String.raw`'[^'\\\n]*'|"[^"\\\n]*"`;
const statement = new RegExp(String.raw`(?:[^;'"\n]|${text})+`, 'g');
const argument = new RegExp(
  String.raw`^(?:(\w+)\s*=\s*)?(?:(${text})|(-?\d{1,9}(?:\.\d{1,9})?)|\{(\w+)\})$`,
);

function readStatement(code: string): Act | 'nothing' | undefined {
  if (code === '' || /^import (?:pyautogui|time)(?:, ?(?:pyautogui|time))?$/.test(code)) {
    return 'nothing';
  }
  const [, library, name = '', list = ''] = /^(pyautogui|time)\.(\w+)\((.*)\)$/.exec(code) ?? [];
  if (library === undefined) return undefined;
  const given = readArguments(list);
  if (given === undefined) return undefined;
  if (library === 'pyautogui') return acts.get(name)?.(given);
  const [seconds] = given.values;
  if (name !== 'sleep' || typeof seconds !== 'number' || given.values.length > 1) return undefined;
  return { phrase: [`wait ${formatDuration(seconds)}`], pause: seconds };
}

/** Merges repeated presses of one key. */
function mergePresses(acts: readonly Act[]): Act[] {
  const merged: Act[] = [];
  for (const act of acts) {
    const last = merged.at(-1);
    const [name] = act.keys ?? [];
    if (name === undefined || name !== last?.keys?.[0]) merged.push(act);
    else merged.splice(-1, 1, press(name, (last.times ?? 1) + (act.times ?? 1)));
  }
  return merged;
}

const acts: ReadonlyMap<string, (given: Given) => Act | undefined> = new Map([
  ['hotkey', ({ values }) => pressKeys(values, 1)],
  // Several keys in an array are pressed one after the other.
  [
    'press',
    ({ values, named }) => (values.length > 1 ? undefined : pressKeys(values, named.presses ?? 1)),
  ],
  ['write', ({ values }) => typeText(values)],
  ['typewrite', ({ values }) => typeText(values)],
  ['click', (given) => click('click', given)],
  ['doubleClick', (given) => click('double-click', given)],
  ['rightClick', (given) => click('right-click', given)],
  ['scroll', ({ values }) => scroll(values)],
  ['mouseDown', ({ values }) => holdMouse('press', values)],
  ['mouseUp', ({ values }) => holdMouse('release', values)],
]);

function pressKeys(values: readonly Value[], times: Value): Act | undefined {
  const keys = values.filter((value) => typeof value === 'string');
  if (keys.length === 0 || keys.length < values.length || typeof times !== 'number') {
    return undefined;
  }
  return press(keys.map(capitalise).join('+'), times);
}

function press(name: string, times: number): Act {
  const often = times === 2 ? 'twice' : `${formatNumber(times)} times`;
  const phrase = ['press ', { code: name }, ...(times === 1 ? [] : [` ${often}`])];
  return { phrase, keys: [name], times };
}

function typeText([value, ...others]: readonly Value[]): Act | undefined {
  if (typeof value !== 'string' || others.length > 0) return undefined;
  return { phrase: ['type ', { code: value }] };
}

function click(verb: string, { values, named }: Given): Act | undefined {
  const [across = named.x, down = named.y, ...others] = values;
  if (others.length > 0 || !Object.keys(named).every((name) => plainArguments.has(name))) {
    return undefined;
  }
  if (across === undefined && down === undefined) return { phrase: [verb] };
  const isMiddle =
    isPlaceholder(across, 'SCREEN_WIDTH_HALF') && isPlaceholder(down, 'SCREEN_HEIGHT_HALF');
  if (isMiddle) return { phrase: [`${verb} in the middle of the screen`] };
  if (typeof across !== 'number' || typeof down !== 'number') return undefined;
  return { phrase: [`${verb} at the point ${across}, ${down} of the screen`] };
}

/** Arguments of a click that say neither which button is clicked nor how often. */
const plainArguments = new Set(['x', 'y', 'duration', 'interval', 'tween']);

function scroll([amount, ...others]: readonly Value[]): Act | undefined {
  if (typeof amount !== 'number' || others.length > 0) return undefined;
  return { phrase: [amount < 0 ? 'scroll down' : 'scroll up'] };
}

function holdMouse(verb: string, values: readonly Value[]): Act | undefined {
  return values.length > 0 ? undefined : { phrase: [`${verb} the mouse button`] };
}

function readArguments(list: string): Given | undefined {
  const inner = /^\[(.*)\]$/.exec(list.trim())?.[1] ?? list;
  const values: Value[] = [];
  const named: Record<string, Value> = {};
  // A comma inside quotes divides an argument, which then does not read as one.
  for (const part of inner.trim() === '' ? [] : inner.split(',')) {
    const [whole, name, quoted, number, placeholder] = argument.exec(part.trim()) ?? [];
    if (whole === undefined) return undefined;
    let value: Value = { placeholder: placeholder ?? '' };
    if (quoted !== undefined) value = quoted.slice(1, -1);
    if (number !== undefined) value = Number(number);
    if (name === undefined) values.push(value);
    else named[name] = value;
  }
  return { values, named };
}

const isPlaceholder = (value: Value | undefined, name: string) =>
  typeof value === 'object' && value.placeholder === name;

function beginSentence(parts: RichText): RichText {
  const [, first, ...others] = parts;
  if (typeof first !== 'string') return parts;
  return [capitalise(first), ...others];
}

/** One thing that a program does. */
interface Act {
  phrase: RichText;
  keys?: readonly string[];
  /** How often it presses them. */
  times?: number;
  /** How many seconds it waits. */
  pause?: number;
}

/** The arguments of a call. A placeholder is a name in braces that the environment replaces. */
interface Given {
  values: readonly Value[];
  named: Readonly<Record<string, Value>>;
}

type Value = string | number | { placeholder: string };
