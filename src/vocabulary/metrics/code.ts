import { choice, offByDefault, onByDefault, required } from '../contract/fields.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparedFiles, machineFile, referenceFile, ruleSet } from '../contract/example-sources.ts';
import { ignoreCase } from './ignore-case.ts';

export const codeMetrics = [
  ...defineMetrics('code editor', {
    compare_text_file: {
      summary: 'Passes when two text files have the same content.',
      verdict: '{result|text file} has the same content as {expected}',
      compares: { kind: 'equal files' },
      ...comparedFiles('/home/user/Documents/notes.txt', 'a text file'),
      options: {
        ignore_blanks: offByDefault(
          'Whether several spaces or line breaks in a row count as one space.',
          'ignoring the amount of white space',
        ),
        ignore_case: ignoreCase,
      },
      otherOptions: true,
    },
    compare_config: {
      summary: 'Passes when a settings file has the expected content.',
      verdict: 'the content of {result|settings file} is {rules.expected|text}',
      result: machineFile('/home/user/.config/editor/settings.json', 'a settings file'),
      ...ruleSet({
        expected: required('string', 'The whole text of the file.', '{"editor.fontSize": 15}\n'),
      }),
      ruleLabels: { expected: 'the text' },
      options: {
        containment_ok: onByDefault(
          'Whether the file may contain more than the expected content.',
          'or contains it',
        ),
      },
      otherOptions: true,
    },
    compare_answer: {
      summary: 'Passes when a string is exactly the expected one.',
      verdict: '{result} is {rules.expected|text}',
      result: {
        accepts: 'a string, such as the output of a command',
        example: { type: 'vm_command_line', command: ['printenv', 'EDITOR'] },
      },
      ...ruleSet({
        expected: required(
          'string',
          'The text; the output of a command usually ends with a line feed.',
          'nano\n',
        ),
      }),
      ruleLabels: { expected: 'equals' },
      options: {},
      otherOptions: true,
    },
    compare_result_files: {
      summary: 'Passes when two files contain the same text or the same number.',
      verdict: '{result|text file} contains the same text or number as {expected}',
      notes: [
        'Blanks around the content do not count.',
        'When a number is expected, the result passes if that number occurs anywhere in it.',
      ],
      compares: { kind: 'equal files' },
      ...comparedFiles('/home/user/Documents/total.txt', 'a text file'),
      options: {},
    },
    is_extension_installed: {
      summary: 'Passes when a list of extensions contains a given one, or does not contain it.',
      verdict: ['{result} {rules.type} {rules.expected}', '{result} is as expected'],
      result: {
        accepts: 'the output of a command that lists the extensions',
        example: { type: 'vm_command_line', command: ['code-editor', '--list-extensions'] },
      },
      ...ruleSet({
        type: choice(
          ['contain', 'not_contain'],
          'Whether the extension must be there or must not.',
          { contain: 'contains', not_contain: 'does not contain' },
        ),
        expected: required('string', 'The identifier of the extension.', 'example.spell-checker'),
      }),
      ruleLabels: {
        type: {
          says: 'the output',
          words: { contain: 'contains', not_contain: 'does not contain' },
        },
        expected: 'this text',
      },
      options: {},
      otherOptions: true,
    },
    check_json_settings: {
      summary: 'Passes when a JSON settings file has each expected setting with its value.',
      verdict: '{result|settings file} has {rules.expected|setting}',
      notes: ['The file may contain other settings too.'],
      result: machineFile('/home/user/.config/editor/settings.json', 'a JSON settings file'),
      ...ruleSet({
        expected: required('object', 'The settings by name.', { 'editor.tabSize': 2 }),
      }),
      ruleLabels: { expected: { says: 'has these settings', rows: ['setting', 'must be'] } },
      options: {},
      otherOptions: true,
    },
    check_json_keybindings: {
      summary:
        'Passes when a list of key bindings contains the expected one, equal in every field.',
      verdict: '{result|file} has the key binding with {rules.expected|value}',
      result: machineFile('/home/user/.config/editor/keybindings.json', 'a JSON array of bindings'),
      ...ruleSet({
        expected: required('object', 'The key binding, just as the file has it.', {
          key: 'ctrl+alt+d',
          command: 'editor.action.copyLinesDownAction',
        }),
      }),
      ruleLabels: {
        expected: { says: 'has this key binding', rows: ['field', 'must be'] },
      },
      options: {},
      otherOptions: true,
    },
    check_python_file_by_test_suite: {
      summary: 'Passes when a test that is given as a Python file succeeds on the fetched files.',
      verdict: [
        'the test in {expected|Python file} succeeds in a folder with {result.dest|file}',
        'the test in {expected|Python file} succeeds in a folder with {result|file|and}',
      ],
      notes: [
        'The test runs where the evaluation runs and finds the fetched files in its own folder.',
        'A test that returns a number from 0 to 1 gives that score.',
      ],
      result: {
        accepts: 'the files to test',
        example: {
          type: 'vm_file',
          path: ['/home/user/project/main.py', '/home/user/project/board.py'],
          dest: ['main.py', 'board.py'],
          multi: true,
        },
      },
      expected: referenceFile('board_test.py', 'a Python file with the test'),
      options: {
        test_function_name: {
          type: 'string',
          default: 'test',
          description: 'The function that is the test; "test" when left out.',
          wording: 'with the function {options.test_function_name} as the test',
        },
      },
      otherOptions: true,
      agentText: [{ does: 'imports', call: 'exec_module', of: 'expected' }],
    },
    check_python_file_by_gold_file: {
      summary: 'Does nothing yet; meant to compare Python files with a reference.',
      notes: ['It returns no score, so no task should rely on it.'],
      ...comparedFiles('/home/user/project/main.py', 'a Python file'),
      options: {},
      otherOptions: true,
    },
    check_html_background_image: {
      summary: 'Passes when a style sheet inside an HTML file sets a given background image.',
      verdict: [
        'a style sheet in {result|HTML file} sets {rules.value|background image}',
        'a style sheet in {result|HTML file} sets the expected background image',
      ],
      notes: [
        'The address must be in single quotes in the file.',
        'Without rules there is no image to look for, so every task needs them.',
      ],
      result: machineFile('/home/user/site/index.html', 'an HTML file'),
      ...ruleSet({
        value: required(
          'string',
          'The address of the image, as the style sheet writes it.',
          'harbour.png',
        ),
      }),
      expected: { accepts: 'rules', required: false },
      ruleLabels: { value: 'the image is' },
      options: {},
    },
    compare_zip_files: {
      summary: 'Passes when two ZIP archives contain the same files with the same content.',
      verdict: '{result|ZIP archive} contains the same files with the same content as {expected}',
      notes: ['PDFs in them are compared by their text, which may differ a little.'],
      compares: { kind: 'equal files' },
      ...comparedFiles('/home/user/Documents/handout.zip', 'a ZIP archive'),
      options: {},
      otherOptions: true,
    },
  }),
];
