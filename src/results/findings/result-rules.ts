import type { Finding, Severity } from '../../lint/model/finding.ts';
import { toVisibleText } from '../../text/safe/visible-text.ts';

/** A kind of finding about files of results. */
interface ResultRule {
  /** Permanent, as those of rules about tasks are. */
  code: string;
  name: string;
  severity: Severity;
  summary: string;
  howToFix: string;
}

const rules = {
  unreadable: {
    code: 'R01',
    name: 'result-unreadable',
    severity: 'error',
    summary: 'A file or folder of results can be read.',
    howToFix: 'Check its permissions. Pipes, devices and broken links are not read.',
  },
  tooLarge: {
    code: 'R02',
    name: 'result-too-large',
    severity: 'error',
    summary: 'A file of results has at most 100 MB.',
    howToFix: 'Split a file of JSON Lines; leave recordings and screenshots out of result files.',
  },
  tooDeep: {
    code: 'R03',
    name: 'result-folder-too-deep',
    severity: 'error',
    summary: 'Results are at most 16 folders below the folder that is named.',
    howToFix: 'Name a folder nearer to the results.',
  },
  linkOutside: {
    code: 'R04',
    name: 'result-link-outside',
    severity: 'error',
    summary: 'A link among results leads to a place in the same folder of results.',
    howToFix: 'Copy what the link leads to, or name its folder too.',
  },
  empty: {
    code: 'R05',
    name: 'result-empty',
    severity: 'warning',
    summary: 'A file of results is not empty.',
    howToFix: 'Run the task again; the run was probably interrupted.',
  },
  cut: {
    code: 'R06',
    name: 'result-cut',
    severity: 'error',
    summary: 'The JSON of a file of results is complete.',
    howToFix: 'Copy the file again, or run the task again; its end is missing.',
  },
  notNumber: {
    code: 'R07',
    name: 'result-not-a-number',
    severity: 'error',
    summary: 'A score is a number, or True or False.',
    howToFix:
      'Write a number from 0 to 1. A score such as nan comes from an evaluator that failed.',
  },
  range: {
    code: 'R08',
    name: 'result-score-range',
    severity: 'error',
    summary: 'A score is from 0 to 1.',
    howToFix: 'Divide scores in percent by 100.',
  },
  unknownTask: {
    code: 'R09',
    name: 'result-unknown-task',
    severity: 'warning',
    summary: 'A result names a task of the dataset, by its id or by its folder and its id.',
    howToFix:
      'Correct the id. Results on tasks that were removed can stay; they are counted nowhere.',
  },
  repeated: {
    code: 'R10',
    name: 'result-repeated',
    severity: 'error',
    summary: 'A run has one result for each trial of a task.',
    howToFix: 'Number the trials, or remove one of the results; the first one counts.',
  },
  shape: {
    code: 'R11',
    name: 'result-shape',
    severity: 'error',
    summary: 'A line of results has the fields that its schema describes.',
    howToFix: 'Compare it with "/schema/result.schema.json".',
  },
  about: {
    code: 'R12',
    name: 'result-run-file',
    severity: 'error',
    summary: '"run.json" is valid, and its links begin with http:// or https://.',
    howToFix: 'Compare it with "/schema/run.schema.json".',
  },
  unknownRelease: {
    code: 'R13',
    name: 'result-unknown-release',
    severity: 'warning',
    summary: 'The release that a run names is one of the dataset.',
    howToFix: 'Correct "release" in "run.json", or add the release to "dataset.json".',
  },
} as const satisfies Readonly<Record<string, ResultRule>>;

export type ResultFault = keyof typeof rules;

/** In the order of their codes. */
export const resultRules: readonly ResultRule[] = Object.values(rules);

/** A finding about a file of results. */
export function toResultFinding(
  fault: ResultFault,
  { file, line = 1, pointer = '' }: { file: string; line?: number; pointer?: string },
  message: string,
  cause?: string,
): Finding {
  const { code, name: rule, severity } = rules[fault];
  return {
    code,
    rule,
    severity,
    file,
    pointer,
    line,
    column: 1,
    message: toVisibleText(message),
    ...(cause !== undefined && { cause: toVisibleText(cause) }),
  };
}

/** The finding of a fault in a file or a line. */
export const toFaultFinding = (
  { fault, message, pointer = '' }: { fault: ResultFault; message: string; pointer?: string },
  place: { file: string; line?: number },
): Finding => toResultFinding(fault, { ...place, pointer }, message);
