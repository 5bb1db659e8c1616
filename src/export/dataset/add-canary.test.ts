import { expect, test } from 'vitest';
import { addCanary } from './add-canary.ts';

test.for([
  ['indented lines', '{\n  "id": "a"\n}\n', '{\n  "id": "a",\n  "canary": "bird"\n}\n'],
  ['tabs and CRLF', '{\r\n\t"id": "a"\r\n}', '{\r\n\t"id": "a",\n\t"canary": "bird"\r\n}'],
  ['one line', '{"id":{"a":1}}', '{"id":{"a":1}, "canary": "bird"}'],
  ['an empty object', '{ }\n', '{"canary": "bird" }\n'],
  ['a key of that name', '{"canary":1}', '{"canary":1, "canary_2": "bird"}'],
  [
    'two keys of that name',
    '{"canary":1,"canary_2":1}',
    '{"canary":1,"canary_2":1, "canary_3": "bird"}',
  ],
  ['a byte order mark', '\u{FEFF}{"a":1}', '\u{FEFF}{"a":1, "canary": "bird"}'],
  ['the bytes of one', '\u{EF}\u{BB}\u{BF}{"a":1}', '\u{EF}\u{BB}\u{BF}{"a":1, "canary": "bird"}'],
] as const)('adds the canary to %s', ([, text, expected]) => {
  expect(addCanary(text, 'bird')).toBe(expected);
});

test.for([
  ['as a value', '{"note": "a bird in a mine"}'],
  ['as a key', '{"bird": 1}'],
  ['in no object', '["a"]'],
])('leaves a string that contains it %s', ([, text]) => {
  expect(addCanary(text ?? '', 'bird')).toBe(text);
});

test('adds a key and changes nothing else', () => {
  const canary = 'a "bird" \\ 鳥';
  const text = '{"a": [1.50, {"b": "}"}]}  \n';
  const added = addCanary(text, canary);
  expect(JSON.parse(added)).toEqual({ a: [1.5, { b: '}' }], canary });
  expect(added.replace(`, "canary": ${JSON.stringify(canary)}`, '')).toBe(text);
  expect(addCanary(added, canary)).toBe(added);
});
