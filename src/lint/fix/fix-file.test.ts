import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';
import { checkEach } from '../engine/check-tasks.ts';
import { exampleFinding } from '../examples/example-finding.ts';
import { exampleTask } from '../examples/example-task.ts';
import type { Finding } from '../model/finding.ts';
import { fixFile } from './fix-file.ts';
import { parseFile, type ParsedFile } from '../parse/parse-file.ts';

const vocabulary = createVocabulary();
const check = (parsed: ParsedFile) =>
  checkEach([parsed], { vocabulary, isValid: () => false }).flat();

const file = 'example.json';
const encode = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Fixes a file as the command line does; further findings come from its dataset. */
function fix(bytes: Uint8Array, further: readonly Finding[] = []) {
  const parsed = parseFile(file, bytes);
  const findings = [...parsed.findings, ...check(parsed), ...further];
  const fixed = fixFile({ file, bytes, findings }, check);
  return {
    text: read(fixed.bytes),
    descriptions: fixed.fixes.map(({ description }) => description),
  };
}

const write = (fields: JsonObject, indent: number | string = 2) =>
  `${JSON.stringify(exampleTask(fields), null, indent)}\n`;
const step = (parameters: JsonObject) => ({ config: [{ type: 'execute', parameters }] });
const vmFile = { type: 'vm_file', path: '/home/user/page.pdf', dest: 'page.pdf' };

test.for<[string, JsonObject, JsonObject, string[]]>([
  ['a flag of the format', { proxy: 'true' }, { proxy: true }, ['replaces "true" by true']],
  [
    'a flag of an action',
    { config: [{ type: 'command', parameters: { command: 'ls', shell: 'true' } }] },
    { config: [{ type: 'command', parameters: { command: 'ls', shell: true } }] },
    ['replaces "true" by true'],
  ],
  ['a field of the format', { proxi: false }, { proxy: false }, ['renames "proxi" to "proxy"']],
  [
    'a field and then its value',
    step({ command: ['ls'], shel: true, stdot: 'a.txt' }),
    step({ command: ['ls'], shell: true, stdout: 'a.txt' }),
    ['renames "shel" to "shell"', 'renames "stdot" to "stdout"'],
  ],
  [
    'the order, after the fields are named and typed',
    { possibility_of_env_change: 'low', fixedIp: false, proxy: 'true' },
    { proxy: true, fixed_ip: false, possibility_of_env_change: 'low' },
    [
      'renames "fixedIp" to "fixed_ip"',
      'replaces "true" by true',
      'puts the fields in the usual order',
    ],
  ],
])('fixes %s', ([, before, after, descriptions]) => {
  expect(fix(encode(write(before)))).toEqual({ text: write(after), descriptions });
});

test.for<[string, JsonObject]>([
  ['a task in order', {}],
  ['the string "false", which counts as true', { proxy: 'false' }],
  ['a field beside the one it resembles', { proxy: true, proxi: false }],
  ['a field whose value would not fit', { proxi: 'socks' }],
  ['two fields that resemble the same', { proxi: true, proxyy: true }],
  ['a second of its kind', step({ command: ['ls'], stdout1: 'a.txt' })],
  ['a name far from any', step({ command: ['ls'], background: true })],
  ['a note', { evaluator: { func: 'compare_pdfs', result: vmFile, _note: 'true' } }],
])('leaves %s', ([, fields]) => {
  const text = write(fields);
  expect(fix(encode(text))).toEqual({ text, descriptions: [] });
});

test('fixes what was found about the dataset in the first round', () => {
  const finding = exampleFinding({
    pointer: '/related_apps/0',
    fix: { kind: 'replace', value: 'chrome' },
  });
  const { text } = fix(encode(write({ possibility_of_env_change: 'low', proxy: true })), [finding]);
  expect(text).toBe(
    write({ related_apps: ['chrome'], proxy: true, possibility_of_env_change: 'low' }),
  );
});

test('fixes the file as well as its text', () => {
  expect(fix(encode(`\u{FEFF}${write({}).trimEnd()}`))).toEqual({
    text: write({}),
    descriptions: ['removes the byte order mark', 'adds a line feed at the end'],
  });
});

test.for([
  ['no UTF-8', Uint8Array.from([...encode('{"instruction": "'), 0xe9, ...encode('"}')])],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x7b, 0, 0x7d, 0])],
  ['no JSON', encode('\u{FEFF}{"instruction": "a",}')],
] as const)('leaves the bytes of a file that is %s', ([, bytes]) => {
  const { findings } = parseFile(file, bytes);
  expect(fixFile({ file, bytes, findings }, check)).toEqual({ bytes, fixes: [] });
});

test('comes to an end when every fix asks for another', () => {
  const flip = ({ text }: { text: string }) => [
    exampleFinding({
      pointer: '/id',
      fix: { kind: 'replace', value: text.includes('a') ? 'b' : 'a' },
    }),
  ];
  const text = '{"id": "a"}';
  const bytes = encode(text);
  expect(fixFile({ file, bytes, findings: flip({ text }) }, flip).fixes).toHaveLength(10);
});

/** Faults that are fixed, each with the change of a sound task that makes it. */
const faults: readonly ((task: Record<string, unknown>) => Record<string, unknown>)[] = [
  ({ proxy, ...task }) => ({ ...task, proxy: proxy === true ? 'true' : proxy }),
  ({ fixed_ip, ...task }) => ({ ...task, fixedIp: fixed_ip }),
  ({ id, ...task }) => ({ ...task, id }),
  ({ config, ...task }) => ({ ...task, confg: config }),
  ({ evaluator, ...task }) => ({
    evaluator: rename(evaluator as Record<string, unknown>, 'postconfig', 'postconfg'),
    ...task,
  }),
  (task) => ({ ...task, related_apps: task.related_apps }),
];

const rename = (record: Record<string, unknown>, from: string, to: string) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key === from ? to : key, value]),
  );

const sound = fc.record({
  instruction: fc.string().filter((text) => text.trim() !== ''),
  notes: fc.jsonValue({ maxDepth: 2 }),
  proxy: fc.boolean(),
  fixed_ip: fc.boolean(),
});

/** As JSON writes it, which has no negative zero. */
const inJson = (value: JsonObject) => JSON.parse(JSON.stringify(value)) as JsonObject;

test('gives a sound task back, whichever faults it got, and then has nothing to do', () => {
  const indents = fc.constantFrom(undefined, 2, 4, '\t');
  fc.assert(
    fc.property(
      sound,
      fc.subarray([...faults]),
      indents,
      fc.boolean(),
      fc.boolean(),
      (fields, chosen, indent, hasMark, hasCrlf) => {
        const evaluator = { func: 'compare_pdfs', result: vmFile, expected: {}, postconfig: [] };
        const task = inJson(exampleTask({ source: 'a', evaluator, ...fields }));
        const faulty = chosen.reduce((made, fault) => fault(made), { ...task });
        const written = JSON.stringify(faulty, null, indent);
        const lines = hasCrlf ? written.replaceAll('\n', '\r\n') : written;
        const { text } = fix(encode(hasMark ? `\u{FEFF}${lines}` : lines));
        expect(JSON.parse(text)).toEqual(task);
        expect(text.endsWith(hasCrlf && lines.includes('\r') ? '\r\n' : '\n')).toBe(true);
        expect(text.replaceAll(/\s/g, '')).toHaveLength(
          JSON.stringify(task).replaceAll(/\s/g, '').length,
        );
        expect(fix(encode(text))).toEqual({ text, descriptions: [] });
      },
    ),
  );
});
