import { offByDefault, other, required, withDefault } from '../contract/fields.ts';
import type { Fields } from '../contract/contract.ts';
import { defineGetters } from '../contract/entry.ts';

const severalKeys: Fields = {
  multi: offByDefault('Whether "path" and "dest" are arrays, for several files.'),
  gives: withDefault(
    'array of integer',
    [0],
    'Which of the files the metric receives, counted from 0; without it only the first.',
  ),
};

export const filesGetters = [
  ...defineGetters('files', {
    cloud_file: {
      summary:
        'Fetches one or several files from the web, mostly as the reference to compare with.',
      notes: [
        'A file that is already stored locally under "dest" is used in place of the download, so different files need different names.',
      ],
      reads: 'remote storage',
      returns: 'a file or a list of files',
      returnType: 'file',
      from: { kind: 'web file', path: 'path', dest: 'dest' },
      keys: {
        path: required(
          ['string', 'array of string'],
          'The web address of the file; with "multi" an array of addresses.',
          'https://files.example.org/report_expected.docx',
        ),
        dest: required(
          ['string', 'array of string'],
          'The file name under which it is stored locally; with "multi" an array as long as "path".',
          'report_expected.docx',
        ),
        ...severalKeys,
      },
    },
    vm_file: {
      summary: 'Fetches one or several files from the machine, mostly those that the agent made.',
      reads: 'the files of the machine',
      returns: 'a file or a list of files',
      returnType: 'file',
      from: { kind: 'machine file', path: 'path', dest: 'dest' },
      keys: {
        path: required(
          ['string', 'array of string'],
          'The path of the file on the machine; with "multi" an array of paths.',
          '/home/user/Documents/report.docx',
        ),
        dest: required(
          ['string', 'array of string'],
          'The file name under which it is stored locally; with "multi" an array as long as "path".',
          'report.docx',
        ),
        ...severalKeys,
        time_suffix: offByDefault(
          'Whether the time of the evaluation is added to "dest" before the extension; not with "multi".',
        ),
        time_format: withDefault(
          'string',
          '%Y%m%d_%H%M%S',
          'How that time is written, such as "%Y%m%d_%H%M%S".',
        ),
      },
    },
    cache_file: {
      summary:
        'Returns a file that an earlier step stored locally, such as the output of "execute".',
      reads: 'the local cache',
      returns: 'a file',
      returnType: 'file',
      from: { kind: 'stored file', path: 'path' },
      keys: {
        path: required(
          'string',
          'The name of the file in the cache, as the step that stored it names it.',
          'windows.txt',
        ),
      },
    },
    content_from_vm_file: {
      summary: 'Reads a part of a file on the machine, such as the last row of a workbook.',
      wording: ['a part of the file {keys.path}', 'a part of a file'],
      notes: ['The last row of a workbook is the only part that OSWorld can read.'],
      reads: 'a file on the machine',
      returns: 'a list of strings, one for each cell',
      returnType: 'value',
      from: { kind: 'machine file', path: 'path' },
      keys: {
        path: required(
          'string',
          'The path of the file on the machine.',
          '/home/user/Documents/orders.xlsx',
        ),
        file_type: {
          type: 'string',
          required: true,
          values: ['xlsx'],
          description: 'The type of the file.',
          example: 'xlsx',
        },
        file_content: required(
          'string',
          'The part to read; "last_row" is the only one known to work.',
          'last_row',
        ),
      },
    },
    vm_file_exists_in_vm_folder: other('file_name', 'folder_name'),
  }),
];
