import { offByDefault, required, withDefault } from '../contract/fields.ts';
import type { Fields } from '../contract/contract.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparisonMethods } from './comparison-methods.ts';
import { comparedFiles, machineFile, referenceFile, ruleSet } from '../contract/example-sources.ts';
import { ignoreCase } from './ignore-case.ts';

/** What a value of a JSON file must meet. */
const condition: Fields = {
  key: required('array', 'The path to the value: names of fields, and indexes of elements.', [
    'window',
    'theme',
  ]),
  method: {
    type: 'string',
    required: true,
    values: comparisonMethods,
    description:
      'How the value is compared: "re" with a pattern, "approx:" with the greatest difference.',
    example: 'eq',
  },
  ref: { required: true, description: 'What the value is compared with.', example: 'dark' },
};

export const generalMetrics = defineMetrics('general', {
  check_csv: {
    summary: 'Passes when a CSV file contains all the expected rows and none of the unwanted ones.',
    verdict: [
      '{result|CSV file} contains {rules.expect|row}, but not {rules.unexpect|unwanted row|any}',
      '{result|CSV file} contains {rules.expect|row}',
      '{result|CSV file} does not contain {rules.unexpect|row|any}',
      '{result|CSV file} contains the expected rows and none of the unwanted ones',
    ],
    notes: ['The first line of the file must name the columns.'],
    compares: { kind: 'contains rows', all: 'expect', none: 'unexpect' },
    result: machineFile('/home/user/Documents/orders.csv', 'a CSV file'),
    ...ruleSet({
      expect: withDefault(
        'array of object',
        [],
        'Rows that must be there, each given by some of its cells: text by the name of the column.',
        [{ item: 'Lantern', amount: '12' }],
      ),
      unexpect: withDefault(
        'array of object',
        [],
        'Rows of the same shape that must not be there.',
        [{ item: 'Candle' }],
      ),
    }),
    ruleLabels: { expect: 'has rows with these cells', unexpect: 'has no row with these cells' },
    options: {},
  },
  check_accessibility_tree: {
    summary: 'Passes when all the described elements are in the accessibility tree.',
    verdict: 'the controls on the screen include {rules|element}',
    notes: [
      'Each rule names elements with "selectors", an array of CSS selectors of which one must match, or with "xpath", and may ask for their "text".',
      'The text must be equal; with "exact": false, its similarity becomes the score.',
    ],
    result: { accepts: 'the accessibility tree', example: { type: 'accessibility_tree' } },
    expected: {
      accepts: 'rules: an array of objects that describe elements',
      example: {
        type: 'rule',
        rules: [{ xpath: "//push-button[@name='Send']" }],
      },
    },
    ruleLabels: { rules: 'these elements are there' },
    options: {
      osname: withDefault(
        'string',
        'ubuntu',
        'The system whose names the rules use: "ubuntu", "windows" or "macos".',
      ),
    },
  },
  run_sqlite3: {
    summary: 'Scores a database by a query: the first value of its first row is the score.',
    verdict: '{result|SQLite database} returns 1 for {rules.sql|query}',
    result: machineFile('/home/user/Documents/library.sqlite', 'an SQLite database'),
    ...ruleSet({
      sql: required(
        'string',
        'The query; it should return 1 for a pass and 0 for a failure.',
        "SELECT COUNT(*) = 1 FROM books WHERE title = 'Tides'",
      ),
    }),
    ruleLabels: { sql: 'the query returns 1' },
    options: {},
  },
  check_json: {
    summary: 'Passes when values in a JSON or YAML file meet conditions.',
    verdict: [
      '{result|file} meets {rules.expect|condition}, but not {rules.unexpect|unwanted condition|any}',
      '{result|file} meets {rules.expect|condition}',
      '{result|file} does not meet {rules.unexpect|condition|any}',
      '{result|file} meets the expected conditions',
    ],
    result: machineFile('/home/user/.config/player/settings.json', 'a JSON or YAML file'),
    ...ruleSet({
      expect: {
        type: 'array of object',
        default: [],
        description: 'Conditions that must all be met; a missing value fails.',
        example: [{ key: ['window', 'theme'], method: 'eq', ref: 'dark' }],
        fields: condition,
      },
      unexpect: {
        type: 'array of object',
        default: [],
        description: 'Conditions of the same shape, none of which may be met.',
        example: [{ key: ['window', 'title'], method: 're', ref: 'draft' }],
        fields: condition,
      },
    }),
    ruleLabels: { expect: 'all of these are met', unexpect: 'none of these is met' },
    options: {
      is_yaml: offByDefault('Whether the file is YAML instead of JSON.', 'read as YAML'),
    },
  },
  check_list: {
    summary:
      'Passes when each expected pattern is found in some line of a text file and no unwanted one in any.',
    verdict: [
      '{result|text file} has lines that match {rules.expect|pattern} and none that matches {rules.unexpect|unwanted pattern|any}',
      '{result|text file} has lines that match {rules.expect|pattern}',
      '{result|text file} has no line that matches {rules.unexpect|pattern|any}',
      '{result|text file} has lines of the expected patterns and none of the unwanted ones',
    ],
    compares: { kind: 'matches lines', all: 'expect', none: 'unexpect' },
    result: machineFile('/home/user/Documents/packages.txt', 'a text file'),
    ...ruleSet({
      expect: withDefault(
        'array of string',
        [],
        'Regular expressions; each must be found in at least one line.',
        ['^lantern-\\d+'],
      ),
      unexpect: withDefault(
        'array of string',
        [],
        'Regular expressions that must not be found in any line.',
        ['error'],
      ),
    }),
    ruleLabels: {
      expect: 'some line matches each regular expression',
      unexpect: 'no line matches any regular expression',
    },
    options: {},
  },
  exact_match: {
    summary: 'Passes when what was fetched equals the expected value.',
    verdict: '{result} is {rules.expected}',
    notes: ['The output of a command usually ends with a line feed, which is compared too.'],
    compares: { kind: 'equal value', value: 'expected' },
    result: {
      accepts: 'any value, often the output of a command',
      example: { type: 'vm_command_line', command: ['cat', '/home/user/Documents/answer.txt'] },
    },
    ...ruleSet({
      expected: required('any', 'The value, of the same kind as what is fetched.', 'Lisbon\n'),
    }),
    ruleLabels: { expected: 'equals' },
    options: {},
  },
  match_in_list: {
    summary: 'Passes when what was fetched equals one of several values.',
    verdict: '{result} is {rules.expected|value|or}',
    compares: { kind: 'one of', values: 'expected' },
    result: { accepts: 'a value, often a string', example: { type: 'default_search_engine' } },
    ...ruleSet({
      expected: required('array', 'The values that are right.', ['Example', 'Example Search']),
    }),
    ruleLabels: { expected: 'is one of' },
    options: {},
  },
  is_in_list: {
    summary: 'Passes when the expected string is one of those fetched.',
    verdict: ['{rules.expected} is among {result}', 'the expected string is among {result}'],
    result: {
      accepts: 'a list of strings',
      example: { type: 'find_unpacked_extension_path' },
    },
    ...ruleSet({
      expected: required(
        'string',
        'The string to look up in the list.',
        '/home/user/Desktop/tab-counter',
      ),
    }),
    ruleLabels: { expected: 'the list includes' },
    options: {},
  },
  fuzzy_match: {
    summary:
      'Gives a partial score, from 0 to 1, for how similar the fetched string and the expected one are.',
    verdict: '{result} is {rules.expected|text}, with a partial score for similar text',
    result: {
      accepts: 'a string',
      example: { type: 'vm_command_line', command: ['cat', '/home/user/Documents/answer.txt'] },
    },
    ...ruleSet({
      expected: required('string', 'The string to compare with.', 'The ferry leaves at noon.\n'),
    }),
    ruleLabels: { expected: 'resembles' },
    options: {},
  },
  check_include_exclude: {
    summary: 'Passes when a string contains all of some strings and none of others.',
    verdict: [
      '{result} contains {rules.include|string}, but not {rules.exclude|unwanted string|any}',
      '{result} contains {rules.include|string}',
      '{result} does not contain {rules.exclude|string|any}',
      '{result} contains the expected strings and none of the unwanted ones',
    ],
    notes: ['The strings are taken literally, and upper and lower case differ.'],
    compares: { kind: 'contains strings', all: 'include', none: 'exclude' },
    result: {
      accepts: 'a string, often the output of a command',
      example: { type: 'vm_command_line', command: ['ls', '/home/user/Documents'] },
    },
    ...ruleSet({
      include: withDefault('array of string', [], 'Strings that must all occur.', ['report.docx']),
      exclude: withDefault('array of string', [], 'Strings that must not occur.', ['draft.docx']),
    }),
    ruleLabels: { include: 'includes', exclude: 'excludes' },
    options: {},
  },
  check_direct_json_object: {
    summary: 'Passes when an object has the expected values; keys not asked for do not count.',
    verdict: [
      '{result} is {rules.expected.<key>}',
      '{result} has {rules.expected|value}',
      '{result} has the same value as {expected}',
    ],
    notes: [
      'A string is parsed as JSON after each single quote in it has become a double one, so an apostrophe makes it fail.',
    ],
    compares: { kind: 'equal entries', values: 'expected', part: 'expect_in_result' },
    result: {
      accepts: 'an object, or a string of JSON',
      example: { type: 'active_tab_url_parse', parse_keys: ['from', 'to'] },
    },
    ...ruleSet({
      expected: required('object', 'The expected values by key.', { from: 'Lisbon', to: 'Porto' }),
      expect_in_result: offByDefault(
        'Whether it is enough that a value contains the expected string, or, where an array is expected, one of its elements.',
        'where it is enough that a value contains the expected one',
      ),
    }),
    ruleLabels: {
      expected: { says: 'has these entries', rows: ['entry', 'must be'] },
      expect_in_result: {
        says: 'values',
        words: { true: 'need only include what is expected', false: 'must be equal' },
      },
    },
    options: {},
  },
  compare_time_in_speedtest_results: {
    summary:
      'Passes when the first result in a CSV file of network speed tests was taken shortly before or after the evaluation.',
    verdict:
      'the first speed test in {result|CSV file} was taken shortly before or after the evaluation',
    notes: [
      'The time of day is at the end of the second column, in hours and minutes; the date does not count.',
    ],
    result: machineFile('/home/user/Documents/speedtest.csv', 'a CSV file of speed test results'),
    expected: {
      accepts: 'the greatest difference in minutes, as a string',
      example: { type: 'time_diff_range', diff_range_in_minutes: '60' },
    },
    options: {},
  },
  is_included_all_json_objects: {
    summary: 'Passes when one JSON file contains all entries of another, with the same values.',
    verdict: 'every entry of {result|JSON file} is in {expected|JSON file}',
    notes: [
      'The sides are swapped: the entries of the file under "result" are looked up in the file under "expected".',
    ],
    result: referenceFile('contacts_expected.json', 'a JSON file with the entries to look up'),
    expected: machineFile('/home/user/Documents/contacts.json', 'the JSON file to look in'),
    options: {},
  },
  is_gold_text_included_in_pdf: {
    summary: 'Passes when a PDF contains all the strings that a reference lists.',
    verdict: '{result|PDF} contains all the strings that {expected} lists',
    result: machineFile('/home/user/Documents/ticket.pdf', 'a PDF'),
    expected: referenceFile(
      'ticket_expected.json',
      'a JSON object whose values are the strings to look for',
    ),
    options: {},
  },
  check_line_number: {
    summary:
      'Passes when the expected number of lines in a text file contain a time of day with seconds, such as 09:41:00.',
    verdict: [
      'the number of lines with a time of day in {result|text file} is {rules.expected}',
      '{result|text file} has the expected number of lines with a time of day',
    ],
    result: machineFile('/home/user/Documents/load.txt', 'a text file'),
    ...ruleSet({
      expected: required(['string', 'integer'], 'How many lines there must be.', '12'),
    }),
    ruleLabels: { expected: 'the number of such lines is' },
    options: {},
  },
  file_contains: {
    summary: 'Passes when a text file contains all the expected strings.',
    verdict: '{result|text file} contains {rules.expected|string}',
    compares: { kind: 'contains each string', all: 'expected' },
    result: machineFile('/home/user/Documents/minutes.txt', 'a text file'),
    ...ruleSet({
      expected: required('array of string', 'The strings, taken literally.', [
        'Attendees',
        'Decisions',
      ]),
    }),
    ruleLabels: { expected: 'includes' },
    options: {},
  },
  compare_terminal_and_txt: {
    summary: 'Passes when the content of a text file equals what a terminal shows.',
    verdict: '{result|text file} has the same text as {expected}',
    result: machineFile('/home/user/Documents/session.txt', 'a text file'),
    expected: { accepts: 'the text in a terminal', example: { type: 'vm_terminal_output' } },
    options: {},
  },
  fuzzy_place_math: {
    summary:
      'Gives a partial score for how closely the places written in a text document resemble the expected ones.',
    verdict:
      'every place in {result|text document} is {rules.expected|place|or}, with a partial score for similar names',
    result: machineFile('/home/user/Documents/places.docx', 'a text document'),
    ...ruleSet({
      expected: required(
        'array of string',
        'All the places, or spellings of them, that are right.',
        ['Harbour Street 12', 'Lighthouse Lane 3'],
      ),
    }),
    ruleLabels: { expected: 'the right places' },
    options: {},
  },
  compare_python_pure_text: {
    summary:
      'Passes when a program reads the same as a reference, except for empty lines and spaces at the ends of lines.',
    verdict:
      '{result|program} reads the same as {expected}, except for empty lines, spaces at the ends of lines and tabs',
    notes: [
      'A tab counts as the spaces up to the next multiple of four; other spaces count.',
      'A line at the top that names the interpreter or the encoding does not count.',
    ],
    ...comparedFiles('/home/user/Documents/report.py', 'a program'),
    options: {},
  },
  diff_text_file: {
    summary:
      'Gives a partial score, from 0 to 1, for how similar two text files are, compared line by line.',
    verdict:
      '{result|text file} has the same lines as {expected}, with a partial score for similar content',
    compares: { kind: 'equal files' },
    ...comparedFiles('/home/user/Documents/poem.txt', 'a text file'),
    options: {},
  },
  literal_match: {
    summary: 'Passes when what was fetched equals a value that is given or fetched too.',
    verdict: ['{result} equals {rules}', '{result} equals {expected}'],
    notes: ['Numbers and the like are compared by the way they are written.'],
    result: {
      accepts: 'a string or a list',
      example: {
        type: 'content_from_vm_file',
        path: '/home/user/Documents/orders.xlsx',
        file_type: 'xlsx',
        file_content: 'last_row',
      },
    },
    expected: {
      accepts: 'a string or a list',
      example: { type: 'rule', rules: ['Lantern', '12'] },
    },
    ruleLabels: { rules: 'equals' },
    options: {
      ignore_case: ignoreCase,
      type: {
        type: 'string',
        default: 'str',
        values: ['str', 'list'],
        description: 'Whether strings or lists are compared.',
        example: 'list',
      },
    },
    otherOptions: true,
  },
});
