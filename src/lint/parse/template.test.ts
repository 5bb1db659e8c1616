import { expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test.for([
  ['template.json', '{ "id": "xxxx", "instruction": "what to do" }', ''],
  ['task_template.json', '{ "id": "a", "evaluator": {} }', ''],
  ['template.json', '{ "id": "a", // a UUID\n "instruction": "" }', ' with comments'],
  ['os/example.json', '{ /* all fields */ "id": "a", "instruction": "b", }', ' with comments'],
] as const)('takes %s with %s for a template', ([file, text, how]) => {
  const { fields, findings } = parseFile(file, encode(text));
  expect(fields).toBeUndefined();
  expect(findings.map(({ code, message }) => [code, message])).toEqual([
    ['F05', `the file contains a template${how}, not a task`],
  ]);
});

test.for([
  ['a task with comments', 'os/mute.json', '{ "id": "a", // a UUID\n "instruction": "" }', 'F01'],
  ['a template that is no JSON otherwise', 'template.json', '{ "id": // a UUID\n }', 'F01'],
  ['a task that is named an example', 'example.json', '{ "id": "example" /* a name */ }', 'F01'],
] as const)('reports %s', ([, file, text, code]) => {
  expect(parseFile(file, encode(text)).findings.map((finding) => finding.code)).toEqual([code]);
});
