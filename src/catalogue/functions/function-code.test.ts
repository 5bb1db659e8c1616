import { expect, test } from 'vitest';
import { digestText } from '#text/sha256.ts';
import { exampleCode, exampleCodeDigest, withCode } from '../digests/example-code.ts';
import { describeFunctionCode } from './function-code.ts';

const code = exampleCode({ 'metric is_vlc_playing': 'vlc', 'getter vm_file': 'file' });
const loose = exampleCodeDigest('loose', {
  pieces: ['getter vm_file', 'gone'],
  packages: ['lxml'],
  unfollowed: ['run'],
});
const metric = { ...code.functions.metric, loose };
const vocabulary = withCode({ ...code, functions: { ...code.functions, metric } });
const place = { file: 'getters.py', line: 2, name: 'vm_file' };

test.for([
  ['getter', 'get_vm_file', { digest: digestText('file'), packages: [], pieces: [place] }],
  ['metric', 'is_mediaplayer_playing', { digest: digestText('vlc') }],
  [
    'metric',
    'loose',
    { digest: digestText('loose'), packages: ['lxml'], unfollowed: ['run'], pieces: [place] },
  ],
] as const)('describes the code of the %s %s', ([kind, name, expected]) => {
  expect(describeFunctionCode(kind, name, vocabulary)).toMatchObject(expected);
});

test('has nothing to say of a function without code, nor where no code was seen', () => {
  expect(describeFunctionCode('metric', 'exact_match', vocabulary)).toBeUndefined();
  expect(describeFunctionCode('getter', 'vm_file', withCode(undefined))).toBeUndefined();
});
