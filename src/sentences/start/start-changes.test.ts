import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { applyStep } from './start-changes.ts';
import { createMachine } from './start-machine.ts';

test.for<[string, object]>([
  ['launch', { command: 5 }],
  ['launch', { command: [] }],
  ['download', { files: 'a' }],
  ['open', {}],
  ['activate_window', { window_name: 1 }],
  ['close_window', {}],
  ['chrome_open_tabs', { urls_to_open: null }],
  ['login', {}],
  ['update_browse_history', { history: 'a' }],
  ['fly', { to: 'the moon' }],
  ['constructor', {}],
  ['', {}],
])('changes nothing by %s with %j, and says that it is not read', ([type, parameters]) => {
  const machine = createMachine();
  expect(
    applyStep(machine, { type, parameters: { ...parameters }, extra: {} }, builtInVocabulary),
  ).toBe('unread');
  expect(machine).toEqual(createMachine());
});

test('opens more pages than a function can have arguments', () => {
  const machine = createMachine();
  const pages = Array.from({ length: 600_000 }, () => 'https://example.org');
  const parameters = { urls_to_open: pages };
  applyStep(machine, { type: 'chrome_open_tabs', parameters, extra: {} }, builtInVocabulary);
  expect(machine.pages).toHaveLength(pages.length);
});
