import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toQuotedText } from '#text/rich-text.ts';
import type { CompareOptions } from './compare-options.ts';
import { compareTasks } from './compare-tasks.ts';

/** For tests: the class of a change of the example task, then its sentences. */
export function describeChange(
  before: JsonObject,
  after: JsonObject,
  quotesExpected = true,
): string[] {
  const compared = compareTasks(exampleTask(before), exampleTask(after), {
    quotesExpected,
  });
  return [compared.class, ...compared.changes.map(({ sentence }) => toQuotedText(sentence))];
}

/** For tests: each change of two objects, with its class and its place. */
export const listChanges = (
  before: JsonObject,
  after: JsonObject,
  options: Partial<CompareOptions> = {},
): string[] =>
  compareTasks(before, after, { quotesExpected: true, ...options }).changes.map(
    ({ class: change, at, sentence }) => `${change} /${at.join('/')} ${toQuotedText(sentence)}`,
  );

export const prints = (text: string) => ({ func: 'exact_match', result, expected: rule(text) });
export const ask = (instruction: string, part: object = {}) => ({ instruction, ...part });
export const sleep = (seconds: number) => ({ type: 'sleep', parameters: { seconds } });
export const open = (path: string) => ({ type: 'open', parameters: { path } });
export const download = (url: string, path = '/home/user/a.csv') => ({
  type: 'download',
  parameters: { files: [{ url, path }] },
});
export const rule = (rules: unknown) => ({ type: 'rule', rules });
export const result = { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' };
export const cloud = (path: string, dest = 'gold.csv') => ({ type: 'cloud_file', path, dest });
export const judge = (fields: JsonObject) => ({
  evaluator: { func: 'check_csv', result, ...fields },
});

export const two = { func: ['check_csv', 'exact_match'], result: [result, result] };
