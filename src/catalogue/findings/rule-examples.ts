import type { JsonObject } from '#text/json/json-value.ts';
import type { FileExample } from '#lint/model/example-file.ts';
import { findProblems } from '#lint/examples/find-problems.ts';
import type { RuleMeta, TaskRule } from '#lint/model/rule.ts';

/** One case of a rule, as its page shows it. */
export type ShownExample = readonly ShownFile[];

/** A file of a case: its name if there are several, its text, and a note on what the text does not show. */
interface ShownFile {
  name?: string;
  text?: string;
  note?: string;
}

/** What a rule accepts and what it reports, with a sentence that introduces the examples. */
export function showExamples(rule: ShownRule): {
  intro: string;
  good: ShownExample[];
  bad: ShownExample[];
} {
  const { examples } = rule;
  const { kind } = examples;
  const intro = intros[kind];
  switch (kind) {
    case 'file':
      return { intro, ...showEach(examples, (file) => [showFile(file)]) };
    case 'task':
      return {
        intro,
        good: examples.good.map((part) => [{ text: toText(part) }]),
        bad: examples.bad.map((part) => [{ text: toText(part), ...describeReport(rule, part) }]),
      };
    case 'dataset':
      return { intro, ...showEach(examples, showDataset) };
    case 'results':
      return { intro, ...showEach(examples, showResults) };
  }
}

type ShownRule = Pick<RuleMeta, 'examples'> | Pick<TaskRule, 'examples' | 'check' | 'message'>;

/** What a rule reports in a part of a task; nothing where the schema finds it. */
function describeReport(rule: ShownRule, part: JsonObject): Pick<ShownFile, 'note'> {
  if (!('check' in rule)) return {};
  const messages = new Set(findProblems(rule, part).map((problem) => rule.message(problem)));
  return messages.size === 0 ? {} : { note: `Reported: ${[...messages].join('; ')}` };
}

const intros = {
  file: 'Whole files.',
  task: 'Parts of a task file; the rest of the file is correct.',
  dataset: 'Parts of the files of a small dataset; the rest of each file is correct.',
  results: 'Files in a folder of results; the dataset has the version 1.1.0 and a task "a".',
} as const;

function showEach<Case>(
  { good, bad }: { good: readonly Case[]; bad: readonly Case[] },
  show: (one: Case) => ShownExample,
) {
  return { good: good.map(show), bad: bad.map(show) };
}

function showFile(file: FileExample): ShownFile {
  if (file.kind !== 'text') return { note: file.description };
  const { text, encoding } = file;
  const end = text.endsWith('\n') ? '' : ', without a line feed at its end';
  return { text, note: `Encoded as ${encoding}${end}.` };
}

const showDataset = (parts: Readonly<Record<string, JsonObject>>): ShownExample =>
  Object.entries(parts).map(([name, part]) => ({ name, text: toText(part) }));

const showResults = (files: Readonly<Record<string, FileExample>>): ShownExample =>
  Object.entries(files).map(([name, file]) =>
    file.kind === 'text' ? { name, text: file.text } : { name, note: file.description },
  );

const toText = (part: JsonObject): string => JSON.stringify(part, null, 2);
