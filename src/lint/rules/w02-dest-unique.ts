import { fetches, filesOf, type FetchedFile } from '../facts/fetched-files.ts';
import { defineTaskRule } from '../model/rule.ts';
import { setupSteps } from '../facts/setup-steps.ts';

const result = { type: 'vm_file', path: '/home/user/report.docx', dest: 'report.docx' };
const expected = { type: 'cloud_file', path: 'https://files.example.org/expected.docx' };

export const destUnique = defineTaskRule({
  code: 'W02',
  name: 'dest-unique',
  severity: 'error',
  summary: 'Different files are stored under different names.',
  why: 'A download is skipped if a file of that name is already stored, and any other source overwrites the file. Either way, a file is compared with itself or with the wrong one.',
  howToFix:
    'Give the reference a name of its own, such as "report_expected.docx" beside "report.docx".',
  concerns: ['getter vm_file', 'getter cloud_file', 'action execute'],
  examples: {
    good: [
      {
        evaluator: {
          func: 'compare_docx_files',
          result,
          expected: { ...expected, dest: 'expected.docx' },
        },
      },
    ],
    bad: [
      {
        evaluator: {
          func: 'compare_docx_files',
          result,
          expected: { ...expected, dest: 'report.docx' },
        },
      },
      {
        evaluator: {
          func: 'compare_docx_files',
          result,
          expected: { ...result, path: '/home/user/old.docx' },
        },
      },
    ],
  },

  message: ({ dest, writer, effect }: { dest: string; writer: string; effect: Effect }) =>
    effect === 'skipped'
      ? `"${dest}" is already written by ${writer}, so this file is never fetched; give each file its own name`
      : `"${dest}" is already written by ${writer}, and overwritten here before the metric reads it; give each file its own name`,

  *check(task, { vocabulary }) {
    const stored = new Map<string, Stored>();
    for (const { parameters, at } of setupSteps(task)) {
      for (const stream of ['stdout', 'stderr']) {
        const dest = parameters[stream];
        if (typeof dest !== 'string' || dest === '') continue;
        stored.set(dest, {
          origin: `step ${at.join('/')}`,
          writer: `"${stream}" of a step`,
          index: -1,
        });
      }
    }

    for (const fetch of fetches(task)) {
      const { index, side, getter, at } = fetch;
      for (const file of filesOf(fetch)) {
        const earlier = stored.get(file.dest);
        const isOther = earlier !== undefined && earlier.origin !== file.origin;
        if (isOther && getter === 'cloud_file') {
          const severity = file.isGiven ? 'error' : 'warning';
          yield {
            at: file.at,
            dest: file.dest,
            writer: earlier.writer,
            effect: 'skipped' as const,
            severity,
          };
          continue;
        }
        if (isOther && earlier.index === index && earlier.file?.isGiven && file.isGiven) {
          const entry = vocabulary.find('getter', getter);
          const isSure = entry?.kind === 'getter' && entry.contract.keys?.dest !== undefined;
          const severity = isSure ? 'error' : 'warning';
          yield {
            at: file.at,
            dest: file.dest,
            writer: earlier.writer,
            effect: 'overwritten' as const,
            severity,
          };
        }
        const place = at.length > 2 ? ` ${index + 1}` : '';
        stored.set(file.dest, { origin: file.origin, writer: `"${side}"${place}`, index, file });
      }
    }
  },
});

type Effect = 'skipped' | 'overwritten';

interface Stored {
  origin: string;
  /** The field that names the file, for the message. */
  writer: string;
  /** The metric it was fetched for; -1 for none. */
  index: number;
  file?: FetchedFile;
}
