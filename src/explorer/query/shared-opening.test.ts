import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { unpackIndex } from '../index/explorer-data.ts';
import { toExplorerIndex } from '../index/explorer-index.ts';
import { fewRows, findOpening, measureOpening, surelyShown } from './shared-opening.ts';

/** The opening of a list of instructions. */
function findIn(instructions: readonly string[]): string {
  const files = Object.fromEntries(
    instructions.map((instruction, index) => [`${index}.json`, { id: `t${index}`, instruction }]),
  );
  const data = unpackIndex(toExplorerIndex(exampleCatalogue(files), []));
  return findOpening(data, [...instructions.keys()]);
}

/** Words that differ from one number to another from the first letter on. */
const end = (index: number) => `${String.fromCodePoint(97 + (index % 26))}${index} the page`;
const list = (count: number, opening: string, first = 0) =>
  Array.from({ length: count }, (_, index) => `${opening}${end(first + index)}`);

const eight = 'You are an agent that works alone. Please ';
const seven = 'You are an agent that works. Please ';
const long = `${'You are an agent that works alone in silence. '.repeat(3)}Now `;
const many = fewRows + 1;

test.for([
  ['of eight words, in a long list', list(many, eight), eight],
  ['of less than eight words', list(many, seven), ''],
  ['of eight words, in a list of which three lines are shown', list(fewRows, eight), ''],
  ['that would fill the lines of a short list', list(2, long), long],
  ['of all but a few', [...list(2, 'Go and ', 90), ...list(many, eight), 'Zoom in'], eight],
  ['of half of the list', [...list(many, eight), ...list(many, 'Go and ')], ''],
  ['of one instruction for several tasks', Array.from({ length: many }, () => `${long}stop`), ''],
  ['of no tasks', [], ''],
] as const)('finds the opening %s', ([, instructions, opening]) => {
  expect(long.length).toBeGreaterThan(surelyShown);
  expect(findIn(instructions)).toBe(opening);
});

test.for([
  ['all of it', eight, `${eight}open it`, eight],
  [
    'the words of it that an instruction has',
    `${eight}and then `,
    `${eight}and close it`,
    `${eight}and `,
  ],
  ['nothing of an instruction that begins in another way', eight, 'Please open it', ''],
  ['nothing where few words are the same', eight, `${seven}open it`, ''],
  ['never the last word', `${eight}stop `, `${eight}stop`, eight],
] as const)('an instruction begins with %s', ([, opening, instruction, part]) => {
  expect(instruction.slice(0, measureOpening(instruction, opening))).toBe(part);
});
