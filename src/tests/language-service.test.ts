import { expect, test } from 'vitest';
import { getLanguageService, TextDocument, type JSONSchema } from 'vscode-json-languageservice';
import { publishedSchemas } from '../site/files/published-schemas.ts';
import { exampleTask } from '../lint/examples/example-task.ts';

const uri = 'file:///examples/task.json';

function openInEditor(text: string) {
  const service = getLanguageService({});
  const taskSchema = publishedSchemas().find(({ name }) => name === 'task.schema.json');
  const schema = JSON.parse(taskSchema?.content ?? '{}') as JSONSchema;
  service.configure({ schemas: [{ uri: 'file:///schema.json', fileMatch: ['*.json'], schema }] });
  const document = TextDocument.create(uri, 'json', 1, text);
  return { service, document, json: service.parseJSONDocument(document) };
}

async function completionsAt(text: string): Promise<string[]> {
  const offset = text.indexOf('|');
  const { service, document, json } = openInEditor(text.replace('|', ''));
  const list = await service.doComplete(document, document.positionAt(offset), json);
  return list?.items.map(({ label }) => label) ?? [];
}

async function problemsIn(text: string): Promise<{ at: string; message: string }[]> {
  const { service, document, json } = openInEditor(text);
  const problems = await service.doValidation(document, json);
  return problems.map(({ range, message }) => ({
    at: document.getText(range),
    message: typeof message === 'string' ? message : message.value,
  }));
}

test.for([
  ['metrics for a single func', '{"evaluator": {"func": |}}', '"compare_pdfs"'],
  ['metrics in a list', '{"evaluator": {"func": ["exact_match", |]}}', '"compare_table"'],
  ['getters for a result', '{"evaluator": {"result": {"type": |}}}', '"vm_file"'],
  ['actions for a step', '{"config": [{"type": |}]}', '"download"'],
  ['the described actions too', '{"config": [{"type": |}]}', '"browser_open_tabs"'],
  ['apps', '{"related_apps": [|]}', '"browser"'],
  ['the likelihoods of change', '{"possibility_of_env_change": |}', '"medium"'],
  ['the fields of a task', '{|}', 'fixed_ip'],
] as const)('an editor offers %s', async ([, text, expected]) => {
  expect(await completionsAt(text)).toContain(expected);
});

test('an editor accepts a valid task', async () => {
  expect(await problemsIn(JSON.stringify(exampleTask(), null, 2))).toEqual([]);
});

test.for([
  ['a flag as text', { proxy: 'yes' }, '"yes"', 'Incorrect type. Expected "boolean".'],
  [
    'seconds as text',
    { config: [{ type: 'sleep', parameters: { seconds: 'two' } }] },
    '"two"',
    'Incorrect type. Expected "number".',
  ],
  [
    'a likelihood that does not exist',
    { possibility_of_env_change: 'never' },
    '"never"',
    'Value is not accepted. Valid values: "low", "medium", "high".',
  ],
  ['a number as a name', { related_apps: [7] }, '7', 'Incorrect type. Expected "string".'],
] as const)('an editor reports %s at its place', async ([, fields, at, message]) => {
  const problems = await problemsIn(JSON.stringify(exampleTask(fields), null, 2));
  expect(problems).toEqual([{ at, message }]);
});

test('an editor marks a deprecated field', async () => {
  const [problem] = await problemsIn(JSON.stringify(exampleTask({ snapshot: 'x' }), null, 2));
  expect(problem?.message).toBe('Replaced by "config".');
});
