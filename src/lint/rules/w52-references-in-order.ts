import { decodePercent } from '../../text/decode-percent.ts';
import { toFileName, withoutExtension } from '../../text/file-name.ts';
import { isObject } from '../../text/json/json-value.ts';
import type { Path } from '../../text/json/json-pointer.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { getterOf } from '../facts/fetches.ts';
import { fileGetters } from '../facts/files/fetched-files.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule } from '../model/rule.ts';

const result = (name: string) => ({ type: 'vm_file', path: `/home/user/${name}`, dest: name });
const reference = (name: string) => ({
  type: 'cloud_file',
  path: `https://files.example.org/${name}`,
  dest: `expected_${name}`,
});
const task = (...names: readonly string[]) => ({
  evaluator: {
    func: ['compare_pdfs', 'compare_pdfs'],
    result: [result('invoice.pdf'), result('contract.pdf')],
    expected: names.map(reference),
  },
});

export const referencesInOrder = defineTaskRule({
  code: 'W52',
  name: 'references-in-order',
  severity: 'warning',
  summary: 'Every result is compared with the reference that is named after it.',
  why: 'Element n of "expected" belongs to element n of "result". If two references are swapped, each file is compared with the reference of the other, and no correct solution passes.',
  howToFix:
    'Put the elements of "expected" in the order of "result". If the references are right and only their names are misleading, rename them.',
  concerns: ['metric'],
  examples: {
    good: [task('invoice.pdf', 'contract.pdf')],
    bad: [task('contract.pdf', 'invoice.pdf')],
  },

  message: ({ judged, found, due }: Record<'judged' | 'found' | 'due', string>) =>
    `"${judged}" is compared with "${found}", and another file with "${due}"; put "expected" in the order of "result"`,

  *check(view) {
    const { instruction } = view.fields;
    if (typeof instruction === 'string' && asksForSwap.test(instruction)) return;
    const pairs = listPairs(view);
    if (pairs.length > mostPairs) return;
    for (const own of pairs) {
      if (isNamedAfter(own, own)) continue;
      const other = pairs.find((pair) => isNamedAfter(pair, own) && !isNamedAfter(pair, pair));
      if (other === undefined || !pairs.some((pair) => isNamedAfter(own, pair))) continue;
      yield { at: own.at, judged: own.judged, found: own.reference, due: other.reference };
      // The others are part of the same mistake.
      return;
    }
  },
});

/** Where two files change places, each is judged by the old state of the other. */
const asksForSwap =
  /\b(?:(?:ex|inter)chang(?:e|ing)|renam(?:e|ing)|revers(?:e|ing)|swap|switch|vice versa)/i;

/** Each is compared with each other; people do not name more files by hand. */
const mostPairs = 100;

/** A check that compares one file with one other. */
interface Pair {
  /** The name of the result. */
  judged: string;
  /** The words of it. */
  words: string;
  /** The name of the reference. */
  reference: string;
  /** The words of both its names, where it comes from and where it is stored. */
  names: readonly string[];
  at: Path;
}

function listPairs(view: TaskView): Pair[] {
  return checkViews(view).flatMap(({ result: judged, expected }) => {
    const [name] = namesOf(judged);
    const [reference, ...others] = namesOf(expected);
    if (name === undefined || reference === undefined || !expected) return [];
    const names = [reference, ...others].map(toWords);
    const words = toWords(withoutExtension(name));
    return [{ judged: name, words, reference, names, at: expected.at }];
  });
}

/** The names of the only file of a source: that of its path, then its local one. */
function namesOf(source: PlacedValue | undefined): string[] {
  if (!isObject(source?.value) || !fileGetters.has(getterOf(source.value))) return [];
  const { path, dest } = source.value;
  if (typeof path !== 'string') return [];
  const own = decodePercent(toFileName(path));
  return typeof dest === 'string' ? [own, dest] : [own];
}

const isNamedAfter = ({ names }: Pair, { words }: Pair): boolean =>
  names.some((name) => name.includes(words));

/** Words between spaces, so that a part of a word is none. */
const toWords = (name: string): string =>
  ` ${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
