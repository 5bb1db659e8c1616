import { downloadStep, openStep, vmFile } from '../examples/example-parts.ts';
import { shouldDiffer } from '../facts/should-differ.ts';
import { defineDatasetRule } from '../model/rule.ts';

const report = '/home/user/report.docx';
const related_apps = ['word_processor'];
const evaluator = {
  func: 'is_first_line_centered',
  result: vmFile(report, 'report.docx'),
};
const open = (path: string) => [
  downloadStep(path, 'https://files.example.org/file.docx'),
  openStep(path),
];
const first = {
  id: 'a',
  related_apps,
  config: open(report),
  instruction: 'Centre the first line and save the report.',
  evaluator,
};

export const evaluatorChecksOwnFiles = defineDatasetRule({
  code: 'D08',
  name: 'evaluator-checks-own-files',
  severity: 'warning',
  consequence: 'passes',
  summary: "A task's evaluator judges a file of that task, not one of another task.",
  why: 'An evaluator that was copied from another task and not adapted judges a file that this task does not have. The task then fails whatever the agent did.',
  howToFix:
    'Name the files of this task in the evaluator. If the file is the right one, name it in the instruction.',
  concerns: ['getter vm_file'],
  examples: {
    good: [
      {
        'a.json': first,
        'b.json': {
          ...first,
          id: 'b',
          config: open('/home/user/letter.docx'),
          instruction: 'Save the letter as report.docx with a centred first line.',
        },
      },
    ],
    bad: [
      {
        'a.json': first,
        'b.json': {
          ...first,
          id: 'b',
          config: open('/home/user/letter.docx'),
          instruction: 'Put the heading of my letter in the middle and save it.',
        },
      },
    ],
  },

  message: ({ path, other }: { path: string; other: string }) =>
    `the evaluator is that of "${other}" and judges "${path}", which this task does not mention; name the file of this task`,

  *check(tasks) {
    const withForeignFile = tasks.filter(({ judging }) => judging?.foreignFile !== undefined);
    if (withForeignFile.length === 0) return;
    const owners = Map.groupBy(
      tasks.filter(({ judging }) => judging !== undefined && judging.foreignFile === undefined),
      ({ judging }) => judging?.evaluator ?? '',
    );
    for (const { file, task, judging } of withForeignFile) {
      const path = judging?.foreignFile ?? '';
      const { id } = task.fields;
      const other = owners
        .get(judging?.evaluator ?? '')
        ?.find((owner) =>
          shouldDiffer({ file, id }, { file: owner.file, id: owner.task.fields.id }),
        );
      if (other) yield { file, at: ['evaluator', 'result'], path, other: other.file };
    }
  },
});
