import { z } from 'zod/v3';
import { count, documented } from '#format/documented.ts';
import { consequences } from '../model/consequence.ts';
import { severities } from '../model/finding.ts';

export const consequenceSchema = documented(
  z.enum(consequences),
  'What it means for results: a runner may stop ("stops"), a wrong answer may pass ("passes"), a right answer may fail ("fails"), a score may be misread ("scores"), or nothing.',
);

const ofRule = {
  code: documented(z.string(), 'The permanent code of the rule, such as W02.'),
  rule: documented(z.string(), 'The name of the rule, such as dest-unique.'),
  severity: documented(z.enum(severities), 'After the settings of dataset.json.'),
  consequence: consequenceSchema,
};

const finding = z.strictObject({
  ...ofRule,
  file: documented(
    z.string(),
    'Relative to the tasks folder; with several folders, it begins with the folder as written on the command line.',
  ),
  files: documented(
    z.array(z.string()),
    'The files that it concerns, written as "file": that one, or several where it is about several tasks together.',
  ),
  pointer: documented(
    z.string(),
    'The place as a JSON Pointer (RFC 6901); empty for the file as a whole.',
  ),
  line: documented(z.number().int().min(1), 'The line of the place, from 1.'),
  column: documented(z.number().int().min(1), 'The column, from 1, in UTF-16 units.'),
  message: documented(z.string(), 'What was found, then what was expected, in one line.'),
  path: documented(z.string(), 'The file, relative to the current folder.'),
  cause: documented(
    z.string(),
    'What findings of one mistake have in common: the message, or what the rule states instead, without ids, names, paths and numbers of a task.',
  ),
});

const cause = z.strictObject({
  ...ofRule,
  cause: documented(z.string(), 'As its findings have it.'),
  message: documented(z.string(), 'Their message; what differs between theirs is left out.'),
  findings: documented(z.number().int().min(2), 'How many findings it has.'),
  tasks: documented(count(), 'How many files its findings are about, mostly tasks.'),
  example: documented(
    z.strictObject({
      file: documented(z.string(), 'As its finding has it.'),
      line: documented(z.number().int().min(1), 'The line of the place, from 1.'),
      column: documented(z.number().int().min(1), 'The column, from 1, in UTF-16 units.'),
    }),
    'The place of the first of its findings.',
  ),
  files: documented(z.array(z.string()), 'The files of its findings, without duplicates.'),
});

/** The report of a check as `check --format json` prints it. */
export const reportSchema = documented(
  z.strictObject({
    files: documented(count(), 'How many files were checked.'),
    tasks: documented(count(), 'How many of them are tasks.'),
    counts: documented(
      z.strictObject({
        error: documented(count(), 'How many errors.'),
        warning: documented(count(), 'How many warnings.'),
        info: documented(count(), 'How many findings of the severity info.'),
      }),
      'How many findings there are by severity, including those that --level and --max leave out.',
    ),
    impact: documented(
      z.strictObject({
        scoredWrongly: documented(
          count(),
          'Of which a wrong answer may pass, or a right one may fail.',
        ),
        stopped: documented(count(), 'Which may stop a runner.'),
        misread: documented(
          count(),
          'Files of results that are read wrongly, and tasks that share an id.',
        ),
      }),
      'How many files have an error or a warning with a consequence.',
    ),
    recorded: documented(
      count(),
      'How many findings are left out because a baseline records them.',
    ),
    gone: documented(count(), 'How many findings a baseline records that are no longer found.'),
    findings: documented(z.array(finding), 'In the order of file, line, column and code.'),
    causes: documented(
      z.array(cause),
      'The causes that have several findings, by consequence, severity and rule.',
    ),
  }),
  'What "benchlight check --format json" prints.',
);

export type ReportJson = z.infer<typeof reportSchema>;
