import { extensionOf, toFileName, withoutExtension } from '#text/file-name.ts';
import { toStrings } from '#text/json/json-value.ts';
import { machineText } from '../apps/machine-strings.ts';
import { fetches } from '../fetches.ts';
import { memoizePerTask } from '../memoize-per-task.ts';
import { commandLines } from '../setup/command-lines.ts';
import type { TaskView } from '../task-view.ts';

/**
 * Whether the name of a file, or the address that it comes from, has a word for a reference, and the
 * evaluator compares with such a file. A word of the instruction does not count.
 */
export function looksLikeReference(name: string, url: string | undefined, view: TaskView): boolean {
  const names = url === undefined ? [name] : [name, toFileName(url)];
  for (const text of names) {
    const word = findReferenceWord(withoutExtension(text).slice(0, 255), view);
    if (word === undefined) continue;
    return !isWorded(word, view) && (isCompared(text, view) || isCompared(name, view));
  }
  return false;
}

/** Whether the instruction has the words of a text, whatever separates them. */
export const isWorded = (text: string, view: TaskView): boolean =>
  wholeText(view).instruction.includes(toWords(text));

const referenceWord =
  /(?:^|[\W_\d])(gold(?:en)?|ground[\W_]?truth|gt(?=\d{0,2}$)|expected|grader|eval(?:uat(?:e|ion|or))?|answer[\W_]?key|solution)(?=$|[\W_\d])/i;

/** Whether a name has such a word, whatever it is used for. */
export const hasReferenceWord = (name: string): boolean =>
  referenceWord.test(withoutExtension(name).slice(0, 255));

function findReferenceWord(name: string, view: TaskView): string | undefined {
  const found = referenceWord.exec(name);
  const word = found?.[1];
  if (word === undefined) return undefined;
  const rest = name
    .slice(found?.[0].length)
    .replace(/^[\W_]/, '')
    .toLowerCase();
  const isAdjective = found?.index === 0 && rest !== '' && adjective.test(word);
  const { folded, hasTrainingData } = wholeText(view);
  if (isAdjective && !folded.includes(`/${rest}.`)) return undefined;
  // Data of a model to train, not the reference of the task.
  return /^eval/i.test(word) && hasTrainingData ? undefined : word;
}

/** Before another word, one may belong to it: a golden gate. */
const adjective = /^(?:expected|gold(?:en)?)$/i;
const trainingData = /(?:^|[/_-])train(?:ing)?[._-]/im;

const wholeText = memoizePerTask((view) => {
  const text = machineText(view);
  return {
    folded: text.toLowerCase(),
    hasTrainingData: trainingData.test(text),
    instruction: toWords(view.instruction),
  };
});

const toWords = (text: string) => text.toLowerCase().replaceAll(/[\W_]+/g, ' ');

/** Whether the evaluator compares with a file of this kind, reads one that is named alike, or names it in a command. */
function isCompared(name: string, view: TaskView): boolean {
  const { names, kinds } = comparedFiles(view);
  if (kinds.has(extensionOf(name)) && !archive.test(name)) return true;
  if (names.has(toPlainStem(name))) return true;
  if (!name.includes('.')) return false;
  return commandLines(view).some(({ stage, text }) => stage !== 'config' && text.includes(name));
}

/** An archive holds files of any kind. */
const archive = /\.(?:7z|gz|rar|tar|tgz|zip)$/i;

/** The kinds of the references, and the plain names of references and results. */
const comparedFiles = memoizePerTask((view) => {
  const names = new Set<string>();
  const kinds = new Set<string>();
  for (const { side, source } of fetches(view)) {
    for (const file of [source.path, source.dest].flatMap(toStrings)) {
      names.add(toPlainStem(file));
      if (side === 'expected') kinds.add(extensionOf(toFileName(file)));
    }
  }
  kinds.delete('');
  names.delete('');
  return { names, kinds };
});

/** The name of a file without its extension, a word for a reference, numbers, and what separates words. */
export const toPlainStem = (file: string): string =>
  withoutExtension(toFileName(file))
    .slice(0, 255)
    .replace(referenceWord, '')
    .replaceAll(/[\W_\d]+/g, '')
    .toLowerCase();
