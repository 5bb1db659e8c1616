import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import { toArray } from '#text/json/json-value.ts';
import { extensionOf, toFileName, withoutExtension } from '#text/file-name.ts';
import { isTypingError } from '#text/similarity/typing-error.ts';
import { downloadStep, openStep, ruleSource, vmFile } from '../examples/example-parts.ts';
import { stepStrings } from '../facts/apps/machine-strings.ts';
import { judgedPaths } from '../facts/files/fetched-files.ts';
import { toHomePath } from '#machine/home-path.ts';
import { folderOf, isAbsolutePath } from '#machine/paths.ts';
import {
  commandOf,
  commandWords,
  openedFile,
  placedFiles,
  setupSteps,
  stepsIn,
} from '../facts/setup/setup-steps.ts';
import { fetches } from '../facts/fetches.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const path = '/home/user/stock.csv';
const url = 'https://files.example.org/stock.csv';
const task = (judged: string) => ({
  instruction: 'Remove the last line of the open list and save it.',
  config: [downloadStep(path, url), openStep(path)],
  evaluator: {
    func: 'check_csv',
    result: vmFile(judged, 'stock.csv'),
    expected: ruleSource({ unexpect: [{ item: 'rope' }] }),
  },
});

export const resultWhereSetupPutIt = defineTaskRule({
  code: 'W47',
  name: 'result-where-setup-put-it',
  severity: 'warning',
  consequence: 'fails',
  summary: 'A file that setup puts on the machine is judged at the path where setup put it.',
  why: 'The agent changes the file where setup put it. If the evaluator reads another folder or a misspelt name, and the instruction asks for no copy there, the file does not exist, and the task cannot be solved.',
  howToFix:
    'Use the path from the setup in the evaluator too. If the agent is to save a copy under the other path, ask for it in the instruction.',
  yieldsTo: ['W09', 'W11', 'W14', 'W20', 'W56'],
  concerns: ['action download', 'action open', 'getter vm_file'],
  examples: {
    good: [task(path)],
    bad: [task('/home/user/Desktop/stock.csv'), task('/home/user/stokc.csv')],
  },

  message: ({ judged, placed, isMisspelt }: Facts) =>
    isMisspelt
      ? `no step puts "${judged}" on the machine${didYouMean(placed)}`
      : `the result is "${judged}", but setup opens "${placed}"; use one path`,

  *check(view): Generator<Problem<Facts>> {
    const { instruction } = view;
    if (instruction === '') return;
    yield* findMisspelt(view);
    const results = judgedPaths(view);
    if (results.length === 0 || !isEnglish.test(instruction)) return;
    if (asksForCopy.test(instruction.replaceAll(inPlace, ''))) return;

    const opened = openedInputs(view);
    const judged = new Set(results.map(({ text }) => toHomePath(text)));
    for (const { text, at } of results) {
      const name = toFileName(text);
      const [placed, ...others] = opened.filter((input) => toFileName(input) === name);
      if (placed === undefined || others.length > 0 || judged.has(toHomePath(placed))) continue;
      const folder = toFileName(folderOf(text));
      if (isNamed(folder, view) || isHandled(view, text)) continue;
      yield { at, judged: text, placed, about: [toPointer(at), text] };
    }
  },
});

interface Facts {
  judged: string;
  placed: string;
  isMisspelt?: boolean;
}

/** Paths in the evaluator that neither a step nor the instruction names, and that nearly match a file which setup puts on the machine. */
function* findMisspelt(view: TaskView): Generator<Problem<Facts>> {
  const read = readPaths(view);
  if (read.length === 0) return;
  const files = placedPaths(view)
    .slice(0, mostCompared)
    .map((file) => ({ path: file, name: toFileName(file) }));
  for (const { text, at } of read) {
    const name = toFileName(text);
    const placed = files.find((file) => isTypingError(name, file.name));
    if (placed === undefined || extensionOf(placed.name) !== extensionOf(name)) continue;
    // A file that is read under its own name was not meant by another name.
    const isRead = read.some((other) => toFileName(other.text) === placed.name);
    if (isRead || isNamed(withoutExtension(name), view)) continue;
    if (stepStrings(view).some((other) => other.text.includes(name))) continue;
    yield { at, judged: text, placed: placed.path, isMisspelt: true, about: [toPointer(at), text] };
  }
}

/** The absolute paths that sources read. */
function readPaths(view: TaskView): { text: string; at: Path }[] {
  const paths: { text: string; at: Path }[] = [];
  for (const { source, at } of fetches(view)) {
    for (const key of Object.keys(source)) {
      if (key === 'dest') continue;
      for (const [index, text] of toArray(source[key]).entries()) {
        if (typeof text !== 'string' || !isAbsolutePath(text)) continue;
        paths.push({ text, at: Array.isArray(source[key]) ? [...at, key, index] : [...at, key] });
      }
    }
  }
  return paths;
}

/** A hostile task may have thousands of files. */
const mostCompared = 100;

const isNamed = (name: string, { instruction }: TaskView): boolean =>
  instruction.toLowerCase().includes(name.toLowerCase());

/** Only English words are recognized. */
const isEnglish = /\b(?:and|from|in|my|of|please|the|this|to)\b/i;
const asksForCopy =
  /\b(?:archive|cop(?:y|ies)|director(?:y|ies)|download|duplicate|export|extract|folder|mov(?:e|ing)|place|put|save (?:\S+ ){0,4}(?:as|in|into|on|to|under)|stor(?:e|ing)|unpack|un?zip)\b/i;
/** "Save it in place" names no other folder. */
const inPlace = /\bin[ -]place\b/gi;

/** The files that setup puts on the machine and then opens. */
function openedInputs(view: TaskView): string[] {
  const steps = stepsIn(view, 'config');
  const opened = new Set(
    steps
      .flatMap((step) => {
        const words = step.effect?.kind === 'start program' ? commandWords(step) : [];
        return openedFile(step)?.path ?? words;
      })
      .map(toHomePath),
  );
  return placedPaths(view).filter((place) => opened.has(toHomePath(place)));
}

function placedPaths(view: TaskView): string[] {
  const paths = new Set<string>();
  for (const step of setupSteps(view)) {
    if (step.field !== 'config') continue;
    for (const { path: file } of placedFiles(step)) paths.add(file);
  }
  return [...paths];
}

/** Whether a step may copy the file. */
const isHandled = (view: TaskView, judged: string): boolean =>
  setupSteps(view)
    .filter(({ effect }) => effect?.kind !== 'start program')
    .map(commandOf)
    .some((text) => text.includes(toFileName(judged)) || text.includes(folderOf(judged)));
