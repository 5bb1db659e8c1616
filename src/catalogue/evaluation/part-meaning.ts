import type { StepList } from '#format/task.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { readOwn } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import type { GraderCommands } from '#vocabulary/source/task-handling.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** What follows from the verdict of an evaluator that a project adds, as far as that is known. */
export const describeConsequence = (at: Path, vocabulary: Vocabulary): RichText => [
  ...describeReading(at, vocabulary),
  'What follows from it is decided by the runner of the dataset.',
];

/** When steps run that are not in `config`. */
export function describeRun({ at, runs }: StepList, vocabulary: Vocabulary): RichText {
  if (runs === undefined)
    return [
      ...describeReading(at, vocabulary),
      'When these steps run is decided by the runner of the dataset.',
    ];
  const place = runs === 'before config' ? 'before' : 'after';
  return [`Runs ${place} the setup of `, { code: 'config' }, '.'];
}

/** Which of several commands are run, when one passes, and who combines them. */
export function describeGraderUse(graders: number, handling: GraderCommands | undefined): RichText {
  const { points, passes, at } = handling ?? {};
  const place: RichText = at ? [' (', ...toPlace(at), '). '] : ['. '];
  const which: RichText = points
    ? [`The environment runs the commands with ${formatCount(points.value)} points`, ...place]
    : [];
  const verb = passes?.isWhole ? 'is' : 'contains';
  const output: RichText = passes
    ? [
        `A command passes if its output ${verb} `,
        { code: passes.text },
        ...(points ? ['. '] : place),
      ]
    : [];
  const isCombined = graders > 1 && !points;
  if (isCombined)
    return [...output, 'How their results combine is decided by the runner of the dataset.'];
  return passes
    ? [...which, ...output]
    : [...which, 'How an output becomes a score is decided by the runner of the dataset.'];
}

function describeReading([field]: Path, { handling }: Vocabulary): RichText {
  const reading = field === 'evaluator' ? undefined : readOwn(handling?.fields, String(field));
  return reading
    ? ['The environment reads ', { code: String(field) }, ' (', ...toPlace(reading.at), '). ']
    : [];
}

const toPlace = ({ file, line }: { file: string; line?: number }): RichText => [
  { code: file },
  ...(line === undefined ? [] : [`, line ${line}`]),
];
