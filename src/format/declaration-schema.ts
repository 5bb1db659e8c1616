import { z } from 'zod/v3';
import {
  type ActionContract,
  type Argument,
  type GetterContract,
  type MetricContract,
  returnTypes,
} from '#vocabulary/contract/contract.ts';
import { comparisonKinds } from '#vocabulary/contract/comparison.ts';
import { effectKinds } from '#vocabulary/contract/effect.ts';
import { provenanceKinds } from '#vocabulary/contract/provenance.ts';
import type { Declaration, VocabularyExtension } from '#vocabulary/extension.ts';
import { documented } from './documented.ts';
import { fields, flag, label, oneKind, type Shape, text, variants } from './declaration-parts.ts';

/** Templates whose slots begin with one of some names; one with any other slot is never filled. */
function templates(...names: string[]) {
  const slot = `\\{ *(?:${names.join('|')})(?:[.|][^{}]*| *)\\}`;
  const message = `a string whose slots in braces begin with ${names.join(', ')}`;
  const template = z
    .string()
    .min(1)
    .regex(new RegExp(`^(?:[^{}]|${slot})*$`), { message });
  return z.union([template, z.array(template).min(1)]).optional();
}

const about = {
  family: documented(text(), 'The family it is listed under. Default: "the dataset\'s own".'),
  summary: documented(text(), 'One sentence on what it does, plain text.'),
  notes: documented(
    z.array(z.string().min(1)).optional(),
    'What an author must know beyond the fields, each a sentence.',
  ),
};

const argument = (what: string) =>
  documented(
    z
      .strictObject({
        accepts: documented(
          z.string().min(1),
          'What the metric receives, such as "a text document".',
        ),
        required: documented(flag(), 'Whether the metric needs it. Default: true.'),
        example: documented(
          z.object({}).passthrough().optional(),
          'A source that fetches such a thing, for the snippet on the page of the metric.',
        ),
      } satisfies Shape<Argument>)
      .optional(),
    what,
  );

const declared = /^(?!get_$)[A-Za-z_]\w*$/;

/** Whether `dataset.json` can declare a function of this name. */
export const isDeclarable = (name: string): boolean => declared.test(name);

const name = z.string().regex(declared, {
  message: 'a name of the letters A to Z, digits and underscores',
});

const actionDeclaration = z.strictObject({
  ...about,
  parameters: documented(fields(), 'Its parameters, by name.'),
  effect: oneKind(
    effectKinds,
    'What it does to the machine, and which of its parameters say with what.',
  ),
} satisfies Shape<Declaration<ActionContract>>);

const getterDeclaration = z.strictObject({
  ...about,
  keys: documented(fields(), 'The keys that it reads besides "type", by name.'),
  example: documented(
    z.object({}).passthrough().optional(),
    'The keys of the snippet on its page, where those that are always required are not enough.',
  ),
  oneOf: documented(
    z.array(z.array(z.string().min(1)).min(1)).optional(),
    'Groups of keys; one key of each group is required.',
  ),
  reads: documented(text(), 'What it reads, such as "the active tab".'),
  returns: documented(text(), 'What the metric receives, such as "a file".'),
  returnType: documented(
    z.enum(returnTypes).optional(),
    'Whether that is the path of a local file, a value such as a string or an object, or rules.',
  ),
  wording: documented(
    templates('keys'),
    'What a verdict calls it, such as "the page {keys.url}"; of several strings, the first whose slots can all be filled is used.',
  ),
  needsDebugPort: documented(
    flag(),
    'Whether it queries the browser through the remote-debugging port. Default: false.',
  ),
  readsProfile: documented(
    flag(),
    "Whether it reads the browser's profile from disk. Default: false.",
  ),
  secondsToDisk: documented(
    z.number().nonnegative().optional(),
    'How many seconds pass until the browser has written there what it reads. Default: 15.',
  ),
  readsTypedText: documented(
    flag(),
    'Whether it also returns what was typed and not entered, as in an address bar. Default: false.',
  ),
  from: oneKind(provenanceKinds, 'Where its value comes from, and which of its keys say so.'),
  returnsOnly: documented(
    z.array(z.string()).min(1).optional(),
    'The only strings that it returns.',
  ),
} satisfies Shape<Declaration<GetterContract>>);

const metricDeclaration = z.strictObject({
  ...about,
  verdict: documented(
    templates('result', 'expected', 'rules', 'options'),
    'When it passes, as a clause that follows "Passes when", such as "{result|invoice} has the total {rules.total}". Slots are {result}, {expected}, and fields such as {rules.total}, {options.strict} and, of the two sources, {expected.value}; a noun after a bar says what a file or a value is called. Of several strings the first counts whose slots can all be filled.',
  ),
  result: argument('What it judges.'),
  expected: argument('What it compares with; left out when it compares with nothing.'),
  rules: documented(fields(), 'The keys of "expected.rules" that it reads, by name.'),
  ruleVariants: documented(
    variants(),
    'When these keys depend on their "type": their names by type, optional ones with "?" at the end.',
  ),
  ruleLabels: documented(
    z.record(z.union([z.string().min(1), label])).optional(),
    'How pages word its rules, by their names: a string that is shown before the value, such as "includes", or an object. Rules that have no names are called "rules".',
  ),
  options: documented(fields(), 'Its options, by name.'),
  otherOptions: documented(
    flag(),
    'Whether it accepts options besides these, and ignores them. Default: false.',
  ),
  passesOptionsOn: documented(
    flag(),
    'Whether it passes these on to the comparison of the files that it finds. Default: false.',
  ),
  onceWithoutExpected: documented(
    flag(),
    'Whether an older environment may call it without the expected side. Default: false.',
  ),
  compares: oneKind(
    comparisonKinds,
    'How it compares, and which of its rules or options say with what.',
  ),
  hasMethods: documented(
    flag(),
    'Whether its rules or options may name, at any depth, a comparison under "method". Default: false.',
  ),
} satisfies Shape<Declaration<MetricContract>>);

/** The names that a dataset adds, and what it says of built-in ones. */
export const vocabularySchema = z.strictObject({
  actions: documented(
    z.record(name, actionDeclaration).optional(),
    "The dataset's own setup actions by name, or more about built-in ones.",
  ),
  getters: documented(
    z.record(name, getterDeclaration).optional(),
    "The dataset's own getters by name, or more about built-in ones.",
  ),
  metrics: documented(
    z.record(name, metricDeclaration).optional(),
    "The dataset's own metrics by name, or more about built-in ones.",
  ),
  apps: documented(
    z.record(z.array(z.string().min(1))).optional(),
    'Other spellings of apps, by the name that groups them.',
  ),
} satisfies Shape<VocabularyExtension>);
