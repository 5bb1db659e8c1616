import { cutAtWord, cutMiddle, cutText, cutToEnd } from '#text/cut-text.ts';
import { describeJson, isTooLarge } from '#text/json/describe-json.ts';
import { isContainer } from '#text/json/json-value.ts';

/** In characters, of one value in a sentence. */
export const longestValue = 80;
const longestCommand = 70;
const longestStatements = 120;
const longestPath = 100;

/**
 * A value on one line: a string as it is, any other value as JSON. A line break is written as "↵"; of what
 * is too long, a part is left out.
 */
export function writeValue(value: unknown, longest = longestValue): string {
  const written = writeWhole(value);
  if (written.length <= longest) return written;
  if (isContainer(value)) return writeElements(value, longest);
  const whole = /^[{[]/.test(written) ? written.replaceAll(' ↵ ', ' ') : written;
  // Addresses, queries and the like differ at their ends.
  const end = whole.includes('↵') ? '' : cutToEnd(whole, Math.floor(longest / 4));
  return `${cutText(whole, longest - end.length).trimEnd()}…${end}`;
}

/** What is deeper is cut as a text: files may have a thousand levels. */
const mostLevels = 8;

/** JSON of the first elements of an array or an object: `["a","b", and 3 more]`. */
function writeElements(value: object, longest: number, level = 0): string {
  const isList = Array.isArray(value);
  const entries: [string, unknown][] = Object.entries(value);
  const parts: string[] = [];
  let left = longest;
  for (const [name, inner] of entries) {
    const key = isList ? '' : `${JSON.stringify(name)}:`;
    const isNested = isContainer(inner) && level < mostLevels;
    const room = Math.max(left - key.length, longest / 4);
    const whole = writeJson(inner);
    if (parts.length > 0 && key.length + whole.length > left) break;
    const cut = isNested ? writeElements(inner, room, level + 1) : cutMiddle(whole, room);
    parts.push(key + (whole.length <= room ? whole : cut));
    left -= parts.at(-1)?.length ?? 0;
  }
  const others = entries.length - parts.length;
  const listed = `${parts.join(',')}${others > 0 ? `, and ${others} more` : ''}`;
  return isList ? `[${listed}]` : `{${listed}}`;
}

/**
 * A command on one line. Of what is too long the end is left out; of a program in the command all but its
 * last statements, which mostly print what it found.
 */
export function writeCommand(command: string): string {
  const whole = writeWhole(command.trim());
  const [, start = '', program = ''] = /^(\S*python[\d.]* -c ["'])(.+)$/s.exec(whole) ?? [];
  const last = findLastStatements(program);
  return whole.length > longestCommand && last !== ''
    ? `${start}… ${last}`
    : cutAtWord(whole, findCut(whole));
}

/** After a path that has begun early, so that its name is whole; or at the usual length. */
function findCut(command: string): number {
  const start = command.lastIndexOf(' ', longestCommand);
  const end = command.indexOf(' ', longestCommand);
  const isWhole = start < longestCommand / 2 && end !== -1 && end < longestPath;
  return isWhole ? end + 1 : longestCommand;
}

/** As many of the last statements as are short enough together; empty where these are all or none. */
function findLastStatements(program: string): string {
  const starts = [...program.matchAll(/;\s+| ↵ /g)].map(({ index, 0: end }) => index + end.length);
  const start = starts.find((place) => program.length - place <= longestStatements);
  return start === undefined ? '' : program.slice(start);
}

/** Whether that has the value whole, as it is in the file. */
export const isWhole = (value: unknown): boolean => {
  const whole = writeWhole(value);
  return whole.length <= longestValue && !whole.includes('↵') && !isTooLarge(value);
};

function writeWhole(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') return writeJson(value);
  // Commands end their output with a line feed, which a sentence can leave out.
  return value
    .replace(/\n$/, '')
    .replaceAll(/[ \t]*\r?\n\s*/g, ' ↵ ')
    .replaceAll(/[\t\r]+/g, ' ');
}

const writeJson = (value: unknown): string =>
  isTooLarge(value)
    ? describeJson(value)
    : JSON.stringify(value, (_, inner: unknown) =>
        isTooLarge(inner) ? describeJson(inner) : inner,
      );
