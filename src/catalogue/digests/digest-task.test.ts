import { expect, test } from 'vitest';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import { parseText } from '#lint/parse/parse-file.ts';
import { digestTask } from './digest-task.ts';
import { shortenDigest } from '#text/short-digest.ts';

const digestOfText = (text: string) => digestOf(JSON.parse(text) as JsonObject, text);
const digestOf = (fields: JsonObject, text = '') => digestTask({ fields, text });

// Each digest is what `printf '%s' '<canonical text>' | sha256sum` gives.
test.for([
  ['an empty object', '{}', '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'],
  [
    'the sample of RFC 8785, section 3.2.2',
    String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`,
    '2d5e01a318d0f0879ab568c4be289c8b1f64ef8921a53c6277d5e069978baacb',
  ],
  [
    'the sorting sample of RFC 8785, section 3.2.3',
    String.raw`{
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\ud83d\ude00": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis"
    }`,
    '5e321556d22018a9656991a9e94f77ec175fa193e52a2429d312f8419ec8b08c',
  ],
] as const)('computes the digest of %s', ([, text, digest]) => {
  expect(digestOfText(text)).toBe(digest);
});

const task = '{"id":"a","evaluator":{"func":"exact_match","options":{"strict":true,"depth":2}}}';

test.for([
  [
    'keys in another order',
    '{"evaluator":{"options":{"depth":2,"strict":true},"func":"exact_match"},"id":"a"}',
  ],
  ['white space', `\n ${task.replaceAll(',', ' ,\r\n\t').replaceAll(':', ' : ')}\n`],
  ['a number written otherwise', task.replace('2', '2.0e0')],
  ['a character written otherwise', task.replace('"a"', String.raw`"\u0061"`)],
] as const)('is the same for %s', ([, text]) => {
  expect(text).not.toBe(task);
  expect(digestOfText(text)).toBe(digestOfText(task));
});

test('is another for any other value', () => {
  const fields = JSON.parse(task) as JsonObject;
  const digests = [...changeEach(fields)].map((changed) => digestOf(changed as JsonObject));
  expect(digests.length).toBeGreaterThan(7);
  expect(new Set([...digests, digestOf(fields)]).size).toBe(digests.length + 1);
});

test.for([
  ['half of a surrogate pair', String.raw`{"id": "\ud83d"}`],
  ['half of a pair in a key', String.raw`{"a": [{"\ude00": 1}]}`],
  ['a number that is too large', '{"a": 1e999}'],
] as const)('is not given for %s', ([, text]) => {
  expect(digestOfText(text)).toBeUndefined();
});

test.for([String.raw`{"instruction": "Do \ud800 it"}`, String.raw`{"evaluator": {"\udfff": 1}}`])(
  'is not given for the file %s, whose fields have another character',
  (text) => {
    const { fields = {} } = parseText('a.json', text);
    expect(JSON.stringify(fields)).toContain('\uFFFD');
    expect(digestOf(fields, text)).toBeUndefined();
  },
);

test('exists for a file with a whole pair as escapes', () => {
  expect(digestOfText(String.raw`{"a": "\ud83c\udf9e"}`)).toBe(digestOfText('{"a": "🎞"}'));
});

test('exists for every value that is nested as deep as a task may be', () => {
  expect(digestOfText(`{"a":${'['.repeat(999)}${']'.repeat(999)}}`)).toHaveLength(64);
});

test('keeps a key that objects have of their own', () => {
  expect(digestOfText('{"__proto__": 1}')).not.toBe(digestOfText('{}'));
  expect(digestOfText('{"toJSON": 1}')).not.toBe(digestOfText('{}'));
});

test('is quoted by its first 12 digits', () => {
  expect(shortenDigest(digestOfText('{}') ?? '')).toBe('44136fa355b3');
});

/** The value with one part of it changed, for every part of it. */
function* changeEach(value: unknown): Generator {
  yield [value];
  if (typeof value === 'string') yield `${value} `;
  if (typeof value === 'number') yield -value;
  if (typeof value === 'boolean') yield !value;
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const { [key]: removed, ...others } = value;
    yield others;
    yield { ...others, [`${key}_`]: removed };
    for (const changed of changeEach(inner)) yield { ...value, [key]: changed };
  }
}
