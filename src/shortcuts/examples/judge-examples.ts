import type { Environment } from '#format/environment-schema.ts';
import { commandOutput, executeStep, ruleSource, vmFile } from '#lint/examples/example-parts.ts';
import { listShortcuts } from './list-shortcuts.ts';

/** The hands on the judge that a task with some fields has. */
export const listHands = (fields: object, environment?: Environment) =>
  listShortcuts(
    'hand-on-the-judge',
    { instruction: 'Put the invoices in order.', ...fields },
    environment,
  );

/** A step that runs a command in a shell. */
export const run = (command: string) => executeStep(command, { shell: true });

/** An evaluator that compares what a command prints. */
export const judge = (command: string, more: object = {}) => ({
  evaluator: {
    func: 'exact_match',
    result: commandOutput(command, { shell: true }),
    expected: ruleSource({ expected: 'ok' }),
    ...more,
  },
});

/** An evaluator that compares the agent's file with one of the machine. */
export const compare = (path: string, more: object = {}) => ({
  evaluator: {
    func: 'compare_csv',
    result: vmFile('/home/user/sorted.csv'),
    expected: vmFile(path),
    ...more,
  },
});

/** An evaluator that fetches a file of the agent and others beside it. */
export const several = (...path: string[]) => ({
  evaluator: {
    func: 'own_set',
    result: { ...vmFile('/home/user/a'), multi: true, gives: [0, 1], path, dest: path },
  },
});
