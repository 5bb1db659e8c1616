import { expect, test } from 'vitest';
import { createLocator } from '../positions/text-positions.ts';
import type { Finding } from '../model/finding.ts';
import { depthLimit, parseFile } from './parse-file.ts';

const task = '{"instruction": "Save the page."}\n';
const encode = (text: string) => new TextEncoder().encode(text);
const parseText = (text: string) => parseFile('os/a.json', encode(text));

const inShort = ({ code, severity, line, column }: Finding) =>
  `${code} ${severity} ${line}:${column}`;

test('reads a task without a finding', () => {
  expect(parseText(task)).toEqual({
    file: 'os/a.json',
    text: task,
    isPlainText: true,
    fields: { instruction: 'Save the page.' },
    findings: [],
  });
});

test.for([
  ['a comma at the end', '{\n  "instruction": "",\n}', 'F01 error 2:20'],
  ['nothing', '', 'F01 error 1:1'],
  ['a comment', '{\r\n// note\r\n"instruction": ""}', 'F01 error 2:1'],
  ['an array', '[1]', 'F05 info 1:1'],
  ['an array of tasks', '[1, {"instruction": ""}, {"evaluator": {}}]', 'F12 warning 1:1'],
  ['a string', '"instruction"', 'F05 info 1:1'],
  ['null', 'null', 'F05 info 1:1'],
  ['an object without either field', '{"os": ["a"]}', 'F05 info 1:1'],
  ['an object that only inherits a field', '{"__proto__": {"evaluator": {}}}', 'F05 info 1:1'],
] as const)('finds no task in a file that contains %s', ([, text, expected]) => {
  const { fields, findings } = parseText(text);
  expect(fields).toBeUndefined();
  expect(findings.map(inShort)).toEqual([expected]);
});

test.for([
  ['an array', '[1]', 'the file contains an array;'],
  ['an object', '{}', 'the file contains another kind of object;'],
  [
    'tasks',
    '[1, {"instruction": ""}, {"evaluator": {}}]',
    '2 records with an "instruction" and nothing that prepares or judges',
  ],
  ['a string', '"a"', 'the file contains the string "a";'],
  ['a long string', `"${'🙂'.repeat(20)}"`, `the file contains the string "${'🙂'.repeat(19)}…;`],
] as const)('says that a file contains %s', ([, text, expected]) => {
  expect(parseText(text).findings[0]?.message).toContain(expected);
});

test.for([
  ['template.json', { id: '', instruction: '' }, true],
  ['os/task_template.json', { id: 'a', instruction: ' ' }, true],
  ['Template-2.json', { id: '', instruction: 'Write here.' }, true],
  ['os/example-task.json', { id: 'a', instruction: '' }, true],
  ['task_sample.json', { id: '', instruction: 'Write here.' }, true],
  ['template.json', { id: 'template', instruction: 'Open the template.' }, false],
  ['a.json', { id: '', instruction: '' }, false],
  ['templates/a.json', { id: '', instruction: '' }, false],
  ['contemplate.json', { id: '', instruction: '' }, false],
] as const)('finds out whether %s with %j is a template', ([file, fields, isTemplate]) => {
  const parsed = parseFile(file, encode(`${JSON.stringify(fields)}\n`));
  expect(parsed.fields === undefined).toBe(isTemplate);
  expect(parsed.findings.map(({ code, message }) => [code, message])).toEqual(
    isTemplate
      ? [['F05', 'the file contains a template with an empty "id" or "instruction", not a task']]
      : [],
  );
});

test.for([
  ['{"linux/os": ["a"], "vlc": []}', [{ folder: 'os', id: 'a', at: ['linux/os', 0] }]],
  ['{"os": ["a", "b"]}', ['a', 'b'].map((id, index) => ({ folder: 'os', id, at: ['os', index] }))],
  ['{"os": []}', undefined],
  ['{"os": ["a", 5]}', undefined],
  ['{"os": ["a"], "instruction": ["b"]}', undefined],
  ['["a"]', undefined],
] as const)('finds the ids that are listed by folder in %s', ([text, members]) => {
  expect(parseText(text).members).toEqual(members);
});

test('finds the place of an id in a folder whose name has half of a surrogate pair', () => {
  const text = String.raw`{"os\ud800": ["a"]}`;
  const [member] = parseText(text).members ?? [];
  expect(createLocator(text)(member?.at ?? [])).toEqual({
    line: 1,
    column: text.indexOf('"a"') + 1,
  });
});

test('takes an object with only an evaluator as a task', () => {
  expect(parseText('{"evaluator": null}').fields).toEqual({ evaluator: null });
});

test('reads a file with a byte order mark, and leaves the mark out', () => {
  const parsed = parseText(`\u{FEFF}${task}`);
  expect(parsed.text).toBe(task);
  expect(parsed.fields).toEqual({ instruction: 'Save the page.' });
  expect(parsed.findings.map(inShort)).toEqual(['F03 info 1:1']);
});

test.for([
  ['a mark', `\u{FEFF}${task}`, [{ kind: 'remove-mark' }]],
  ['a last line that does not end', task.trimEnd(), [{ kind: 'end-line' }]],
  ['a duplicate key', '{"instruction": "a", "instruction": "b"}\n', [undefined]],
] as const)('knows whether there is a fix for %s', ([, text, fixes]) => {
  expect(parseText(text).findings.map(({ fix }) => fix)).toEqual(fixes);
});

test('reports a last line that does not end, after its last character', () => {
  expect(parseText('{\n"evaluator": {}}').findings.map(inShort)).toEqual(['F09 info 2:17']);
});

test('ignores the end of a file that is not a task', () => {
  expect(parseText('[]').findings.map(inShort)).toEqual(['F05 info 1:1']);
});

test.for([
  ['a plain text', encode(task), true],
  ['a replacement character', encode('{"instruction": "\u{FFFD}"}'), true],
  ['a byte order mark', encode(`\u{FEFF}${task}`), false],
  ['UTF-16', Buffer.from(`\u{FEFF}${task}`, 'utf16le'), false],
  ['bytes that are not UTF-8', Buffer.from('{"instruction": "Caf\u{E9}"}', 'latin1'), false],
] as const)('knows whether the text says all of a file with %s', ([, bytes, isPlainText]) => {
  expect(parseFile('a.json', bytes).isPlainText).toBe(isPlainText);
});

test.for([
  ['little', true],
  ['big', false],
] as const)('reads a file in UTF-16, %s end first, and reports it', ([, isLittle]) => {
  const text = `\u{FEFF}${task}`;
  const bytes = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at++) bytes.setUint16(2 * at, text.charCodeAt(at), isLittle);
  const parsed = parseFile('a.json', new Uint8Array(bytes.buffer));
  expect(parsed.fields).toEqual({ instruction: 'Save the page.' });
  expect(parsed.findings.map(inShort)).toEqual(['F02 error 1:1']);
  expect(parsed.findings[0]?.message).toBe('the file is encoded as UTF-16; save it as UTF-8');
});

test('reads a file that is not valid UTF-8, and reports it', () => {
  const bytes = new Uint8Array([...encode('{"instruction": "'), 0xe9, ...encode('"}\n')]);
  const parsed = parseFile('a.json', bytes);
  expect(parsed.fields).toEqual({ instruction: '\u{FFFD}' });
  expect(parsed.findings.map(inShort)).toEqual(['F02 error 1:1']);
});

test('reports both a wrong encoding and invalid JSON', () => {
  const { findings } = parseFile('a.json', new Uint8Array([0x7b, 0xff]));
  expect(findings.map(({ code }) => code)).toEqual(['F02', 'F01']);
});

test('reports a duplicate key where it occurs the second time', () => {
  const { fields, findings } = parseText('{\n"instruction": "a",\n"instruction": "b"}\n');
  expect(fields).toEqual({ instruction: 'b' });
  expect(findings.map(inShort)).toEqual(['F04 warning 3:1']);
});

test('keeps a key named "__proto__" as a key', () => {
  const { fields, findings } = parseText('{"instruction": "", "__proto__": {"id": "a"}}\n');
  expect(Object.keys(fields ?? {})).toEqual(['instruction', '__proto__']);
  expect(fields?.id).toBeUndefined();
  expect(findings).toEqual([]);
});

const nested = (levels: number) => {
  const lists = levels - 1;
  return `{"instruction": "", "config": ${'['.repeat(lists)}${']'.repeat(lists)}}\n`;
};

test.for([500, depthLimit])('reads a file of %i levels', (levels) => {
  const { fields, findings } = parseText(nested(levels));
  expect(fields).toBeDefined();
  expect(findings).toEqual([]);
});

test.for([depthLimit + 1, 2000, 200_000])('reports a file of %i levels', (levels) => {
  const { fields, findings } = parseText(nested(levels));
  expect(fields).toBeUndefined();
  expect(findings.map(inShort)).toEqual(['F06 error 1:1']);
});

test('reports 200000 brackets that are never closed', () => {
  expect(parseText('['.repeat(200_000)).findings.map(inShort)).toEqual(['F01 error 1:1']);
});

test('reports a lone surrogate and replaces it in the fields', () => {
  const { fields, findings } = parseText('{"instruction": "x \\ud800",\n"\\udc00": ["🎞"]}\n');
  expect(fields).toEqual({ instruction: 'x \uFFFD', '\uFFFD': ['🎞'] });
  expect(findings.map(inShort)).toEqual(['F10 error 1:17', 'F10 error 2:1']);
  expect(findings.map(({ pointer }) => pointer)).toEqual(['/instruction', '/\uFFFD']);
});

test('reports a number that is out of range', () => {
  const digits = '9'.repeat(400);
  const { findings } = parseText(`{"evaluator": {},\n"a": [-1e400, ${digits}]}\n`);
  expect(findings.map(inShort)).toEqual(['F11 error 2:7', 'F11 error 2:15']);
  expect(findings.map(({ pointer, message }) => [pointer, message])).toEqual([
    ['/a/0', 'the number -1e400 is out of range; it must be between -1.7e308 and 1.7e308'],
    [
      '/a/1',
      `the number ${'9'.repeat(20)}… is out of range; it must be between -1.7e308 and 1.7e308`,
    ],
  ]);
});

test.for([
  ['little', true],
  ['big', false],
] as const)('reads a file in UTF-32, %s end first, and reports it', ([, isLittle]) => {
  const text = '\uFEFF{"instruction": "🎞"}\n';
  const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const view = new DataView(new ArrayBuffer(codePoints.length * 4));
  for (const [index, codePoint] of codePoints.entries()) {
    view.setUint32(index * 4, codePoint, isLittle);
  }
  const parsed = parseFile('a.json', new Uint8Array(view.buffer));
  expect(parsed.fields).toEqual({ instruction: '🎞' });
  expect(parsed.findings[0]?.message).toBe('the file is encoded as UTF-32; save it as UTF-8');
});

test('reads bytes that are no code points of UTF-32', () => {
  const bytes = Uint8Array.from([0xff, 0xfe, 0, 0, 0xff, 0xff, 0xff, 0xff]);
  expect(parseFile('a.json', bytes).text).toBe('\ufffd');
});
