import { expect, test } from 'vitest';
import { commandOutput, executeStep, ruleSource } from '#lint/examples/example-parts.ts';
import { listShortcuts } from '../examples/list-shortcuts.ts';

const check = (result: object, rules: object) => ({
  evaluator: { func: 'our_metric', result, expected: ruleSource({ ...rules }) },
});
const asks = (command: readonly string[], rules: object) => check(commandOutput(command), rules);
const reads = (path: string, rules: object) => check({ type: 'our_text', path }, rules);
const writes = (path: string, text: string) => ({ type: 'our_write', parameters: { path, text } });
const editor = ['git', 'config', '--global', 'core.editor'];

test.for<[string, readonly object[], object]>([
  [
    'a setting',
    [executeStep([...editor, 'vim'])],
    asks(['git', 'config', '--global', '--get', 'core.editor'], { value: 'vim' }),
  ],
  [
    'a service of the user',
    [executeStep(['systemctl', '--user', 'enable', 'sync.timer'])],
    asks(['systemctl', '--user', 'is-enabled', 'sync.timer'], { value: 'enabled' }),
  ],
  [
    'services that run on',
    [executeStep(['sudo', 'loginctl', 'enable-linger', 'ada'])],
    asks(['loginctl', 'show-user', 'ada', '-p', 'Linger'], { words: ['Linger=yes'] }),
  ],
  [
    'the text of a file',
    [writes('/home/user/port.txt', '8080\n')],
    reads('/home/user/port.txt', { text: '8080' }),
  ],
  [
    'words of a file',
    [writes('~/app.ini', '[net]\nport=8080\n')],
    reads('/home/user/app.ini', { words: ['port=8080'], not_there: ['port=80\n'] }),
  ],
  [
    'a setting in a file',
    [writes('/home/user/.app/prefs.js', 'pref("ui.tips", false);\npref("ui.sound", true);\n')],
    reads('/home/user/.app/prefs.js', { name: 'ui.tips', value: 'false' }),
  ],
])('finds that setup makes %s', ([, config, fields]) => {
  expect(listShortcuts('already-so', { config, ...fields })).toEqual([
    expect.stringMatching(/^likely made by setup evaluator\/result/),
  ]);
});

test.for<[string, readonly object[], object]>([
  [
    'another value',
    [executeStep([...editor, 'nano'])],
    asks(['git', 'config', '--global', '--get', 'core.editor'], { value: 'vim' }),
  ],
  [
    'a service of the system',
    [executeStep(['systemctl', 'enable', 'sync.timer'])],
    asks(['systemctl', '--user', 'is-enabled', 'sync.timer'], { value: 'enabled' }),
  ],
  [
    'a text that a later step changes',
    [writes('/home/user/port.txt', '8080'), executeStep(['truncate', '-s', '0', '~/port.txt'])],
    reads('/home/user/port.txt', { text: '8080' }),
  ],
  [
    'a setting with another value',
    [writes('/home/user/.app/prefs.js', 'pref("ui.tips", true);\npref("ui.sound", false);\n')],
    reads('/home/user/.app/prefs.js', { name: 'ui.tips', value: 'false' }),
  ],
  [
    'a setting whose name only begins so',
    [writes('/home/user/.app/prefs.js', 'pref("ui.tips.late", false);\n')],
    reads('/home/user/.app/prefs.js', { name: 'ui.tips', value: 'false' }),
  ],
])('finds nothing where setup makes %s', ([, config, fields]) => {
  expect(listShortcuts('already-so', { config, ...fields })).toEqual([]);
});

const asksDefault = (value: boolean, keys: object) =>
  check({ type: 'our_setting', default: true, ...keys }, { value });

test.for<[string, readonly object[], object, number]>([
  ['the value that is asked for', [], asksDefault(true, { key: 'tips.shown' }), 1],
  ['another value', [], asksDefault(false, { key: 'tips.shown' }), 0],
  [
    'a value that setup changes',
    [writes('/home/user/.app/settings', 'shown=no')],
    asksDefault(true, { key: 'tips.shown' }),
    0,
  ],
])('reads the default of a getter: %s', ([, config, fields, count]) => {
  const place = 'likely default of the machine evaluator/result/default';
  expect(listShortcuts('already-so', { config, ...fields })).toEqual(
    Array.from({ length: count }, () => place),
  );
});

const notes = '/home/user/notes.md';

test.for<[string, string, object, readonly string[]]>([
  [
    'forbids words of a file',
    'Remove all remarks in brackets from the notes.',
    reads(notes, { forbidden: ['[later]'] }),
    ['likely empty output passes evaluator/expected/rules/forbidden'],
  ],
  [
    'forbids words of a file that is to be emptied',
    'Empty the file notes.md.',
    reads(notes, { forbidden: ['[later]'] }),
    [],
  ],
  [
    'forbids and demands words',
    'Remove all remarks in brackets from the notes.',
    reads(notes, { words: ['Monday'], forbidden: ['[later]'] }),
    [],
  ],
  ['has a switch', 'Tidy the notes.', reads(notes, { no_remarks: true }), []],
  [
    'demands a digit of a file',
    'How many bikes are sold? Write it into notes.md.',
    reads(notes, { words: ['4'] }),
    ['likely short text passes evaluator/expected/rules/words'],
  ],
  [
    'demands a number of a file',
    'How many bikes are sold? Write it into notes.md.',
    reads(notes, { words: ['418'] }),
    [],
  ],
])('looks at a metric of the project that %s', ([, instruction, fields, found]) => {
  expect(listShortcuts('nothing-asked', { instruction, ...fields })).toEqual(found);
});

const present = (func: string, more: object = {}) => ({
  instruction: 'Export the plan as a PDF called plan.pdf.',
  evaluator: {
    func,
    result: { type: 'vm_file', path: '/home/user/plan.pdf', dest: 'plan.pdf' },
    ...more,
  },
});

test.for<[string, object, readonly string[]]>([
  [
    'asks only whether a file is there',
    present('our_file_exists'),
    ['likely any file passes evaluator/result'],
  ],
  [
    'is given what to compare it with',
    present('our_file_exists', { expected: ruleSource({ pages: 4 }) }),
    [],
  ],
  ['may read it', present('our_plan_is_right'), []],
])('takes a metric by its name that %s', ([, fields, found]) => {
  expect(listShortcuts('nothing-asked', fields)).toEqual(found);
});

const typed = ['certain typed text evaluator/result'];

test.for<[string, object, readonly string[]]>([
  ['of a shell', { type: 'our_bash_history' }, typed],
  ['of a browser', { type: 'our_history' }, []],
])('takes a getter by its name for the history %s', ([, result, found]) => {
  const evaluator = {
    func: 'check_include_exclude',
    result,
    expected: ruleSource({ include: ['tar -xf'], exclude: [] }),
  };
  expect(listShortcuts('agents-word', { instruction: 'Unpack it.', evaluator })).toEqual(found);
});
