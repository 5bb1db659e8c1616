import { fileOfMember } from '#text/file-name.ts';
import stringWidth from 'string-width';
import type { Finding } from '#lint/model/finding.ts';
import type { Position } from '#lint/model/position.ts';
import { cutText } from '#text/cut-text.ts';
import { endOfString } from '#text/json/json-text.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

interface CodeFrame {
  number: string;
  code: string;
  carets: string;
}

/**
 * Frames lines of files: each with a caret under each character of the value that begins at a position;
 * of a long line, the part around it. Undefined where the text has no such line.
 */
export function createFramer(textOf: (file: string) => string) {
  // Findings of one file mostly come together.
  let last: { file: string; lines: readonly string[] } | undefined;
  return ({ file: name, line, column }: Position & { file: string }): CodeFrame | undefined => {
    const file = fileOfMember(name);
    if (last?.file !== file) last = { file, lines: textOf(name).split('\n') };
    const source = last.lines[line - 1]?.trimEnd();
    return source === undefined || source === '' ? undefined : frameLine(source, { line, column });
  };
}

/** A line of a text, and what is found in it. */
export interface FramedLine {
  number: number;
  code: string;
  finds: readonly { finding: Finding; carets: string }[];
}

/** All lines of a text, each whole; below one with findings, carets mark the values as in a report. */
export function frameText(text: string, findings: readonly Finding[]): FramedLine[] {
  const byLine = Map.groupBy(findings, ({ line }) => line);
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.map((source, index) => {
    const line = source.trimEnd();
    const finds = (byLine.get(index + 1) ?? []).map((finding) => ({
      finding,
      carets: line === '' ? '^' : frameLine(line, finding, Infinity).carets,
    }));
    return { number: index + 1, code: toPlainLine(line), finds };
  });
}

function frameLine(source: string, { line, column }: Position, shown = shownOfLine): CodeFrame {
  const start = Math.min(column - 1, source.length - 1);
  const length = lengthOfValue(source, start);
  const first = Math.max(0, Math.min(start - shownBefore, source.length - shown));
  const from = cutText(source, first).length;
  const until = cutText(source, first + shown).length;
  const before = toPlainLine(source.slice(from, start));
  const marked = toPlainLine(source.slice(start, Math.min(start + length, until)));
  const after = toPlainLine(source.slice(Math.min(start + length, until), until));
  const [head, tail] = [from > 0 ? '…' : '', until < source.length ? '…' : ''];
  return {
    number: String(line),
    code: `${head}${before}${marked}${after}${tail}`,
    carets: ' '.repeat(stringWidth(head + before)) + '^'.repeat(Math.max(1, stringWidth(marked))),
  };
}

/** What fits beside the number in a terminal of 100 columns. */
const shownOfLine = 88;
const shownBefore = 30;

/** A string, a number or a word is marked whole; of an object or an array, the first character. */
function lengthOfValue(line: string, start: number): number {
  if (line[start] === '"') {
    const end = endOfString(line, start);
    return end === line.length ? 1 : end - start + 1;
  }
  const value = /[\w.+-]+/y;
  value.lastIndex = start;
  return value.exec(line)?.[0].length ?? 1;
}

const toPlainLine = (text: string): string => toVisibleText(text.replaceAll('\t', ' '));
