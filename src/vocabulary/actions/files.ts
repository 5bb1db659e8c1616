import { offByDefault, required, withDefault } from '../contract/fields.ts';
import { defineActions } from '../contract/entry.ts';

export const filesActions = [
  ...defineActions('files', {
    download: {
      origin: 'osworld',
      summary: 'Downloads files and puts them on the machine.',
      notes: [
        'The environment downloads the files itself, so the machine needs no access to the network.',
      ],
      effect: { kind: 'put files', files: 'files', path: 'path', address: 'url' },
      parameters: {
        files: {
          type: 'array of object',
          required: true,
          description: 'The files to download.',
          example: [
            {
              url: 'https://files.example.org/report.docx',
              path: '/home/user/Documents/report.docx',
            },
          ],
          fields: {
            url: required(
              'string',
              'The web address of the file.',
              'https://files.example.org/report.docx',
            ),
            path: required(
              'string',
              'The path of the file on the machine.',
              '/home/user/Documents/report.docx',
            ),
          },
        },
      },
    },
    open: {
      origin: 'osworld',
      summary: 'Opens a file with the default program of the desktop for its type.',
      effect: { kind: 'open file', path: 'path' },
      parameters: {
        path: required('string', 'The path on the machine.', '/home/user/Documents/report.docx'),
      },
    },
    upload_file: {
      origin: 'osworld',
      summary: 'Copies files from where the environment runs to the machine.',
      effect: { kind: 'put files', files: 'files', path: 'path', local: 'local_path' },
      parameters: {
        files: {
          type: 'array of object',
          required: true,
          description: 'The files to copy.',
          example: [{ local_path: 'assets/report.docx', path: '/home/user/Documents/report.docx' }],
          fields: {
            local_path: required(
              'string',
              'The path of the file where the environment runs.',
              'assets/report.docx',
            ),
            path: required(
              'string',
              'The path of the file on the machine.',
              '/home/user/Documents/report.docx',
            ),
          },
        },
      },
    },
    googledrive: {
      origin: 'osworld',
      summary:
        'Prepares the cloud drive: deletes files, makes folders and uploads a file, in order.',
      notes: ['An upload ends the step: operations after it are not carried out.'],
      effect: {
        kind: 'prepare drive',
        service: 'googledrive',
        operations: 'operation',
        arguments: 'args',
        account: 'settings_file',
      },
      parameters: {
        settings_file: withDefault(
          'string',
          'evaluation_examples/settings/googledrive/settings.yml',
          'The settings of the account, a file where the environment runs and not on the machine.',
        ),
        operation: required(
          'array of string',
          'What to do, in order: each is "delete", "mkdirs" or "upload".',
          ['delete', 'mkdirs'],
        ),
        args: {
          type: 'array of object',
          required: true,
          description: 'One object for each operation, in the same order.',
          example: [{ query: "title = 'reports'" }, { path: ['reports'] }],
          fields: {
            query: withDefault(
              'string',
              '',
              'For "delete": which files to delete, in the query language of the drive; without it all are deleted.',
            ),
            trash: offByDefault(
              'For "delete": whether the files go to the trash; otherwise they are deleted permanently.',
            ),
            path: {
              type: ['array of string', 'string'],
              description:
                'For "mkdirs" and "upload": the names from the top folder down to the new folder or file.',
            },
            url: {
              type: 'string',
              description: 'For "upload": the web address of the file to put there.',
            },
          },
        },
      },
    },
    create_file: {
      origin: 'other',
      effect: { kind: 'create file', path: 'path', text: 'content' },
      parameters: {
        path: { required: true, example: '/home/user/Documents/notes.txt' },
        content: {},
      },
    },
    create_folder: {
      origin: 'other',
      effect: { kind: 'create folder', path: 'path' },
      parameters: { path: { required: true, example: '/home/user/Documents/notes' } },
    },
    recycle_file: {
      origin: 'other',
      effect: { kind: 'recycle file', path: 'path' },
      parameters: { path: { required: true, example: '/home/user/Documents/notes.txt' } },
    },
  }),
];
