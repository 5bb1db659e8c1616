import type { Path } from '#text/json/json-pointer.ts';
import { isObject } from '#text/json/json-value.ts';
import { findNearPassage, toPassageWords } from '#text/similarity/near-passage.ts';
import { commandOutput, ruleSource } from '../examples/example-parts.ts';
import { machineText } from '../facts/apps/machine-strings.ts';
import { isHandedOver } from '../facts/handed-over.ts';
import { fetches } from '../facts/fetches.ts';
import { stringsWithin } from '../facts/strings-within.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

type Facts = { required: string; passage: string } | { required: string; count: number };

const task = (text: string) => ({
  instruction: 'Name the first chapter of the list "Morning Departure".',
  evaluator: {
    func: 'check_include_exclude',
    result: commandOutput(['cat', '/home/user/list.txt']),
    expected: ruleSource({ include: [text], exclude: [] }),
  },
});

export const requiredTextInInstruction = defineTaskRule({
  code: 'W73',
  name: 'required-text-in-instruction',
  severity: 'warning',
  consequence: 'fails',
  summary: 'A text that the check requires is spelt as in the instruction.',
  why: 'An agent that follows the instruction writes the text as it reads there, and the check does not find it. If the check requires several labels or names, and the instruction has as many others but none of these, it is not certain that they are meant to be there; the severity is then info.',
  howToFix: 'Decide which spelling is right and use it in both places.',
  concerns: ['getter rule', 'getter vm_command_line'],
  examples: {
    good: [task('Morning Departure')],
    bad: [task('Morning Depature')],
  },

  message: (facts: Facts) =>
    'passage' in facts
      ? `the check requires "${facts.required}", but the instruction has "${facts.passage}"; use one spelling`
      : `the check requires ${facts.count} texts such as "${facts.required}", but the instruction has others; use the same texts`,

  *check(view): Generator<Problem<Facts>> {
    const { instruction } = view;
    if (instruction === '') return;
    yield* findMisspelt(view);
    yield* findOtherLabels(view);
  },
});

function* findMisspelt(view: TaskView): Generator<Problem<Facts>> {
  const { instruction, fields } = view;
  const lowerInstruction = instruction.toLowerCase();
  let words: readonly string[] | undefined;
  const seen = new Set<string>();
  for (const place of stringsWithin(fields.evaluator, ['evaluator'])) {
    for (const required of phrasesIn(place.text)) {
      if (seen.has(required)) continue;
      seen.add(required);
      // The words themselves, or none of them: the first test is the fastest.
      if (lowerInstruction.includes(required.toLowerCase())) continue;
      const parts = toPassageWords(required);
      if (parts.length < 2 || parts.length > longestPhrase) continue;
      // Some word is there, and some is not.
      const known = parts.filter((part) => lowerInstruction.includes(part.toLowerCase())).length;
      if (known === 0) continue;
      words ??= toPassageWords(instruction).slice(0, mostWords);
      const passage = findNearPassage(parts, words);
      // A text of the setup is meant as it is there.
      if (passage === undefined || machineTextOfSetup(view).includes(required)) continue;
      yield { at: place.at, required, passage };
    }
  }
}

/** A text as a whole, or what a command has in quotes. */
function phrasesIn(text: string): string[] {
  if (!text.includes(' ') || text.length > longestText) return [];
  const phrases = Array.from(text.matchAll(quoted), ([, , phrase = '']) => phrase);
  return (phrases.length === 0 ? [text] : phrases).filter((phrase) => plain.test(phrase));
}

const longestText = 4000;
const longestPhrase = 12;
const mostWords = 2000;
const plain = /^[\p{L}\p{N} ,.:;!?'’&()-]{8,120}$/u;
const quoted = /(["'])([^"'\n\\]{8,120})\1/g;

const machineTextOfSetup = (view: TaskView): string =>
  view.fields.config === undefined ? '' : JSON.stringify(view.fields.config);

/** Labels that the rules list, none of which occurs in the task, where the instruction has as many other ones. */
function* findOtherLabels(view: TaskView): Generator<Problem<Facts>> {
  for (const { from, source, at } of fetches(view)) {
    if (from?.kind !== 'task file' || !isObject(source.rules)) continue;
    for (const [key, list] of Object.entries(source.rules)) {
      const found = readLabels(list);
      if (found === undefined) continue;
      const { labels, field } = found;
      const text = `${view.instruction}\n${machineText(view)}`.toLowerCase();
      if (labels.some((label) => text.includes(label.toLowerCase()))) continue;
      if (!countsOfNames(view.instruction).includes(labels.length) || isHandedOver(view)) continue;
      const place: Path = [...at, 'rules', key, 0, field];
      yield { at: place, required: labels[0] ?? '', count: labels.length, severity: 'info' };
    }
  }
}

const labelFields = ['text', 'label', 'name', 'title'];

/** Of a list of objects, the texts of the first field that all have and that names things. */
function readLabels(list: unknown): { labels: string[]; field: string } | undefined {
  if (!Array.isArray(list) || list.length < 2 || !list.every(isObject)) return undefined;
  for (const field of labelFields) {
    const labels = list.map((entry) => entry[field]);
    if (labels.every((label) => typeof label === 'string' && /\p{L}{3}/u.test(label)))
      return { labels: [...new Set(labels as string[])], field };
  }
  return undefined;
}

/** How many texts an instruction has in quotes, and how many words with a capital within sentences. */
function countsOfNames(instruction: string): number[] {
  const inQuotes = instruction.match(/"[^"\n]{1,80}"|'[^'\n]{1,80}'(?!\w)|“[^”\n]{1,80}”/g) ?? [];
  const capitals = instruction.match(/(?<=[\p{Ll}\p{N},;:)] )\p{Lu}\p{Ll}+/gu) ?? [];
  return [new Set(inQuotes).size, new Set(capitals).size];
}
