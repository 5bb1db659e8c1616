import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildCatalogue } from '#catalogue/catalogue.ts';
import { loadDataset } from '#dataset/load/load-dataset.ts';
import { toTaskDetails, unpackDetails } from '#explorer/details/task-details.ts';
import { describeFound } from '#explorer/finder/describe-found.ts';
import { listChosen } from '#explorer/finder/line-choices.ts';
import { createTaskFinder } from '#explorer/finder/task-finder.ts';
import { unpackIndex } from '#explorer/index/explorer-data.ts';
import { toExplorerIndex } from '#explorer/index/explorer-index.ts';
import { type DrawnQuestion, drawQuestions } from './expectations/draw-questions.ts';
import { type PlainFile, readPlainFiles } from './expectations/plain-files.ts';
import { examples } from './support/example-options.ts';

// BENCHLIGHT_DATASET names another folder of tasks, BENCHLIGHT_SEED draws other questions.
const { BENCHLIGHT_DATASET: folder = examples, BENCHLIGHT_SEED: seed = '2026' } = process.env;

test('300 questions are answered as a plain scan of the files answers them', async () => {
  const files = await readPlainFiles(resolve(folder));
  const catalogue = buildCatalogue(await loadDataset(resolve(folder)));
  const data = unpackIndex(toExplorerIndex(catalogue));
  const finder = createTaskFinder(data, unpackDetails(toTaskDetails(catalogue)));
  const questions = drawQuestions(files, 300, Number(seed));

  const wrong = questions.flatMap((question) => {
    const found = finder.find(question.line);
    if (found === undefined) return [`${question.line}: not read`];
    const rows = listChosen(data.index, found.rows, found.choices);
    const ids = rows.map((row) => catalogue.entries[row]?.id ?? '');
    const sentences = [...describeFound(found), ...found.notes.map(({ message }) => message)];
    return [...findLies(question, sentences, files), ...findMistakes(question, ids, sentences)];
  });

  expect(wrong).toEqual([]);
  expect(questions).toHaveLength(300);
});

/** Sentences that deny a text, or several together, although a file has them. */
function findLies(
  { kind, line }: DrawnQuestion,
  sentences: readonly string[],
  files: readonly PlainFile[],
) {
  const words = line.toLowerCase().split(' ');
  return sentences
    .filter((sentence) => /^No task has|are in no task together/.test(sentence))
    .filter((sentence) => {
      const [denial = ''] = sentence.split(';');
      const quoted = [...denial.matchAll(/[“"]([^”"]*)[”"]/g)].map(([, text = '']) => text);
      const texts = quoted.length === 0 ? words : quoted.map((text) => text.toLowerCase());
      const isTogether = quoted.length === 0 || /^No task has (?:all|both)|together$/.test(denial);
      const has = ({ text }: PlainFile, part: string) => text.includes(part);
      return files.some((file) =>
        isTogether ? texts.every((part) => has(file, part)) : texts.some((part) => has(file, part)),
      );
    })
    .map((sentence) => `${kind} "${line}": ${sentence}`);
}

function findMistakes(
  { kind, line, due, isExact }: DrawnQuestion,
  ids: readonly string[],
  sentences: readonly string[],
) {
  const lost = due.filter((id) => !ids.includes(id));
  const others = ids.filter((id) => !due.includes(id));
  const said = sentences.join(' ');
  return [
    ...(lost.length === 0
      ? []
      : [`${kind} "${line}": ${lost.length} of ${due.length} are lost (${lost[0]}). ${said}`]),
    ...(isExact && others.length > 0
      ? [`${kind} "${line}": ${others.length} too many of ${ids.length}. ${said}`]
      : []),
  ];
}
