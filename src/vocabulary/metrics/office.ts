import { relations } from './comparison-methods.ts';
import { required } from '../contract/fields.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparedFiles, machineFile, ruleSet } from '../contract/example-sources.ts';

export const officeMetrics = [
  ...defineMetrics('office suite', {
    check_office_locale: {
      productName: 'check_libre_locale',
      summary: 'Passes when the office suite is set to one of several locales.',
      verdict: 'the office suite is set to {rules.locale_set|locale|or}',
      result: machineFile(
        '/home/user/.config/office/settings.xcu',
        'the settings of the office suite',
      ),
      ...ruleSet({
        locale_set: required(
          'array of string',
          'The locales that are right; "*" matches anything, as in "pt*".',
          ['pt-PT', 'pt-BR'],
        ),
      }),
      ruleLabels: { locale_set: 'the locale is one of' },
      options: {},
    },
  }),
  ...defineMetrics('other formats', {
    compare_epub: {
      summary:
        'Passes when two e-books have the same contents list, metadata and pages; similar files get a partial score.',
      verdict:
        '{result|e-book} has the same contents list, metadata and pages as {expected}, with a partial score for similar files',
      notes: ['Identifiers do not count.'],
      compares: { kind: 'equal files' },
      ...comparedFiles('/home/user/Documents/novel.epub', 'an e-book'),
      options: {},
    },
    check_mp3_meta: {
      summary: 'Passes when the tags of an MP3 file, such as title and artist, each meet a rule.',
      verdict: '{result|MP3 file} has {rules|tag}',
      notes: [
        'The rules have no fixed keys: each key is a tag, its value an object with "method" and "ref".',
        'Methods are "eq", "ne", "lt", "le", "gt", "ge" and "re" for a regular expression, among others.',
      ],
      hasMethods: true,
      result: machineFile('/home/user/Music/morning-song.mp3', 'an MP3 file'),
      expected: {
        accepts: 'rules by tag name',
        example: {
          type: 'rule',
          rules: {
            title: { method: 'eq', ref: 'Morning Song' },
            artist: { method: 'eq', ref: 'Ada Example' },
          },
        },
      },
      options: {},
    },
    check_pdf_pages: {
      summary: 'Passes when the number of pages of a PDF meets a comparison with a given number.',
      verdict: [
        'the number of pages of {result|PDF} is {rules.relation} {rules.ref_value}',
        '{result|PDF} has the expected number of pages',
      ],
      result: machineFile('/home/user/Documents/report.pdf', 'a PDF'),
      ...ruleSet({
        relation: {
          type: 'string',
          required: true,
          values: ['eq', 'ne', 'lt', 'le', 'gt', 'ge'],
          description: 'How the number of pages is compared.',
          example: 'le',
          wording: {
            eq: 'exactly',
            ne: 'not',
            lt: 'less than',
            le: 'at most',
            gt: 'more than',
            ge: 'at least',
          },
        },
        ref_value: required('integer', 'The number of pages to compare with.', 2),
      }),
      ruleLabels: {
        relation: { says: 'the number of pages', words: relations },
        ref_value: 'this number',
      },
      options: {},
    },
  }),
];
