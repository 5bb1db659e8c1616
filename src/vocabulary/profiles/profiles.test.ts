import { expect, test } from 'vitest';
import { createVocabulary } from '../vocabulary.ts';
import { osworld2024 } from './osworld-2024.ts';
import { recognizeProfile } from './recognize-profile.ts';

const early = { id: 'a', snapshot: 'chrome', trajectory: 'trajectories/', evaluator: {} };
const other = { version: 3 };

test.for([
  ['tasks with the early fields', [early, early], osworld2024],
  ['other files beside them', [other, early], osworld2024],
  ['a task with a field of 2025', [early, { ...early, proxy: false }], undefined],
  ['a task that never had the early fields', [early, { id: 'b', evaluator: {} }], undefined],
  ['no task', [other, null, 3], undefined],
] as const)('recognizes by %s', ([, values, expected]) => {
  expect(recognizeProfile(values)).toBe(expected);
});

const vocabulary = createVocabulary({}, { profile: osworld2024 });
const metric = (name: string) => {
  const entry = vocabulary.find('metric', name);
  return entry?.kind === 'metric' ? entry.contract : undefined;
};

test('requires what OSWorld of 2024 required', () => {
  expect(metric('check_page_number_colors')?.expected?.required).toBe(false);
  expect(metric('check_json_settings')?.rules).toMatchObject({ expect: { required: true } });
  expect(metric('check_json_settings')?.rules?.expected?.required).toBeUndefined();
  expect(metric('compare_table')?.options?.rules?.required).toBeUndefined();
  expect(metric('compare_table')?.options).toHaveProperty('features');
});

test('leaves all other entries as they are', () => {
  expect(vocabulary.find('metric', 'exact_match')).toBe(
    createVocabulary().find('metric', 'exact_match'),
  );
});

test('changes only names that the vocabulary has', () => {
  const names = Object.keys(osworld2024.functions.metric ?? {});
  expect(names.filter((name) => !createVocabulary().find('metric', name))).toEqual([]);
});

test('changes both names of a metric', () => {
  const options = { volume: { type: 'number', description: 'How loud it is.' } } as const;
  const profile = { ...osworld2024, functions: { metric: { is_vlc_playing: { options } } } };
  const changed = createVocabulary({}, { profile });
  const entry = changed.find('metric', 'is_vlc_playing');
  expect(entry?.equivalent).toBeDefined();
  expect(entry?.contract).toHaveProperty('options.volume');
  const other = changed.find('metric', entry?.equivalent ?? '');
  expect(other?.contract).toEqual(entry?.contract);
});

test('is known to the vocabulary', () => {
  expect([vocabulary.profile, createVocabulary().profile]).toEqual([osworld2024, undefined]);
});
