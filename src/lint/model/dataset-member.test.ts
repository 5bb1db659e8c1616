import { expect, test } from 'vitest';
import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { toDatasetMember } from './dataset-member.ts';
import { exampleTask } from '../examples/example-task.ts';

test('keeps of a task what is compared with others, as the file has it', () => {
  const { file, task } = toDatasetMember(
    'a.json',
    exampleTask({ id: 5, instruction: undefined }),
    builtInVocabulary,
  );
  expect(file).toBe('a.json');
  expect(task.fields).toEqual({ id: 5, instruction: undefined, related_apps: ['browser'] });
});

test('keeps what phases tell the agent', () => {
  const fields = { instruction: 'Dim the lamp.', turns: [{ instruction: 'Switch it off.' }] };
  const { task } = toDatasetMember('a.json', fields, builtInVocabulary);
  expect(task.instruction).toBe('Dim the lamp.\nSwitch it off.');
});
