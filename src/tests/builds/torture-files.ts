import { exampleTask } from '#lint/examples/example-task.ts';

/** Values as a file may write them; most are not JSON, and parsers differ over the others. */
const numbers = [
  ...['-', '+1', '.5', '-.5', '1.', '1.e1', '1e', '1e+', '1ee2', '0.1.2', '00', '-01', '0x1F'],
  ...['1_000', '1,000', '１', '1a', '--1', '- 1', '1 000', 'NaN', 'Infinity', '-Infinity'],
  ...['-0', '0e0', '1E+2', '1e400', '-1e400', '1e-400', '9007199254740993', '9'.repeat(400)],
  `0.${'3'.repeat(400)}`,
];
const strings = [
  ...['"', '"a', "'a'", '`a`', '"\\', '"\\"', '"\\x41"', '"\\u12"', '"\\u{41}"', '"\\U0041"'],
  ...['"\\a"', '"\\0"', '"\ta"', '"\na"', '"\u0000"', '"\u001f"', '“a”', '"a" "b"', '"\\u0000"'],
  ...['"\\ud800"', '"\\udc00"', '"\\udc00\\ud800"', '"\\ud83d\\ude00"', '"\\uffff"', '"\\ufeff"'],
  ...['"\u007f"', '"\u2028"', '"\u202e"', '"\u{10ffff}"', '"\\/"', `"${'\\u0041'.repeat(1000)}"`],
];
const words = ['true', 'null', 'nul', 'True', 'TRUE', 'None', 'undefined', 'tru', 'nulls', 'a'];
const arrays = [
  ...['[', ']', '[]', '[1', '[1,', '[,]', '[1,]', '[,1]', '[1 2]', '[1,,2]', '[1]]', '[[1]', '{]'],
  ...['[1;2]', '(1)', '<1>', '[a]', '[1:2]', '[...]', '[*]', '["a":1]', '['.repeat(50_000)],
  `${'['.repeat(300)}${']'.repeat(300)}`,
];
const objects = [
  ...['{', '}', '{}', '{"a"', '{"a"}', '{"a":', '{"a":}', '{"a" 1}', '{a:1}', "{'a':1}", '{1:1}'],
  ...['{null:1}', '{,}', '{"a":1,}', '{,"a":1}', '{"a":1 "b":2}', '{"a":1;"b":2}', '{:1}', '{[]}'],
  ...['{"a":1}}', '{{}}', '{"a":1,"a":2}', '{"":1}', '{"__proto__":{"a":1}}'],
  ...['{"\\u0061":1,"a":2}', '{"constructor":1,"toString":2}', '{"\\ud800":1}', '{"a":/*b*/1}'],
  ...['{"a":1}//b', '{"a":1}#b'],
  `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
];
const blanks = ['', ' ', '\n', '\u000b', '\f', '\u00a0', '\u2060', '\u{feff}', '\u{feff}\u{feff}'];
const rawValues = [...numbers, ...strings, ...words, ...arrays, ...objects, ...blanks];

const text = JSON.stringify(exampleTask({ id: 'encoded', instruction: 'Save the page as PDF ü.' }));
const utf16 = Buffer.from(text, 'utf16le');
const encodings: Readonly<Record<string, Uint8Array>> = {
  'latin-1': Buffer.from(text, 'latin1'),
  'utf-8-cut': Buffer.from(text).subarray(0, Buffer.from(text).indexOf(0xc3) + 1),
  'utf-8-overlong': Buffer.from([0x22, 0xc0, 0xaf, 0x22]),
  'utf-8-surrogate': Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]),
  'utf-8-too-high': Buffer.from([0x22, 0xf4, 0x90, 0x80, 0x80, 0x22]),
  'utf-16-little': utf16,
  'utf-16-little-mark': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
  'utf-16-big-mark': Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
  'utf-16-odd': Buffer.concat([Buffer.from([0xff, 0xfe]), utf16.subarray(0, -1)]),
  'utf-32-mark': Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0, 0x7d, 0, 0, 0]),
  zeros: Buffer.alloc(10_000),
  bytes: Buffer.from(Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 256)),
  'two-files': Buffer.from(`${text}\n${text}`),
  csv: Buffer.from('id,instruction\n1,"Save it"\n'),
  html: Buffer.from('<!doctype html><title>Not found</title>'),
  yaml: Buffer.from('id: a\ninstruction: Save it.\n'),
};

/**
 * Files that parsers of JSON differ over: each value as the whole of a file, as a field of a task,
 * and as a part of its evaluator; and texts in other encodings or of other formats.
 *
 * @returns contents by path
 */
export function listTortureFiles(): Map<string, string | Uint8Array> {
  const places: Readonly<Record<string, (value: string) => string>> = {
    whole: (value) => value,
    field: (value) => `{"instruction":${value},"config":[],"related_apps":["os"]}`,
    option: (value) =>
      `{"instruction":"Save it.","evaluator":{"func":"exact_match","options":{"o":${value}}}}`,
  };
  const values = Object.entries(places).flatMap(([place, write]) =>
    rawValues.map((value, index) => [`${place}/${index}.json`, write(value)] as const),
  );
  const files = Object.entries(encodings).map(([name, bytes]) => [`${name}.json`, bytes] as const);
  return new Map<string, string | Uint8Array>([...values, ...files]);
}

/** What has a meaning to browsers, shells, templates, spreadsheets, terminals or file systems. */
const payloads = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'-alert(1)-'", '</title><b>'],
  ...['<svg/onload=alert(1)>', '</script><script>alert(1)</script>', '<!--', '-->', ']]>'],
  ...['<![CDATA[', 'javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x'],
  ...['&lt;b&gt;', '{{7*7}}', '${7*7}', '<%= 1 %>', '{% raw %}', '#{1}'],
  ...['[a](javascript:alert(1))', '![a](x)', '$(touch x)', '`touch x`', '; touch x', '| touch x'],
  ...['&& touch x', '%0a', '\r\nX-A: b', '$&$1', '../../../etc/passwd', '..\\..\\x', '/etc/passwd'],
  ...['C:\\x', 'file:///etc/passwd', '%2e%2e%2f', '=1+1', '@SUM(1)', '+1', '-1', '\u001b[31m'],
  ...['\u001b]8;;x\u0007', 'a\u0007', '\u202Eabc', '\u0000', '__proto__', 'constructor'],
  ...['toString', 'hasOwnProperty', 'then', '//example.org', 'http://[::1'],
  ...['https://user:secret@example.org/', 'https://example.org/\u0000'],
  ...['\\frac{1}{2} % $ # _ & ~ ^', '@misc{x,}', 'TY  - JOUR', "' OR 1=1 --", '\u2028'],
  ...['a'.repeat(5000), '\u0300'.repeat(500)],
];

/** Tasks with a payload in place of each string, and as a further key of each object. */
export function listPayloadTasks(): object[] {
  const file = { type: 'vm_file', path: '/home/user/a.csv', dest: 'a.csv' };
  const whole = exampleTask({
    config: [
      { type: 'download', parameters: { files: [{ url: 'https://example.org/a', path: 'a' }] } },
      { type: 'launch', parameters: { command: ['google-chrome', '--new-window'] } },
    ],
    evaluator: {
      func: ['compare_csv', 'exact_match'],
      result: [file, { type: 'vm_command_line', command: ['cat', 'a'] }],
      expected: [
        { type: 'cloud_file', path: 'https://example.org/b', dest: 'b' },
        { type: 'rule', rules: { expected: 'a' } },
      ],
      options: [{ strict: true }, {}],
    },
  });
  return payloads.map((payload, index) => ({
    ...(replaceStrings(whole, payload) as object),
    id: `payload-${index}`,
  }));
}

function replaceStrings(value: unknown, payload: string): unknown {
  if (typeof value === 'string') return payload;
  if (Array.isArray(value)) return value.map((item: unknown) => replaceStrings(item, payload));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, part]: [string, unknown]) => {
    // The names of functions decide what is read of the rest.
    const isName = key === 'type' || key === 'func';
    return [key, isName ? part : replaceStrings(part, payload)];
  });
  return Object.fromEntries([...fields, [payload, payload]]) as object;
}
