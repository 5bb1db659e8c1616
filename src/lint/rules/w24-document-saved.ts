import { toPointer } from '#text/json/json-pointer.ts';
import { downloadStep, openStep, vmFile } from '../examples/example-parts.ts';
import { judgedPaths } from '../facts/files/fetched-files.ts';
import { extensionOf, toFileName } from '#text/file-name.ts';
import { toHomePath } from '#machine/home-path.ts';
import { defineTaskRule } from '../model/rule.ts';
import {
  commandWords,
  hasEffect,
  openedFile,
  placedFiles,
  type SetupStep,
  stepsIn,
} from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';

const path = '/home/user/letter.docx';
const url = 'https://files.example.org/letter.docx';
const task = (instruction: string) => ({
  instruction,
  related_apps: ['word_processor'],
  config: [downloadStep(path, url), openStep(path)],
  evaluator: {
    func: 'is_first_line_centered',
    result: vmFile(path, 'letter.docx'),
  },
});

export const documentSaved = defineTaskRule({
  code: 'W24',
  name: 'document-saved',
  severity: 'info',
  consequence: 'fails',
  summary: 'A judged document is saved, by the agent or by a step.',
  why: 'The changes in an office program are not in the file until it is saved. If neither the instruction asks for it nor "postconfig" does it, an agent that does not save fails although it did the work.',
  howToFix:
    'Ask for it in the instruction, or activate the window, press the keys to save and wait in "postconfig".',
  yieldsTo: ['S01', 'S02', 'V08'],
  concerns: ['getter vm_file', 'action activate_window', 'action execute'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 5, defects: 4 }],
  examples: {
    good: [task('Centre the first line of the open letter and save it.')],
    bad: [task('Centre the first line of the open letter.')],
  },

  message: ({ file }: { file: string }) =>
    `the instruction does not ask to save "${file}", and "postconfig" does not save it; ask for it, or press the keys in "postconfig"`,

  *check(view) {
    const documents = judgedPaths(view).filter(({ text }) => documentKinds.has(extensionOf(text)));
    if (documents.length === 0) return;
    const { instruction } = view;
    if (!isPlain.test(instruction)) return;
    if (asksToSave.test(instruction) || stepsIn(view, 'postconfig').some(maySave)) return;

    const given = givenFiles(view);
    const places = documents.map(({ text }) => toHomePath(text));
    // A new document is saved when it is created, and an agent that saves one also saves the other.
    if (places.some((place) => !given.has(place))) return;
    for (const [index, { text, at }] of documents.entries()) {
      if (places.indexOf(places[index] ?? '') < index) continue;
      yield { at, file: toFileName(text), about: [toPointer(at), '/evaluator/postconfig'] };
    }
  },
});

const documentKinds = new Set(
  'doc docx odg odp ods odt ppt pptm pptx rtf xls xlsm xlsx'.split(' '),
);

/** Only English words are recognized. */
const isPlain = /\b(?:and|from|my|of|please|the|this|to)\b/i;
const asksToSave = /\b(?:sav(?:e|es|ed|ing)|stor(?:e|ed|ing)|export|convert|overwrite|ctrl)/i;

/** Documents that setup puts on the machine or opens. */
function givenFiles(view: TaskView): Set<string> {
  const given = new Set<string>();
  for (const step of stepsIn(view, 'config')) {
    const files = [openedFile(step) ?? [], placedFiles(step)].flat().map(({ path }) => path);
    const named = step.effect?.kind === 'start program' ? commandWords(step) : [];
    for (const file of [...files, ...named]) {
      given.add(toHomePath(file));
    }
  }
  return given;
}

const idle = new Set(['activate window', 'open file', 'put files', 'wait'] as const);

/** Errs towards true: any script may press keys. A conversion reads the saved file. */
function maySave(step: SetupStep): boolean {
  if (hasEffect(step, idle)) return false;
  return !commandWords(step).some((word) => word.includes('--convert-to'));
}
