import { hasReferenceWord, toPlainStem } from '#lint/facts/files/reference-names.ts';
import { withoutExtension } from '#text/file-name.ts';
import { findPlaces, setupInputs } from '../references/setup-inputs.ts';
import { publicReferences } from '../references/public-references.ts';
import type { WebPlace } from '../references/web-place.ts';
import type { Finder } from './finder.ts';

/** References that an agent with internet can fetch. */
export const findPublicReferences: Finder = function* (task, { internet }) {
  if (internet === false) return;
  const certainty = internet === true ? 'certain' : 'likely';
  const told = new Map(findSentences(task.instruction));
  for (const { place, at } of publicReferences(task)) {
    const sentence = told.get(place.key);
    if (sentence !== undefined) {
      // What the agent is to download is its work.
      if (fetching.test(sentence)) continue;
      yield {
        ...{ kind: 'reference in the instruction', certainty, at },
        message: 'the instruction has the address of the reference, which an agent can fetch',
      };
      continue;
    }
    const input = setupInputs(task).filter(
      ({ key, folder }) => folder !== undefined && folder === place.folder && key !== place.key,
    );
    yield input.length === 0
      ? {
          ...{ kind: 'public reference', certainty, at },
          message: `an agent with internet can fetch the reference from ${place.host}`,
        }
      : {
          ...{ kind: 'public reference beside an input', certainty, at },
          message: `an agent with internet can fetch the reference from ${place.host}, where it is in the folder of an input${describeName(place, input)}`,
        };
  }
};

const describeName = ({ name }: WebPlace, inputs: readonly WebPlace[]): string => {
  const isAlike = inputs.some((input) => isNamedAlike(name, input.name));
  return isAlike ? ', named almost like it' : '';
};

/** Whether two names differ by a word for a reference, by numbers, and by what separates words. */
function isNamedAlike(reference: string, input: string): boolean {
  const stem = toPlainStem(reference);
  if (stem !== '') return stem === toPlainStem(input);
  return hasReferenceWord(reference) && toLetters(reference).startsWith(toLetters(input));
}

const toLetters = (name: string): string => withoutExtension(name).replaceAll(/[\W_]/g, '');

/** Each file whose address the instruction has, with the sentence around it. */
const findSentences = (instruction: string): [string, string][] =>
  instruction
    .split(/\n|(?<=[.!?])\s/)
    .flatMap((sentence) =>
      findPlaces(sentence).map(({ key }): [string, string] => [key, sentence]),
    );

const fetching =
  /\b(?:clone|copy|curl|download|fetch|get|grab|import|install|load|open|pull|retrieve|save|use|visit|wget)\b/i;
