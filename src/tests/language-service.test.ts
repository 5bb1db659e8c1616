import { expect, test } from 'vitest';
import { getLanguageService, TextDocument, type JSONSchema } from 'vscode-json-languageservice';
import { publishedSchemas } from '#site/files/published-schemas.ts';
import { checkTexts } from '#dataset/load/check-texts.ts';
import { exampleTask } from '#lint/examples/example-task.ts';

const uri = 'file:///examples/task.json';

type Kind = 'task' | 'dataset';

const schemas = new Map(
  publishedSchemas().map(({ name, content }) => [name, JSON.parse(content) as JSONSchema]),
);

function openInEditor(text: string, kind: Kind = 'task') {
  const service = getLanguageService({});
  const schema = schemas.get(`${kind}.schema.json`) ?? {};
  service.configure({ schemas: [{ uri: 'file:///schema.json', fileMatch: ['*.json'], schema }] });
  const document = TextDocument.create(uri, 'json', 1, text);
  return { service, document, json: service.parseJSONDocument(document) };
}

/** The text with "|" where the cursor is. */
function placeCursor(text: string, kind?: Kind) {
  const { document, ...opened } = openInEditor(text.replace('|', ''), kind);
  return { ...opened, document, position: document.positionAt(text.indexOf('|')) };
}

async function completionsAt(text: string, kind?: Kind) {
  const { service, document, position, json } = placeCursor(text, kind);
  const list = await service.doComplete(document, position, json);
  return new Map(list?.items.map((item) => [item.label, item]));
}

async function explanationAt(text: string): Promise<string> {
  const { service, document, position, json } = placeCursor(text);
  const hover = await service.doHover(document, position, json);
  return JSON.stringify(hover?.contents);
}

async function problemsIn(text: string, kind?: Kind): Promise<{ at: string; message: string }[]> {
  const { service, document, json } = openInEditor(text, kind);
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
  ['parameters', '{"config": [{"type": "download", "parameters": {|}}]}', 'files'],
  [
    'the fields of a parameter',
    '{"config": [{"type": "download", "parameters": {"files": [{|}]}}]}',
    'url',
  ],
  ['keys of a getter', '{"evaluator": {"result": {"type": "vm_command_line", |}}}', 'shell'],
  ['keys in a list', '{"evaluator": {"expected": [{}, {"type": "cache_file", |}]}}', 'path'],
  ['options', '{"evaluator": {"func": "compare_table", "options": {|}}}', 'rules'],
  ['options in a list', '{"evaluator": {"func": ["compare_table"], "options": [{|}]}}', 'rules'],
  ['rules', '{"evaluator": {"func": "check_csv", "expected": {"rules": {|}}}}', 'expect'],
  [
    'the values of a field',
    '{"evaluator": {"func": "compare_table", "options": {"rules": [{"type": |}]}}}',
    '"sheet_data"',
  ],
  ['whole steps', '{"config": [|]}', '{"type":"sleep","parameters":{"seconds":2}}'],
  [
    'whole sources',
    '{"evaluator": {"result": [|]}}',
    '{"type":"vm_wallpaper","dest":"wallpaper.png"}',
  ],
] as const)('an editor offers %s', async ([, text, expected]) => {
  expect([...(await completionsAt(text)).keys()]).toContain(expected);
});

test('an editor says what a name does before it is chosen', async () => {
  const items = await completionsAt('{"evaluator": {"func": |}}');
  expect(items.get('"check_csv"')?.documentation).toMatch(/^Passes when /);
});

test('an editor offers a whole task in an empty file, in which it and the check find nothing', async () => {
  const [item] = (await completionsAt('|')).values();
  // In a snippet a closing brace is escaped.
  const text = item?.textEdit?.newText.replaceAll(String.raw`\}`, '}') ?? '';
  const { id, evaluator } = JSON.parse(text) as { id: string; evaluator: object };
  expect(evaluator).toBeDefined();
  expect(checkTexts([{ file: `${id}.json`, text: `${text}\n` }])).toEqual({
    tasks: 1,
    findings: [],
  });
  expect(await problemsIn(text)).toEqual([]);
});

test('an editor inserts what a parameter needs', async () => {
  const items = await completionsAt('{"config": [{"type": "open", |}]}');
  expect(items.get('parameters')?.textEdit?.newText.replaceAll(/\s/g, '')).toBe(
    String.raw`"parameters":{"path":"/home/user/Documents/report.docx"\}`,
  );
});

test.for([
  ['a metric', '{"evaluator": {"func": ["check|_csv"]}}', /Passes when/],
  ['a getter', '{"evaluator": {"result": {"type": "vm|_file"}}}', /file/],
  ['a parameter', '{"config": [{"type": "open", "parameters": {"pa|th": ""}}]}', /Required/],
  ['an action', '{"config": [{"type": "down|load", "parameters": {}}]}', /Downloads files/],
] as const)('an editor explains %s', async ([, text, expected]) => {
  expect(await explanationAt(text)).toMatch(expected);
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
  [
    'no metric',
    { evaluator: { func: [] } },
    '[]',
    'It must be the name of a metric, or an array with at least one name.',
  ],
  ['a number as a name', { related_apps: [7] }, '7', 'Incorrect type. Expected "string".'],
] as const)('an editor reports %s at its place', async ([, fields, at, message]) => {
  const problems = await problemsIn(JSON.stringify(exampleTask(fields), null, 2));
  expect(problems).toEqual([{ at, message }]);
});

test('an editor explains a deprecated field, but neither warns of it nor suggests it', async () => {
  const deprecated = exampleTask({ snapshot: 'x', trajectory: 'y' });
  expect(await problemsIn(JSON.stringify(deprecated))).toEqual([]);
  expect(await explanationAt('{"snap|shot": "x"}')).toContain('Deprecated: Replaced by');
  expect([...(await completionsAt('{|}')).keys()]).not.toContain('snapshot');
});

test.for([
  ['with a severity', '{"check": {"severity": {|}}}', 'W08'],
  ['in an exception', '{"check": {"exceptions": [{"rule": |}]}}', '"W08"'],
] as const)('an editor offers the codes of rules %s', async ([, text, expected]) => {
  const offered = (await completionsAt(text, 'dataset')).get(expected);
  expect(offered?.documentation).toMatch(/shell/);
});

const notACode = 'It must be the code of a rule, such as "W08".';
const notAnAddress = 'It must be a web address that begins with http:// or https://.';
const notAName = 'It must be a name of the letters A to Z, digits and underscores.';
test.for([
  ['a rule that does not exist', { check: { severity: { W99: 'off' } } }, '"W99"', notACode],
  ['no web address', { homepage: 'example.org' }, '"example.org"', notAnAddress],
  ['no name', { vocabulary: { metrics: { 'a b': {} } } }, '"a b"', notAName],
] as const)('an editor reports %s in dataset.json', async ([, file, at, message]) => {
  expect(await problemsIn(JSON.stringify(file), 'dataset')).toEqual([{ at, message }]);
});
