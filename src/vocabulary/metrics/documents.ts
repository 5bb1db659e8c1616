import { choice, offByDefault, onByDefault, required, withDefault } from '../contract/fields.ts';
import type { Fields } from '../contract/contract.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparedFiles, machineFile, referenceFile, ruleSet } from '../contract/example-sources.ts';
import { ignoreCase } from './ignore-case.ts';

const document = machineFile('/home/user/Documents/report.docx', 'a text document');
const comparedDocuments = comparedFiles('/home/user/Documents/report.docx', 'a text document');

const textOptions: Fields = {
  content_only: offByDefault(
    'Whether the two texts are scored as a whole, by their similarity.',
    'with a partial score for similar text',
  ),
  delete_empty_lines: offByDefault(
    'Whether empty paragraphs are left out.',
    'ignoring empty paragraphs',
  ),
  fuzzy_match: offByDefault(
    'Whether similar paragraphs get a partial score, instead of all or nothing.',
    'with a partial score for similar text',
  ),
  ignore_blanks: onByDefault('Whether several spaces or line breaks in a row count as one space.', {
    false: 'counting every space',
  }),
  ignore_case: ignoreCase,
  ignore_order: offByDefault(
    'Whether the paragraphs may be in another order.',
    'with the paragraphs in any order',
  ),
};

export const documentsMetrics = [
  ...defineMetrics('word-processor documents', {
    compare_font_names: {
      summary: 'Passes when all paragraphs of a text document are set in one given font.',
      verdict: 'all paragraphs of {result|text document} are set in {rules.font_name|font}',
      notes: ['Only a font set on the text itself counts, not one that comes from a style.'],
      result: document,
      ...ruleSet({
        font_name: required('string', 'The name of the font.', 'Liberation Serif'),
      }),
      ruleLabels: { font_name: 'every paragraph is set in' },
      options: {},
    },
    compare_subscript_contains: {
      summary:
        'Passes when two text documents have subscript text at the same place at least once.',
      verdict:
        '{result|text document} has subscript text at the same place as {expected} at least once',
      ...comparedDocuments,
      options: {},
    },
    has_page_numbers_in_footers: {
      summary: 'Passes when the footer of every section of a text document contains a number.',
      verdict: 'the footer of every section of {result|text document} contains a number',
      notes: ['It looks for a digit in the first paragraph of each footer.'],
      result: document,
      options: {},
    },
    compare_docx_lines: {
      summary: 'Passes when two text documents contain the same lines, in any order.',
      verdict: '{result|text document} contains the same lines as {expected}, in any order',
      notes: ['Empty lines, repeated lines and spaces at the ends of lines do not count.'],
      compares: { kind: 'equal files' },
      ...comparedDocuments,
      options: {},
    },
    evaluate_colored_words_in_tables: {
      summary:
        'Passes when the text is as expected and words in tables are red if they start with a vowel and blue if not.',
      verdict:
        '{result|text document} has the same text as {expected}, and words in its tables are red if they start with a vowel and blue if not',
      ...comparedDocuments,
      options: {
        threshold: withDefault(
          'number',
          3.5,
          'How far a colour may be from pure red or blue, as a perceived difference.',
        ),
      },
      otherOptions: true,
    },
    check_highlighted_words: {
      summary: 'Passes when the text is as expected and nothing is highlighted in yellow.',
      verdict:
        '{result|text document} has the same text as {expected}, and nothing in it is highlighted in yellow',
      notes: ['Both documents must be in the OpenDocument format.'],
      ...comparedFiles('/home/user/Documents/interview.odt', 'an OpenDocument text'),
      options: {},
    },
    evaluate_strike_through_last_paragraph: {
      summary:
        'Passes when the text is as expected and all of its last paragraph is struck through.',
      verdict:
        '{result|text document} has the same text as {expected}, and all of its last paragraph is struck through',
      ...comparedDocuments,
      options: {},
    },
    evaluate_conversion: {
      summary: 'Passes when no piece of text in a document, tables included, is all in capitals.',
      verdict: 'no piece of text in {result|text document} is all in capitals',
      result: document,
      options: {},
    },
    evaluate_spacing: {
      summary:
        'Passes when the first three paragraphs of a text document have the line spacings 1, 2 and 1.5.',
      verdict:
        'the first three paragraphs of {result|text document} have the line spacings 1, 2 and 1.5',
      result: document,
      options: {},
    },
    check_italic_font_size_14: {
      summary: 'Passes when the text is as expected and all italic text has a size of 14 points.',
      verdict:
        '{result|text document} has the same text as {expected}, and all its italic text has a size of 14 points',
      ...comparedDocuments,
      options: {},
    },
    evaluate_alignment: {
      summary:
        'Is meant to pass when the first three words of each sentence are set apart from the rest, but only looks at the words.',
      notes: [
        'Nearly every document passes; tab stops and alignment are better judged by "check_tabstops".',
      ],
      result: document,
      options: {},
    },
    get_unique_train_ids: {
      summary: 'Collects the distinct train numbers in a text document; it returns no verdict.',
      notes: ['It is a part of "check_no_duplicates" and of no use as the metric of a task.'],
      result: machineFile('/home/user/Documents/timetable.docx', 'a text document'),
      options: {},
    },
    check_no_duplicates: {
      summary:
        'Passes when a list of trains, cleaned up, names each train of the original exactly once.',
      verdict:
        '{expected|text document} names each train of {result|original text document} exactly once',
      notes: [
        'The original is the result side and the document of the agent the expected side.',
        'Only lines of four values with commas between them count; the second is the train number.',
      ],
      result: referenceFile('timetable_original.docx', 'the text document as it was'),
      expected: machineFile(
        '/home/user/Documents/timetable.docx',
        'the text document that the agent made',
      ),
      options: {},
    },
    compare_init_lines: {
      summary: 'Passes when two text documents start with the same paragraphs.',
      verdict: '{result|text document} starts with the same paragraphs as {expected}',
      notes: ['Paragraphs beyond the end of the shorter document do not count.'],
      ...comparedDocuments,
      options: {},
    },
    find_default_font: {
      summary: 'Passes when the word processor sets new documents in a given font.',
      verdict: 'the word processor sets new documents in {rules.font_name|font}',
      result: machineFile(
        '/home/user/.config/office/settings.xcu',
        'the settings of the office suite',
      ),
      ...ruleSet({
        font_name: required('string', 'The name of the default font.', 'Liberation Serif'),
      }),
      ruleLabels: { font_name: 'the default font is' },
      options: {},
    },
    contains_page_break: {
      summary: 'Passes when a text document has a given number of page breaks.',
      verdict: [
        'the number of page breaks in {result|text document} is {rules.page_break_count}',
        '{result|text document} has the expected number of page breaks',
      ],
      notes: ['A document without page breaks fails, even when none are expected.'],
      onceWithoutExpected: true,
      result: document,
      ...ruleSet({
        page_break_count: {
          type: 'integer',
          description: 'How many page breaks the document must have; without it, one or more.',
          example: 3,
        },
      }),
      ruleLabels: { page_break_count: 'the number of page breaks is' },
      options: {},
    },
    compare_docx_files: {
      summary: 'Passes when two text documents have the same text; how it looks does not matter.',
      verdict: '{result|text document} has the same text as {expected}',
      notes: [
        'Both files must be of the same kind, either .docx or .odt.',
        'Blanks and line breaks do not matter unless "ignore_blanks" is false.',
        'With "content_only" or "fuzzy_match" similar text gets a partial score.',
      ],
      compares: { kind: 'equal files' },
      ...comparedDocuments,
      options: textOptions,
      otherOptions: true,
    },
    compare_docx_tables: {
      summary:
        'Passes when two text documents have the same tables with the same text in each cell.',
      verdict:
        'the tables of {result|text document} have the same text in each cell as those of {expected}',
      compares: { kind: 'equal files' },
      ...comparedDocuments,
      options: {},
    },
    compare_line_spacing: {
      summary:
        'Passes when two text documents have the same text and the same line spacing in each paragraph.',
      verdict:
        '{result|text document} has the same text and line spacing as {expected}, paragraph by paragraph',
      compares: { kind: 'equal files' },
      ...comparedDocuments,
      options: {},
    },
    compare_insert_equation: {
      summary:
        'Passes when two text documents have the same text and an embedded equation at the same place.',
      verdict:
        '{result|text document} has the same text as {expected} and an equation at the same place',
      ...comparedDocuments,
      options: {},
    },
    compare_highlighted_text: {
      summary: 'Passes when the same pieces of text are highlighted in two text documents.',
      verdict: 'the same pieces of text are highlighted in {result|text document} as in {expected}',
      notes: ['A background colour that is not saved as highlighting does not count.'],
      ...comparedDocuments,
      options: {},
    },
    is_first_line_centered: {
      summary: 'Passes when the first paragraph of a text document is centred.',
      verdict: 'the first paragraph of {result|text document} is centred',
      result: document,
      options: {},
    },
    check_file_exists: {
      alsoIn: 'image editor',
      summary: 'Passes when a folder contains a file of a given name.',
      verdict: [
        'the folder that the task names contains {rules|file}',
        'the folder that the task names contains the expected file',
      ],
      notes: ['It looks where the evaluation runs, not on the machine that the agent uses.'],
      compares: { kind: 'own search' },
      result: {
        accepts: 'the path of a folder',
        example: { type: 'rule', rules: '/srv/evaluation/exports' },
      },
      expected: { accepts: 'a file name', example: { type: 'rule', rules: 'report.docx' } },
      options: {},
    },
    check_tabstops: {
      summary: 'Passes when two text documents have the same tab stops in each paragraph.',
      verdict: '{result|text document} has the same tab stops as {expected} in each paragraph',
      notes: ['Tab stops that are slightly off lower the score; empty paragraphs do not count.'],
      ...comparedDocuments,
      options: {
        index: withDefault(
          'integer',
          0,
          'Which part of a paragraph, split at its tabs, has its words counted; from 0.',
        ),
        word_number_split_by_tabstop: {
          type: 'integer',
          description: 'How many words that part must have in each paragraph.',
          wording:
            'with {options.word_number_split_by_tabstop} words in one part of each, as split at its tabs',
        },
      },
      otherOptions: true,
    },
    compare_contains_image: {
      summary: 'Passes when two text documents have pictures at the same places in the text.',
      verdict: '{result|text document} has pictures at the same places in the text as {expected}',
      notes: ['The pictures themselves are not compared.'],
      ...comparedDocuments,
      options: {},
    },
    compare_docx_files_and_ignore_new_lines: {
      summary: 'Passes when two text documents have the same text, except for empty paragraphs.',
      verdict:
        '{result|text document} has the same text as {expected}, except for empty paragraphs',
      notes: ['Blanks are ignored unless "ignore_blanks" is false.'],
      compares: { kind: 'equal files' },
      ...comparedDocuments,
      options: {
        ignore_blanks: onByDefault(
          'Whether several spaces or line breaks in a row count as one space.',
          { false: 'counting every space' },
        ),
      },
      otherOptions: true,
    },
    compare_docx_images: {
      summary: 'Passes when two text documents contain the same pictures, pixel by pixel.',
      verdict: '{result|text document} contains the same pictures as {expected}, pixel by pixel',
      compares: { kind: 'equal files' },
      ...comparedDocuments,
      options: {},
    },
    compare_image_text: {
      summary: 'Passes when text recognition finds a given text in a picture.',
      verdict: 'text recognition finds {rules.text|text} in {result|picture}',
      notes: ['Recognition may take one letter for another, so keep the text short and plain.'],
      result: machineFile('/home/user/Pictures/terminal.png', 'a picture'),
      ...ruleSet({
        type: choice(['text'], 'What to look for.'),
        text: required(
          'string',
          'The text that the picture must show, in the same case.',
          'backup finished',
        ),
      }),
      ruleLabels: { text: 'the picture shows' },
      options: {},
    },
    compare_references: {
      summary: 'Passes when the lists of references at the end of two text documents agree.',
      verdict: 'the references at the end of {result|text document} agree with those of {expected}',
      notes: [
        'Similar references get a partial score, but both lists must be of the same length.',
        'It also passes when neither document has the heading of the references.',
      ],
      ...comparedDocuments,
      options: {
        reference_base_result: withDefault(
          'number',
          0.5,
          'The similarity, from 0 to 1, up to which the score is 0.',
        ),
        reference_indicator: withDefault(
          'string',
          'References',
          'The heading above the references, as a paragraph of its own.',
        ),
      },
      otherOptions: true,
    },
    compare_unique_train_records: {
      summary:
        'Passes when a list of trains has exactly one line for each train of a reference, and no line is added.',
      verdict:
        '{result|text document} has exactly one line for each train of the first of {expected|reference file|and}, and only lines of the second',
      notes: [
        'The expected side passes two files: the reference, then the original.',
        'Only lines of four values with commas between them name a train; the second is its number.',
      ],
      result: machineFile('/home/user/Documents/timetable.docx', 'a text document'),
      expected: {
        accepts: 'two text documents: the reference and the original',
        example: {
          type: 'cloud_file',
          path: [
            'https://files.example.org/timetable_expected.docx',
            'https://files.example.org/timetable.docx',
          ],
          dest: ['timetable_expected.docx', 'timetable_original.docx'],
          multi: true,
          gives: [0, 1],
        },
      },
      options: {},
      otherOptions: true,
    },
  }),
];
