import {
  cloudFile,
  commandOutput,
  downloadStep,
  ruleSource,
  vmFile,
} from '#lint/examples/example-parts.ts';
import { exampleView } from '#lint/examples/example-view.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { Finder } from './finder.ts';

/** What a finder finds in a task: the kind, the certainty and the place within its field. */
export const listFacts = (find: Finder, fields: JsonObject): readonly string[][] =>
  [...find(exampleView(fields), { internet: undefined, privileges: undefined })].map(
    ({ kind, certainty, at }) => [kind, certainty, at.slice(1).join('.')],
  );

/** An evaluator that searches what a command prints. */
export const searchOutput = (
  command: string,
  include: readonly string[],
  exclude: readonly string[] = [],
) => ({
  func: 'check_include_exclude',
  result: commandOutput(command, { shell: true }),
  expected: ruleSource({ include, exclude }),
});

/** A task with an input, which is compared with a reference. */
export const compareInput = (func: string, reference: string) => ({
  config: [downloadStep('/home/user/plan.docx', 'https://files.example.org/plan.docx')],
  evaluator: {
    func,
    result: vmFile('/home/user/plan.docx'),
    expected: cloudFile(reference, 'reference.docx'),
  },
});
