import { distance } from 'fastest-levenshtein';
import type { JsonObject } from '#text/json/json-value.ts';
import { cloudFile, vmFile } from '../examples/example-parts.ts';
import { fetches } from '../facts/fetches.ts';
import { commandLines, commandText } from '../facts/setup/command-lines.ts';
import { judgedPaths } from '../facts/files/fetched-files.ts';
import { extensionOf, isFileName, withoutExtension, toFileName } from '#text/file-name.ts';
import { bringsUnlistedFiles } from '../facts/files/unlisted-files.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { stepsIn } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { stringsWithin } from '../facts/strings-within.ts';

const task = (path: string) => ({
  instruction: 'Save the open page as summary_2024.pdf on the desktop.',
  evaluator: {
    func: 'compare_pdfs',
    result: vmFile(path, 'page.pdf'),
    expected: cloudFile('https://files.example.org/page.pdf', 'page_expected.pdf'),
  },
});

export const resultNamedInInstruction = defineTaskRule({
  code: 'W11',
  name: 'result-named-in-instruction',
  severity: 'warning',
  consequence: 'fails',
  summary: 'A file name is spelt the same in the instruction and the result.',
  why: 'An agent that follows the instruction saves the file under the name given there. A result with another spelling does not find the file, and the task cannot be solved. Where the names differ in a number or in their extension only, and the task has a file of either name, the severity is info.',
  howToFix:
    'Decide which spelling is right and use it in both places. The name in "dest" may stay as it is.',
  concerns: ['getter vm_file', 'getter vm_command_line'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 0 }],
  examples: {
    good: [task('/home/user/Desktop/summary_2024.pdf')],
    bad: [task('/home/user/Desktop/sumary_2024.pdf')],
  },

  message: ({ found, named }: Facts) =>
    `the result is "${found}", but the instruction names "${named}"; use one name`,

  *check(view): Generator<Problem<Facts>> {
    const { instruction } = view;
    const files = resultFiles(view);
    const unnamed = files.filter(({ name }) => !instruction.includes(name));
    if (unnamed.length === 0) return;
    const results = new Set(files.map(({ name }) => name));
    const candidates = [...new Set(namesIn(instruction))].filter((name) => !results.has(name));
    if (candidates.length === 0) return;

    const others = otherStrings(view);
    const isOther = (name: string) => others.includes(name.toLowerCase());
    // A name that also occurs elsewhere in the task is that of another file.
    const expected = candidates.filter((name) => !isOther(name));
    const mayBeThere = bringsUnlistedFiles(others);
    const strings = `${others}\n${commandText(view).toLowerCase()}`;
    const saved = expected.filter(
      (name) =>
        isSavedAs(name, instruction) && !strings.includes(withoutExtension(name).toLowerCase()),
    );
    const folded = instruction.toLowerCase();
    for (const { name, at } of unnamed) {
      const similar = expected.find((candidate) => isNear(candidate, name));
      const isUsed = mayBeThere || strings.includes(name.toLowerCase());
      const near = similar ?? (isUsed ? undefined : findOnlyOfKind(name, saved));
      if (near === undefined || isOfSeries(name, expected)) continue;
      const isKnown =
        mayBeThere || isOther(name) || folded.includes(withoutExtension(name).toLowerCase());
      const isCertain =
        similar !== undefined && expected.length === 1 && !isKnown && isMisspelt(near, name);
      // Two files of a folder may differ in a number, and one may have either of two extensions.
      const mayDiffer = mayBeThere || (isKnown && !isAlike(near, name));
      const severity = isCertain ? 'error' : 'warning';
      yield { at, found: name, named: near, severity: mayDiffer ? 'info' : severity };
    }
  },
});

interface Facts {
  found: string;
  named: string;
}

const nearEdits = 2;
/** Shorter names resemble each other by chance. */
const certainLength = 6;
const mostNames = 50;

function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > nearEdits) return false;
  const edits = distance(one, other);
  const length = Math.min(withoutExtension(one).length, withoutExtension(other).length);
  return edits <= nearEdits && edits * 3 <= length;
}

/** The only file of this kind that is to be saved. */
function findOnlyOfKind(name: string, saved: readonly string[]): string | undefined {
  const [only, ...others] = saved.filter((other) => extensionOf(other) === extensionOf(name));
  return others.length === 0 ? only : undefined;
}

/** Whether an instruction in English names a file as one to be made. */
function isSavedAs(name: string, instruction: string): boolean {
  const before = instruction.slice(0, instruction.indexOf(name)).slice(-longestPath);
  if (namesNext.test(before)) return true;
  const sentence = before.slice(before.search(/[^.!?\n]*$/));
  return fillsNext.test(sentence) && making.test(sentence);
}

const folderBefore = String.raw`["'\x60“‘(]*(?:[~/][^\s"']*\/)?$`;
const namesNext = new RegExp(String.raw`\b(?:as|called|named)[\s:]+${folderBefore}`, 'i');
/** "into a new file notes.txt" */
const fillsNext = new RegExp(
  String.raw`\b(?:in|into|to)\s+(?:(?:an?|file|new|one|single|the)\s+){0,4}${folderBefore}`,
  'i',
);
const making =
  /\b(?:append|collect|combine|compile|concatenat|convert|copy|creat|export|extract|gather|generat|list|merg|output|produc|put|record|sav|stor|summari[sz]|writ)\w*\b/i;

const longestPath = 200;

/** Whether the names differ in letters of the same word, and not in a number, case or kind of file. */
function isMisspelt(one: string, other: string): boolean {
  if (!isAlike(one, other)) return false;
  if (Math.min(withoutExtension(one).length, withoutExtension(other).length) < certainLength)
    return false;
  return lettersOf(one) !== lettersOf(other);
}

/** Whether the numbers and the extensions of two names are the same. */
function isAlike(one: string, other: string): boolean {
  const digits = (name: string) => withoutExtension(name).replace(/\D/g, '');
  return extensionOf(one) === extensionOf(other) && digits(one) === digits(other);
}

/** Whether an instruction names others of a series, as in "page_1.png, page_2.png and so on". */
const isOfSeries = (name: string, named: readonly string[]): boolean =>
  named.filter((other) => withoutDigits(other) === withoutDigits(name)).length > 1;

const withoutDigits = (name: string) => name.replace(/\d+/g, '');

/** Without case and separators, which programs may change. */
const lettersOf = (name: string) => name.toLowerCase().replace(/[\s_.()-]/g, '');

function namesIn(instruction: string): string[] {
  if (!/\.\w/.test(instruction)) return [];
  const words = instruction.match(/[\p{L}\p{N}_.()-]+/gu) ?? [];
  return words
    .map((word) => word.replace(/^[(.-]+/, '').replace(/[.)]{1,3}$/, ''))
    .filter((word) => word.length <= 255 && isFileName(word))
    .slice(0, mostNames);
}

const resultFiles = (view: TaskView) =>
  [...judgedPaths(view), ...readByCommands(view)]
    .map(({ text, at }) => ({ name: toFileName(text), at }))
    .filter(({ name }) => isFileName(name) && name.length <= 255);

const readByCommands = (view: TaskView) =>
  commandLines(view)
    .filter(({ at }) => at[1] === 'result')
    .flatMap(({ text, at }) =>
      (text.match(pathInCommand) ?? []).map((path) => ({ text: path, at })),
    );

const pathInCommand = /(?<![^\s"'=])[~/][^\s"'`$*;|&<>()]*\.[a-z\d]{1,5}(?![^\s"';|&<>)])/gi;

/** The strings of steps and of sources other than the results' paths, in lower case. */
function otherStrings(view: TaskView): string {
  const strings: string[] = [];
  const collect = (value: JsonObject) => {
    for (const { text } of stringsWithin(value, [])) strings.push(text);
  };
  for (const { parameters } of stepsIn(view, 'config')) collect(parameters);
  for (const { side, from, source } of fetches(view)) {
    if (side === 'result' && from?.kind !== 'machine file') collect(source);
  }
  return strings.join('\n').toLowerCase();
}
