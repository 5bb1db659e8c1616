import { expect, test } from 'vitest';
import type { LocalFile } from '#lint/facts/local-file.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { exampleCatalogue } from '../example-catalogue.ts';
import { describeFileFacts, listNamingPlaces, toShownPath } from '../evaluation/describe-file.ts';

const text = (file: string, content: string, more: object = {}): Record<string, LocalFile> => ({
  [file]: { file, size: content.length, text: content, ...more },
});
const upload = (local_path: string, path = `/home/user/${local_path}`) => ({
  type: 'upload_file',
  parameters: { files: [{ local_path, path }] },
});
const localFiles = {
  ...text('kit/seeds.csv', 'oak,3'),
  ...text('kit/gold.csv', 'oak,4'),
  ...text('kit/count.py', 'print(4)'),
  ...text('tools/judge.sh', 'echo four'),
  ...text('lots/trees/notes.md', 'Forty oaks', { taskFolder: 'lots/trees' }),
  'kit/map.png': { file: 'kit/map.png', size: 70_000 },
  'kit/lost.txt': { file: 'kit/lost.txt' },
  'beside/plan.txt': { file: '../beside/plan.txt', size: 3 },
  'else/key.txt': {},
  'kit/gone.png': { isFolderThere: true },
};
const task: JsonObject = {
  config: [upload('kit/seeds.csv'), upload('./kit/count.py', '/tmp/c.py'), upload('kit/gone.png')],
  evaluator: {
    func: 'exact_match',
    result: { type: 'tally', src: 'tools\\judge.sh', after: 'python3 /tmp/c.py' },
    expected: { type: 'local', path: 'kit/gold.csv' },
  },
  drawn: { maps: ['kit/map.png', 'kit/lost.txt', 'beside/plan.txt', 'else/key.txt'] },
};
const file = 'lots/trees/task.json';
const entryWith = (
  fields: JsonObject,
  answers: 'show' | 'omit' = 'show',
  files: Readonly<Record<string, LocalFile | { isFolderThere: boolean }>> = localFiles,
) => {
  const datasetFile = { title: 'Trees', language: 'en', answers };
  const [entry] = exampleCatalogue({ [file]: fields }, { datasetFile, localFiles: files }).entries;
  if (!entry) throw new Error('no entry');
  return entry;
};
const linesOf = (entry: ReturnType<typeof entryWith>) =>
  entry.localFiles.map((one) => {
    const labels = listNamingPlaces(entry, one).map(({ label }) => label);
    const shown = 'text' in one.content ? one.content.text : '';
    return [toShownPath(one), describeFileFacts(one), labels.join('; '), shown].join(' | ');
  });

test('lists the files that a task names in any field, then those in its folder', () => {
  expect(linesOf(entryWith(task))).toEqual([
    'kit/seeds.csv | 5 bytes, text | setup step 1 | oak,3',
    'kit/count.py | 8 bytes, script | setup step 2 | print(4)',
    'tools/judge.sh | 9 bytes, script | check 1, result | echo four',
    'kit/gold.csv | 5 bytes, text | check 1, expected | oak,4',
    'kit/map.png | 70 kB | field drawn | ',
    'kit/lost.txt | not readable | field drawn | ',
    'beside/plan.txt | 3 bytes, outside of the dataset | field drawn | ',
    'lots/trees/notes.md | 10 bytes, text, in the folder of the task |  | Forty oaks',
  ]);
});

test('a withheld answer leaves nothing of what judges and what is compared, beside its visible name', () => {
  const entry = entryWith(task, 'omit');
  expect(linesOf(entry)).toEqual([
    'kit/seeds.csv | 5 bytes, text | setup step 1 | oak,3',
    'kit/count.py | not shown, since it may contain an expected value | setup step 2 | ',
    'tools/judge.sh | not shown, since it may contain an expected value | check 1, result | ',
    'kit/map.png | not shown, since it may contain an expected value | field drawn | ',
    'kit/lost.txt | not shown, since it may contain an expected value | field drawn | ',
    'beside/plan.txt | not shown, since it may contain an expected value | field drawn | ',
  ]);
  expect(JSON.stringify(entry)).not.toMatch(/four|oak,4|Forty|print\(4\)|gold/);
});

test('a file is an answer where its place on the machine is expected', () => {
  const config = [upload('kit/seeds.csv', '/home/user/sown.csv')];
  const compared = (side: 'result' | 'expected') => ({
    config,
    evaluator: { func: 'any', [side]: { type: 'vm_file', path: '/home/user/sown.csv' } },
  });
  const isAnswer = (fields: JsonObject) => entryWith(fields).localFiles[0]?.isAnswer;
  expect(isAnswer(compared('result'))).toBe(false);
  expect(isAnswer(compared('expected'))).toBe(true);
});

test('shows no text that is long, and no more than a page has room for', () => {
  const files = Object.assign(
    {},
    ...['a', 'b', 'c', 'd'].map((name) => text(`kit/${name}.txt`, 'x'.repeat(7_000))),
    text('kit/e.sh', 'y'.repeat(9_000)),
    text('kit/f.txt', 'z'.repeat(2_000)),
  ) as Record<string, LocalFile>;
  const { localFiles: shown } = entryWith({ kit: Object.keys(files) }, 'show', files);
  expect(shown.map(({ content }) => content.kind)).toEqual([
    'text',
    'text',
    'text',
    'long',
    'long',
    'text',
  ]);
});

test('a finding that quotes a withheld script says nothing', () => {
  const finding = exampleFinding({
    file,
    pointer: '/evaluator/result/src',
    message: 'line 1 of "tools/judge.sh": "four" is not closed',
  });
  const messageWith = (answers: 'show' | 'omit') => {
    const datasetFile = { title: 'Trees', language: 'en', answers };
    const input = { datasetFile, localFiles, findings: [finding] };
    return exampleCatalogue({ [file]: task }, input).findings[0]?.message;
  };
  expect(messageWith('show')).toContain('four');
  expect(messageWith('omit')).not.toContain('four');
});
