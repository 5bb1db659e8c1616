import type { Source } from '#format/task.ts';
import { normalizePath } from '#machine/normalize-path.ts';
import { type Fetch, fetches } from '../facts/fetches.ts';
import { filesOf, type FetchedFile } from '../facts/files/fetched-files.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { TaskView } from '../facts/task-view.ts';
import type { Severity } from '../model/finding.ts';
import { defineTaskRule } from '../model/rule.ts';
import { setupSteps } from '../facts/setup/setup-steps.ts';

const result = { type: 'vm_file', path: '/home/user/report.docx', dest: 'report.docx' };
const expected = { type: 'cloud_file', path: 'https://files.example.org/expected.docx' };

export const destUnique = defineTaskRule({
  code: 'W02',
  name: 'dest-unique',
  severity: 'error',
  consequence: 'passes',
  summary: 'Different files are stored under different names.',
  why: 'A download is skipped if a file of that name is already stored, and any other source overwrites the file. Either way, a file is compared with itself or with the wrong one.',
  howToFix: 'Give the reference another name, such as "report_expected.docx" beside "report.docx".',
  ofCheck: ({ result, expected }) =>
    storesAlike(result, expected)
      ? { one: 'compares a file with itself', several: 'compare a file with itself' }
      : { one: 'reads another file of that name', several: 'read other files of the same names' },
  concerns: ['getter vm_file', 'getter cloud_file', 'action execute'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 1 }],
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

  message: ({ dests, writer, effect }: Facts) => {
    const isOne = dests.length === 1;
    const written = `${listNames(dests)} ${isOne ? 'is' : 'are'} already written by ${writer}`;
    const files = isOne ? 'this file is' : 'these files are';
    return effect === 'skipped'
      ? `${written}, so ${files} never fetched; give each file its own name`
      : `${written}, and overwritten here before the metric reads ${isOne ? 'it' : 'them'}; give each file its own name`;
  },

  *check(task, { vocabulary }) {
    const byKind = Map.groupBy(
      findClashes(task, vocabulary),
      ({ effect, severity }) => `${effect} ${severity}`,
    );
    // Names that are alike on both sides are one mistake, however many files there are.
    for (const [first, ...others] of byKind.values()) {
      if (!first) continue;
      const { at, effect, severity, writer } = first;
      const dests = [...new Set([first, ...others].map(({ dest }) => dest))];
      const isOneWriter = others.every((other) => other.writer === writer);
      yield {
        at,
        ...(others.length > 0 && { also: others.map((other) => other.at) }),
        dests,
        writer: isOneWriter ? writer : 'other fields',
        effect,
        severity,
      };
    }
  },
});

/** Whether both sides of a check are stored under one name. */
const storesAlike = (one: Source | undefined, other: Source | undefined): boolean =>
  one?.files.some(({ dest }) => other?.files.some((file) => file.dest === dest)) ?? false;

interface Facts {
  dests: readonly string[];
  writer: string;
  effect: Effect;
}

/** A file under a name that another file has. */
interface Clash extends Omit<Facts, 'dests'> {
  at: Path;
  dest: string;
  severity: Severity;
}

/** The names in a message; more do not fit on a line. */
const mostNames = 8;

function listNames(names: readonly string[]): string {
  const listed = names.slice(0, mostNames).map((name) => `"${name}"`);
  const more = names.length - listed.length;
  const last = more > 0 ? `${more} more` : listed.pop();
  return listed.length === 0 ? (last ?? '') : `${listed.join(', ')} and ${last ?? ''}`;
}

function* findClashes(task: TaskView, vocabulary: Vocabulary): Generator<Clash> {
  const stored = new Map<string, Stored>();
  for (const { parameters, at } of setupSteps(task)) {
    for (const stream of ['stdout', 'stderr']) {
      const dest = parameters[stream];
      if (typeof dest !== 'string' || dest === '') continue;
      stored.set(normalizePath(dest), {
        origin: `step ${at.join('/')}`,
        writer: `"${stream}" of a step`,
        index: -1,
        isGiven: false,
      });
    }
  }

  for (const fetch of fetches(task)) {
    const { index, side, at } = fetch;
    const writer = at.length > 2 ? `"${side}" ${index + 1}` : `"${side}"`;
    for (const file of filesOf(fetch)) {
      const { dest, origin, isGiven } = file;
      const place = normalizePath(dest);
      const earlier = stored.get(place);
      const clash = earlier && findClash(fetch, file, earlier, vocabulary);
      if (clash) yield { at: file.at, dest, writer: earlier.writer, ...clash };
      if (clash?.effect !== 'skipped') stored.set(place, { origin, writer, index, isGiven });
    }
  }
}

/** What happens to a file whose name an earlier one has; undefined where nothing is lost. */
function findClash(
  { index, getter, from }: Fetch,
  { origin, isGiven }: FetchedFile,
  earlier: Stored,
  vocabulary: Vocabulary,
): Pick<Clash, 'effect' | 'severity'> | undefined {
  if (earlier.origin === origin) return undefined;
  if (from?.kind === 'web file')
    return { effect: 'skipped', severity: isGiven ? 'error' : 'warning' };
  if (earlier.index !== index || !earlier.isGiven || !isGiven) return undefined;
  const entry = vocabulary.find('getter', getter);
  const isSure = entry?.contract.keys?.dest !== undefined;
  return { effect: 'overwritten', severity: isSure ? 'error' : 'warning' };
}

type Effect = 'skipped' | 'overwritten';

interface Stored {
  origin: string;
  /** The field that names the file, for the message. */
  writer: string;
  /** The metric it was fetched for; -1 for none. */
  index: number;
  /** Whether the metric receives it. */
  isGiven: boolean;
}
