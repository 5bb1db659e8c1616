import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { toSteps } from '#format/reading/to-steps.ts';
import { toPlainText } from '#text/rich-text.ts';
import { toStage } from './stage.ts';

const summaryOf = (steps: unknown) =>
  toPlainText(toStage(toSteps(steps), builtInVocabulary).summary);
const open = (path: string) => ({ type: 'open', parameters: { path } });

test('puts what the steps do into one sentence', () => {
  expect(summaryOf([open('/a.csv'), open('/b.csv')])).toBe('Open /a.csv, open /b.csv');
});

test('names what several steps do once', () => {
  expect(summaryOf([open('/a.csv'), open('/a.csv')])).toBe('Open /a.csv');
});

test('leaves out what has no room, but never the first', () => {
  const long = `/${'a'.repeat(200)}`;
  expect(summaryOf([open(long), open('/b')])).toBe(`Open ${long}\u00a0…`);
});

test('leaves out how the environment reaches the browser, unless there is nothing else', () => {
  const forward = {
    type: 'launch',
    parameters: { command: ['socat', 'tcp-listen:9222,fork', 'tcp:localhost:1337'] },
  };
  expect(summaryOf([forward, open('/a.csv')])).toBe('Open /a.csv');
  expect(toStage(toSteps([forward, open('/a.csv')]), builtInVocabulary).steps).toBe(2);
  expect(summaryOf([forward])).toBe('Forward connections from port 9222 to port 1337');
});

test('has nothing to say without steps', () => {
  expect(toStage([], builtInVocabulary)).toEqual({ steps: 0, summary: [] });
});

test('keeps a sentence that begins with a name as it is', () => {
  const steps = [open('/a.csv'), { type: '', parameters: {} }, { type: 'Odd', parameters: {} }];
  expect(summaryOf(steps)).toBe('Open /a.csv, an action without a type, run the action Odd');
});
