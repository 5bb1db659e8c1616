import { expect, test } from 'vitest';
import { describeDataset, summarizeDataset } from './describe-dataset.ts';

const each =
  'the instruction, how the machine is set up, and one sentence that says when it passes.';

test.for([
  [
    'a title',
    { title: 'Office tasks' },
    3,
    'Office tasks',
    `3 tasks for agents that operate a desktop. For each: ${each}`,
  ],
  [
    'the name of a folder that says nothing',
    { title: 'tasks' },
    3,
    '3 tasks for agents that operate a desktop',
    `For each: ${each}`,
  ],
  [
    'its own description',
    { title: 'Office tasks', description: 'Tasks of an office.' },
    1200,
    'Office tasks',
    `For each of the 1,200 tasks: ${each}`,
  ],
  [
    'a description that is empty',
    { title: 'Office tasks', description: ' ' },
    3,
    'Office tasks',
    `3 tasks for agents that operate a desktop. For each: ${each}`,
  ],
  [
    'a single task',
    { title: 'Office tasks' },
    1,
    'Office tasks',
    `1 task for agents that operate a desktop. With ${each}`,
  ],
  [
    'no tasks',
    { title: 'Office tasks' },
    0,
    'Office tasks',
    '0 tasks for agents that operate a desktop.',
  ],
] as const)('describes a dataset with %s', ([, about, tasks, headline, sentences]) => {
  expect(describeDataset(about, tasks)).toMatchObject({ headline, sentences });
});

test('its own description comes first, unless it is empty', () => {
  const ownOf = (description: string) => describeDataset({ title: 'a', description }, 2).own;
  expect([ownOf(' Tasks of an office. '), ownOf(' ')]).toEqual(['Tasks of an office.', undefined]);
});

test.for([
  [
    'a title',
    { title: 'Office tasks' },
    3,
    `3 tasks for agents that operate a desktop. For each: ${each}`,
  ],
  [
    'the name of a folder that says nothing',
    { title: 'tasks' },
    3,
    `3 tasks for agents that operate a desktop. For each: ${each}`,
  ],
  ['no tasks', { title: 'tasks' }, 0, '0 tasks for agents that operate a desktop.'],
  ['its own description', { title: 'tasks', description: 'Of an office. ' }, 3, 'Of an office.'],
] as const)('summarizes a dataset with %s', ([, about, tasks, summary]) => {
  expect(summarizeDataset(about, tasks)).toBe(summary);
});
