import { toArray, toStrings } from '#text/json/json-value.ts';
import { inputReferences } from '../facts/verdicts/input-references.ts';
import { defineTaskRule } from '../model/rule.ts';

const url = 'https://files.example.org/letter.docx';
const path = '/home/user/letter.docx';
const config = [{ type: 'download', parameters: { files: [{ url, path }] } }];
const result = { type: 'vm_file', path, dest: 'letter.docx' };
const expected = { type: 'cloud_file', path: url, dest: 'letter_expected.docx' };

export const referenceDiffersFromInput = defineTaskRule({
  code: 'W05',
  name: 'reference-differs-from-input',
  severity: 'error',
  consequence: 'passes',
  summary: 'The reference differs from the file that setup puts on the machine.',
  why: 'The judged file equals the reference before the agent acts, so the task passes without any work and fails when the work is done. This includes a copy that setup puts elsewhere on the machine. If a getter other than "cloud_file" and "vm_file" reads the reference from the local file that setup uploads, the severity is warning. Local files of the dataset are compared by their bytes, if they are in its folder.',
  howToFix:
    'Do the task by hand, store the result under another name, and download that file in "expected".',
  ofCheck: { one: 'passes before the agent acts', several: 'pass before the agent acts' },
  yieldsTo: ['W06'],
  concerns: ['action download', 'action upload_file', 'getter cloud_file'],
  examples: {
    good: [
      {
        config,
        evaluator: {
          func: 'compare_docx_files',
          result,
          expected: { ...expected, path: 'https://files.example.org/letter_expected.docx' },
        },
      },
    ],
    bad: [{ config, evaluator: { func: 'compare_docx_files', result, expected } }],
  },

  message: ({ path, copy }: { path: string; copy?: string }) => {
    const is = copy === undefined ? 'is' : `has the same bytes as "${copy}",`;
    return `the reference ${is} the file that setup puts at "${path}", so the task passes without work; use the finished file instead`;
  },

  *check(task) {
    const { func, conj } = task.evaluator;
    const references = inputReferences(task);
    // Beside a metric that requires work, an equal file may be one that must not change.
    if (conj !== 'or' && references.length !== toArray(func).length) return;
    for (const { at, path, address, copy, isSure } of references) {
      yield {
        ...{ at, path, about: toStrings(address), ...(copy !== undefined && { copy }) },
        ...(!isSure && { severity: 'warning' }),
      };
    }
  },
});
