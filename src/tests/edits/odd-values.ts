import fc from 'fast-check';

/** Names that a language, a pointer or a rule might stumble over. */
const names = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '', '0', '-1'],
  ...['~', '/', '~1', 'a/b', 'a.b', '\n', '\u202Ekey', '\uD800', '🎞', 'k'.repeat(3000)],
  ...['id', 'instruction', 'source', 'config', 'evaluator', 'type', 'parameters', 'command'],
  ...['shell', 'files', 'url', 'path', 'func', 'conj', 'result', 'expected', 'options', 'rules'],
  ...['dest', 'multi', 'gives', 'postconfig', 'include', 'related_apps', 'pathh', 'Type', 'rule'],
];

const texts = [
  ...['', ' ', '\t\n', '\u0000', '\u001B[2J', '\uD83C', '\uDFDE', '\u200F', '\u202E', '\uFEFF'],
  ...['true', 'false', 'null', 'NaN', '-1', '1e999', '{0}', '](x)', '::error::', '%0A', '<b>'],
  ...['日本語', 'مرحبا', '🎞🎞', 'İ', 'ß', 'e\u0301', '한', 'x'.repeat(5000), 'infeasible'],
  ...['exact_match', 'compare_table', 'vm_file', 'cloud_file', 'rule', 'launch', '/', '~', '..'],
  ...['/home/user/a b.xlsx', 'C:\\Users\\a.xlsx', 'a.xslx', './x', '/tmp/*.png', 'https://'],
  ...['http://[', 'https://example.org/a%ZZ?b#c', 'file:///x', 'javascript:1', '%E0%A4'],
  ...['cat a | grep b > c', 'python -c "print(1)', "bash -c 'x", '$(', '${', '`', '\\', '(?:'],
  ...['[a-', '00000000-0000-4000-8000-000000000000', '2024-13-45', 'low', 'and', 'or'],
  ...['LibreOffice Calc'],
];

const numbers = [0, -0, -1, 0.1, 7, 1e9, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308, -1e308, 5e-324];

const containers: readonly unknown[] = [
  [],
  {},
  [null],
  [[]],
  [{}],
  [1, 'a', null, {}],
  ['a', ['b', ['c']]],
  { type: 'vm_file' },
  { type: 'rule', rules: [] },
  { type: null, path: {} },
  { type: 'sleep', parameters: { seconds: '1' } },
  { type: 'launch', parameters: [] },
  { type: 'vm_file', path: ['a', 3, 'a'], dest: ['b', null], multi: true, gives: [1e9, -1, 0.5] },
  { type: 'cloud_file', path: 'https://example.org/a.zip', dest: '', gives: 'x' },
  { rules: { include: 3, exclude: [null] }, expected: {} },
];

/** Characters that a search may read over and over when many of them follow each other. */
const units = [
  ...[' ', '\n', '\t', 'a', 'a ', 'A', '0', '1.', '.', 'a.', '..', '/', '/a', './', '~/', '\\'],
  ...['-', '--a ', '_', ',', ';', ':', '=', 'x=', '"', "'", '`', '(', ')', '[', '{', '<', '>'],
  ...['|', '&', '&&', '$', '$(', '*', '?', '%', '%20', '#', '@', 'a@', '+', '^', '!'],
  ...['http://', 'https://a/', 'www.', '.xlsx', '.xlsx ', 'a.csv,', 'the ', '"a" ', '日', '🎞'],
];

/** Halves of characters too. */
const codeUnits = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

export const oddNames = fc.constantFrom(...names);
export const oddTexts = fc.constantFrom(...texts);
export const oddUnits = fc.constantFrom(...units);
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, ...numbers),
  oddTexts,
  fc.constantFrom(...containers),
  fc.string({ unit: codeUnits, maxLength: 20 }),
);
