import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';
import { reportSchema } from '#lint/report/report-schema.ts';
import { type ShortcutClass, shortcutClasses } from '../model/shortcut-classes.ts';
import { type ShortcutKind, shortcutKinds } from '../model/shortcut-kinds.ts';
import { certainties } from '../model/shortcut.ts';

const kind = z.enum(Object.keys(shortcutKinds) as [ShortcutKind, ...ShortcutKind[]]);
const kindMeaning = 'Which kind of its class it is, which differ in their evidence.';

/** What a shortcut has in every file for programs. */
export const shortcutFields = {
  class: documented(
    z.enum(Object.keys(shortcutClasses) as [ShortcutClass, ...ShortcutClass[]]),
    'How the task could be passed, as the guide "Close the shortcuts" lists it.',
  ),
  kind: documented(kind.optional(), `${kindMeaning} Absent where answers are withheld.`),
  certainty: documented(
    z.enum(certainties),
    'How sure it is: "certain" in any setting; "likely" where agents usually work, as user of a machine with internet; "possible" where it depends on something that neither the task nor the environment shows.',
  ),
  pointer: documented(
    z.string(),
    'The place of the evidence as a JSON Pointer (RFC 6901). Empty where answers are withheld.',
  ),
  message: documented(z.string(), 'What an agent can do, or what passes, and why.'),
  source: documented(
    z
      .strictObject({
        file: documented(z.string(), 'As the environment has it.'),
        line: documented(z.number().int().min(1).optional(), 'From 1.'),
      })
      .optional(),
    'The place in the source of the environment that is the evidence, or a part of it.',
  ),
};

const shortcut = z.strictObject({
  id: documented(z.string(), "The task's own id, or its file's name when it has none."),
  file: documented(z.string(), 'As the file of a finding.'),
  ...shortcutFields,
  kind: documented(kind, kindMeaning),
  line: documented(z.number().int().min(1), 'The line of the place, from 1.'),
  column: documented(z.number().int().min(1), 'The column, from 1, in UTF-16 units.'),
  path: documented(z.string(), 'The file, relative to the current folder.'),
});

export type ShortcutJson = z.infer<typeof shortcut>;

/** The report of a check as `check --format json` prints it, with shortcuts if these were asked for. */
export const checkReportSchema = documented(
  reportSchema.extend({
    shortcuts: documented(
      z.array(shortcut).optional(),
      'Only with --shortcuts: how tasks could be passed without the work, by file, line and column.',
    ),
  }),
  'What "benchlight check --format json" prints.',
);

export type CheckReportJson = z.infer<typeof checkReportSchema>;
