import { fromPointer, type Path } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { FileExample } from '../model/example-file.ts';
import type { Finding } from '../model/finding.ts';
import type { RuleMeta } from '../model/rule.ts';
import { createLocator } from '../positions/text-positions.ts';
import { checkFile, checkParts, exampleName } from './check-example.ts';

/** One example of a rule, as its page and `explain` show it. */
export type ShownExample = readonly ShownFile[];

/** A file of an example. */
export interface ShownFile {
  /** Undefined if it is the only one. */
  name?: string;
  /** Undefined if it cannot be shown; the note then describes it. */
  text?: string;
  /** What the text does not show. */
  note?: string;
  /** What the rule finds, at its place in the text; nothing where only a folder on the disk shows it. */
  findings: readonly Finding[];
}

/** What a rule accepts and what it reports, first at its own severity, with a sentence that introduces the examples. */
export function showExamples({ code, severity, marks, examples }: ShownRule): {
  intro: string;
  good: ShownExample[];
  bad: ShownExample[];
} {
  const isOwn = (finding: Finding) => finding.code === code;
  const ofFile = (file: FileExample, isBad: boolean): ShownExample => [
    { ...showFile(file), findings: isBad ? checkFile(file).filter(isOwn) : [] },
  ];
  const ofParts = (parts: Parts, isBad: boolean): ShownExample => {
    const isChecked = isBad && !Object.keys(parts).some(isReadFromDisk);
    const findings = isChecked ? checkParts(parts).filter(isOwn) : [];
    return Object.entries(parts).map(([name, part]) => {
      const inPart = findings.filter(({ file }) => file === name);
      return { name, ...placeInPart(part, inPart, marks) };
    });
  };
  const ofPart = (part: JsonObject, isBad: boolean): ShownExample =>
    ofParts({ [exampleName]: part }, isBad).map(({ name: _, ...file }) => file);
  const intro = intros[examples.kind];
  const isLesser = (example: ShownExample) =>
    Number(!example.some(({ findings }) => findings.some((one) => one.severity === severity)));
  const showEach = <Case>(
    { good, bad }: { good: readonly Case[]; bad: readonly Case[] },
    show: (one: Case, isBad: boolean) => ShownExample,
  ) => ({
    good: good.map((one) => show(one, false)),
    bad: bad.map((one) => show(one, true)).sort((one, other) => isLesser(one) - isLesser(other)),
  });
  switch (examples.kind) {
    case 'file':
      return { intro, ...showEach(examples, ofFile) };
    case 'task':
      return { intro, ...showEach(examples, ofPart) };
    case 'dataset':
      return { intro, ...showEach(examples, ofParts) };
    case 'results':
      return { intro, ...showEach(examples, showResults) };
  }
}

type ShownRule = Pick<RuleMeta, 'code' | 'severity' | 'marks' | 'examples'>;
type Parts = Readonly<Record<string, JsonObject>>;

const intros = {
  file: 'Whole files.',
  task: 'Parts of a task file; the rest of the file is correct.',
  dataset: 'Parts of the files of a small dataset; the rest of each file is correct.',
  results: 'Files in a folder of results; the dataset has the version 1.1.0 and a task "a".',
} as const;

/** Settings and files with several tasks mean something only beside the others of their folder. */
const isReadFromDisk = (name: string): boolean =>
  name === 'dataset.json' || !name.endsWith('.json');

/** A part of a file as text, with the findings at their places in it, or at the nearest place around them. */
function placeInPart(
  part: JsonObject,
  findings: readonly Finding[],
  marks: RuleMeta['marks'],
): Pick<ShownFile, 'text' | 'findings'> {
  const text = JSON.stringify(part, null, 2);
  const positionOf = createLocator(text);
  return {
    text,
    findings: findings.map((finding) => ({
      ...finding,
      ...positionOf(toPath(finding.pointer, part), marks),
    })),
  };
}

/** The keys of a pointer into a value, with the indexes of arrays as numbers. */
function toPath(pointer: string, root: unknown): Path {
  let value = root;
  return fromPointer(pointer).map((key) => {
    if (Array.isArray(value)) {
      value = value[Number(key)];
      return Number(key);
    }
    value = isObject(value) ? value[key] : undefined;
    return key;
  });
}

function showFile(file: FileExample): Omit<ShownFile, 'findings'> {
  if (file.kind !== 'text') return { note: file.description };
  const { text, encoding } = file;
  const end = text.endsWith('\n') ? '' : ', without a line feed at its end';
  return { text, note: `Encoded as ${encoding}${end}.` };
}

const showResults = (files: Readonly<Record<string, FileExample>>): ShownExample =>
  Object.entries(files).map(([name, file]) =>
    file.kind === 'text'
      ? { name, text: file.text, findings: [] }
      : { name, note: file.description, findings: [] },
  );
