import { toPointer } from '../../text/json/json-pointer.ts';
import { toFileName } from '../../text/file-name.ts';
import { judgedPaths } from '../facts/files/fetched-files.ts';
import { toHomePath } from '../facts/files/home-path.ts';
import {
  commandOf,
  commandWords,
  placedFiles,
  setupSteps,
  stepsIn,
} from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule } from '../model/rule.ts';

const path = '/home/user/stock.csv';
const url = 'https://files.example.org/stock.csv';
const task = (judged: string) => ({
  instruction: 'Remove the last line of the open list and save it.',
  config: [
    { type: 'download', parameters: { files: [{ url, path }] } },
    { type: 'open', parameters: { path } },
  ],
  evaluator: {
    func: 'check_csv',
    result: { type: 'vm_file', path: judged, dest: 'stock.csv' },
    expected: { type: 'rule', rules: { unexpect: [{ item: 'rope' }] } },
  },
});

export const resultWhereSetupPutIt = defineTaskRule({
  code: 'W47',
  name: 'result-where-setup-put-it',
  severity: 'warning',
  summary: 'A file that setup opens is judged in the folder where setup put it.',
  why: 'The agent changes the file that is open. If another folder is judged and the instruction asks for no copy there, the result does not exist, and the task cannot be solved.',
  howToFix:
    'Use the path of the download in the result. If the agent is to save a copy in the other folder, say so in the instruction.',
  yieldsTo: ['W09', 'W14', 'W20', 'W56'],
  concerns: ['action download', 'action open', 'getter vm_file'],
  examples: {
    good: [task(path)],
    bad: [task('/home/user/Desktop/stock.csv')],
  },

  message: ({ judged, placed }: { judged: string; placed: string }) =>
    `the result is "${judged}", but setup puts and opens "${placed}"; use one path`,

  *check(view) {
    const results = judgedPaths(view);
    if (results.length === 0) return;
    const { instruction } = view.fields;
    if (typeof instruction !== 'string' || !isEnglish.test(instruction)) return;
    if (asksForCopy.test(instruction.replaceAll(inPlace, ''))) return;

    const opened = openedInputs(view);
    const judged = new Set(results.map(({ text }) => toHomePath(text)));
    for (const { text, at } of results) {
      const name = toFileName(text);
      const [placed, ...others] = opened.filter((input) => toFileName(input) === name);
      if (placed === undefined || others.length > 0 || judged.has(toHomePath(placed))) continue;
      const folder = toFileName(folderOf(text));
      if (instruction.toLowerCase().includes(folder.toLowerCase())) continue;
      if (isHandled(view, text)) continue;
      yield { at, judged: text, placed, about: [toPointer(at), text] };
    }
  },
});

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
      .filter(({ type }) => type === 'open' || type === 'launch')
      .flatMap((step) => [step.parameters.path, ...commandWords(step)])
      .flatMap((word) => (typeof word === 'string' ? [toHomePath(word)] : [])),
  );
  const placed = steps.flatMap((step) => placedFiles(step)).map(({ path: place }) => place);
  return [...new Set(placed)].filter((place) => opened.has(toHomePath(place)));
}

/** Whether a step may copy the file. */
const isHandled = (view: TaskView, judged: string): boolean =>
  setupSteps(view)
    .filter(({ type }) => type !== 'launch')
    .map(commandOf)
    .some((text) => text.includes(toFileName(judged)) || text.includes(folderOf(judged)));

const folderOf = (place: string) => place.slice(0, Math.max(place.search(/[\\/][^\\/]*$/), 1));
