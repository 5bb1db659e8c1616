import { exampleTask } from '#lint/examples/example-task.ts';

/** A file with one fault, or one unusual but readable shape. */
export interface BrokenFile {
  name: string;
  content: string | Uint8Array | object;
  /** The codes of its findings, without those that are mere notes. */
  codes: readonly string[];
  /** Whether it gets a page. */
  isTask: boolean;
}

const encoder = new TextEncoder();
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...encoder.encode(part)] : part)),
  );
const source = { type: 'vm_file', path: '/home/user/a.txt', dest: 'a.txt' };
const reference = { type: 'cloud_file', path: 'https://example.org/b.txt', dest: 'b.txt' };
const other = { ...reference, path: 'https://example.org/c.txt', dest: 'c.txt' };
const evaluator = { func: 'compare_csv', result: source, expected: reference };
const judged = (fields: object) => ({ evaluator: { ...evaluator, ...fields } });

/** An instruction of its own for each task. */
const save = (name: string) => `Save the page of ${name}.`;

function readable(name: string, fields: object, codes: readonly string[] = []): BrokenFile {
  const id = name.replaceAll(' ', '-');
  return {
    name: `${id}.json`,
    content: exampleTask({ id, instruction: save(id), ...fields }),
    codes,
    isTask: true,
  };
}

function task(name: string, write: (text: string) => string | Uint8Array, codes: string[]) {
  const text = JSON.stringify(exampleTask({ id: name, instruction: save(name) }));
  return { name: `${name}.json`, content: write(text), codes, isTask: true };
}

function broken(name: string, content: string | Uint8Array, ...codes: string[]): BrokenFile {
  return { name: `${name}.json`, content, codes, isTask: false };
}

function without(...fields: string[]): object {
  return Object.fromEntries(fields.map((field) => [field, undefined]));
}

/** Faults of the file itself. */
const syntax: BrokenFile[] = [
  broken('empty', '', 'F01'),
  broken('truncated', '{"instruction": "Open', 'F01'),
  broken('trailing-comma', '{"instruction": "x",}', 'F01'),
  broken('comment', '{"instruction": "x" // why\n}', 'F01'),
  broken('two-values', '{"instruction": "x"} {}', 'F01'),
  broken('too-deep', '['.repeat(100_000), 'F01'),
  broken('too-deep-object', `${'{"instruction":'.repeat(2000)}1${'}'.repeat(2000)}`, 'F06'),
  broken('list', '[]'),
  broken('text', '"a"'),
  broken('settings', '{"theme": "dark"}'),
  task('duplicate-key', (text) => text.replace('{', '{"id":"first",'), ['F04']),
  task('latin-1', (text) => bytes(text.replace('Save', 'S\u0000ve')).map((b) => b || 0xe4), [
    'F02',
  ]),
  task('utf-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), ['F02']),
  task('byte-order-mark', (text) => bytes([0xef, 0xbb, 0xbf], text), []),
  task('five-megabytes', (text) => text.replace('Save', 'x'.repeat(5_000_000)), []),
  task('deep', (text) => text.replace('{', `{"deep":${'['.repeat(500)}${']'.repeat(500)},`), []),
  task('proto', (text) => text.replace('{', '{"__proto__":{"polluted":true},'), []),
];

/** Shapes that real files have: each loads, and is shown. */
const shapes: BrokenFile[] = [
  readable('options is an object', judged({ options: { ignore_case: true } })),
  readable(
    'options has an empty entry',
    judged({ func: ['compare_csv'], result: [source], expected: [reference], options: [null] }),
  ),
  readable(
    'func is a list alone',
    judged({
      func: ['compare_csv', 'compare_csv'],
      result: [source, { ...source, path: '/home/user/d.txt', dest: 'd.txt' }],
      expected: [reference, other],
    }),
  ),
  readable('result and expected are absent', { evaluator: { func: 'infeasible' } }),
  readable('result and expected are empty', judged({ result: {}, expected: {} }), ['W44', 'V07']),
  readable('expected has no type', judged({ expected: { rules: { expect: 'x' } } }), ['V03']),
  readable('the evaluator is a text', { evaluator: 'look at it' }, ['S02']),
  readable('func is empty', judged({ func: '' }), ['S05']),
  readable('config is missing', without('config'), ['S01']),
  readable('related_apps is missing', without('related_apps')),
  readable('related_apps is empty', { related_apps: [] }),
  readable('source is a list', { source: ['https://example.org', 'a book'] }, []),
  readable('source is null', { source: null }, []),
  readable('source is empty', { source: '' }),
  readable('source is no address', { source: 'authors' }),
  readable(
    'a command is a text',
    { config: [{ type: 'launch', parameters: { command: 'vlc' } }] },
    ['W32'],
  ),
  readable('multi is a text', judged({ result: { ...source, multi: 'true' } }), ['S04']),
  readable('rules is a list', judged({ expected: { type: 'rule', rules: ['x'] } }), ['W46']),
  readable(
    'many spellings',
    { related_apps: ['calc', 'libreoffice-calc', 'OS', 'Chrome', 'vs_code'] },
    ['W32', 'W32', 'W32'],
  ),
  readable('extra fields', { hint: 'x', _commments: [] }),
  readable('markup in the instruction', {
    instruction: '<b>&amp;</b> **bold** [a](b) مرحبا 日本語',
  }),
  readable(
    'a path with special characters',
    judged({ result: { ...source, path: 'C:\\a b\\#ü日.txt' } }),
  ),
];

/** Ids that make addresses difficult. */
const ids: BrokenFile[] = [
  ['../../x', 'climbing'],
  ['..', 'dots'],
  ['page', 'page'],
  ['index.html', 'index'],
  ['.hidden', 'hidden'],
  ['con', 'device'],
  ['課題丱乨乣买', 'cjk-1'],
  ['課題丳串乷乪', 'cjk-2'],
  ['a/b', 'slash'],
  ['x.json', 'extension'],
  ['日本', 'japanese'],
  ['n'.repeat(300), 'long'],
  ['%2e%2e%2f', 'escaped'],
  ['con\u0000trol', 'control'],
].map(([id = '', name = '']) => ({
  name: `ids/${name}.json`,
  content: exampleTask({ id, instruction: save(name) }),
  // So many have an id of another form than their file that it is information.
  codes: [],
  isTask: true,
}));

/** Two files, one id; and ids that differ in case alone. */
const sharing: BrokenFile[] = [
  { name: 'one/same.json', content: exampleTask({ id: 'same' }), codes: [], isTask: true },
  { name: 'two/same.json', content: exampleTask({ id: 'same' }), codes: ['D02'], isTask: true },
  {
    name: 'case/Case.json',
    content: exampleTask({ id: 'Case', instruction: save('capitals') }),
    codes: [],
    isTask: true,
  },
  {
    name: 'case/lower/case.json',
    content: exampleTask({ id: 'case', instruction: save('small letters') }),
    codes: [],
    isTask: true,
  },
];

export const brokenFiles: readonly BrokenFile[] = [...syntax, ...shapes, ...ids, ...sharing];

const script =
  '</title></textarea></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'`${1}';
const link = 'javascript:alert(1)';

/** A task with markup and script in every text, and links that must not become links. */
export const hostileTask = fillTask(script);

/** A task with a text in every field and as a key, and links that must not become links. */
export function fillTask(text: string) {
  return exampleTask({
    id: `hostile ${text}`,
    instruction: `${text} instruction`,
    source: link,
    snapshot: text,
    trajectory: link,
    related_apps: [text, 'browser'],
    config: [
      { type: 'launch', parameters: { command: [text, link] } },
      { type: 'execute', parameters: { command: text, shell: true } },
      { type: 'browser_open_tabs', parameters: { urls_to_open: [link, text, 'data:text/html,x'] } },
      { type: 'activate_window', parameters: { window_name: text, strict: true } },
      { type: 'download', parameters: { files: [{ url: link, path: text }] } },
      { type: text, parameters: { [text]: text, list: [text, { [text]: link }] } },
    ],
    evaluator: {
      func: [text, 'exact_match'],
      conj: 'or',
      postconfig: [{ type: 'open', parameters: { path: text } }],
      result: [
        { type: text, path: [text, link], dest: [text, link], multi: true, gives: [0] },
        { type: 'vm_file', path: `https://example.org/"onmouseover="alert(1)`, dest: text },
      ],
      expected: [{ type: 'rule', rules: { [text]: [link, text] } }, {}],
      options: [{ [text]: text }, {}],
      [text]: text,
    },
    possibility_of_env_change: text,
    proxy: text,
    [text]: link,
  });
}
