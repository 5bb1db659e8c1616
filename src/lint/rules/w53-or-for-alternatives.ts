import { toFileName } from '../../text/file-name.ts';
import { isObject, toArray } from '../../text/json/json-value.ts';
import { getterOf } from '../facts/fetches.ts';
import { defineTaskRule } from '../model/rule.ts';

const result = (name: string) => ({
  type: 'vm_file',
  path: `/home/user/Desktop/${name}`,
  dest: name,
});
const width = (pixels: number) => ({ type: 'rule', rules: { width: pixels } });
const task = (conj: string) => ({
  instruction:
    'Export the open drawing as plan.png, 800 pixels wide, and as icon.png, 64 pixels wide.',
  evaluator: {
    func: ['check_image_size', 'check_image_size'],
    conj,
    result: [result('plan.png'), result('icon.png')],
    expected: [width(800), width(64)],
  },
});

export const orForAlternatives = defineTaskRule({
  code: 'W53',
  name: 'or-for-alternatives',
  severity: 'warning',
  summary: '"conj" is "or" only where one of the checks is enough.',
  why: 'With "or" a task passes as soon as one check does. If the instruction asks for all the files that are judged, a system that makes one of them passes.',
  howToFix:
    'Set "conj" to "and", or leave it out. If one of the files is enough, say "or" in the instruction.',
  concerns: ['metric'],
  examples: {
    good: [task('and')],
    bad: [task('or')],
  },

  message: ({ names }: { names: readonly string[] }) =>
    `with "or", one of ${names.map((name) => `"${name}"`).join(' and ')} is enough, but the instruction asks for all; use "and"`,

  *check({ fields, evaluator }) {
    if (evaluator.conj !== 'or') return;
    const { instruction } = fields;
    if (typeof instruction !== 'string' || !isEnglish.test(instruction)) return;
    if (namesChoice.test(instruction)) return;
    const results = toArray(evaluator.result);
    const names = results.flatMap((source) =>
      isObject(source) && getterOf(source) === 'vm_file' && typeof source.path === 'string'
        ? [toFileName(source.path)]
        : [],
    );
    // Two checks of one file are alternatives.
    if (names.length < Math.max(2, results.length)) return;
    if (new Set(names).size < names.length) return;
    if (!names.every((name) => instruction.includes(name))) return;
    yield { at: ['evaluator', 'conj'], names };
  },
});

/** Only English words are recognized. */
const isEnglish = /\band\b/i;
const namesChoice = /\b(?:any|either|one of|or|rename)\b/i;
