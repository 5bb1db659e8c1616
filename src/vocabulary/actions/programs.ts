import { offByDefault, required, withDefault } from '../contract/fields.ts';
import type { Fields } from '../contract/contract.ts';
import { defineActions } from '../contract/entry.ts';

const shell = offByDefault(
  'Whether a shell interprets the command, so that pipes, redirections and wildcards work.',
);

const executeParameters: Fields = {
  command: required(
    ['array of string', 'string'],
    'The program followed by its arguments; OSWorld also accepts a single string.',
    ['mkdir', '-p', '/home/user/Documents/reports'],
  ),
  stdout: withDefault(
    'string',
    '',
    'The local file name under which the output is stored, for "cache_file" to fetch.',
  ),
  stderr: withDefault(
    'string',
    '',
    'The local file name under which the error output is stored, for "cache_file" to fetch.',
  ),
  shell,
  until: {
    type: 'object',
    description: 'Repeats the command until one of these conditions is met.',
    fields: {
      returncode: { type: 'integer', description: 'The exit code that ends the repetition.' },
      stdout: { type: 'string', description: 'A string in the output that ends the repetition.' },
      stderr: {
        type: 'string',
        description: 'A string in the error output that ends the repetition.',
      },
    },
  },
};

const executeNotes = [
  'In the OSWorld environment the setup continues even when the command fails.',
  'OSWorld replaces {CLIENT_PASSWORD}, {SCREEN_WIDTH}, {SCREEN_HEIGHT}, {SCREEN_WIDTH_HALF} and {SCREEN_HEIGHT_HALF} in the command.',
];

export const programsActions = [
  ...defineActions('programs', {
    launch: {
      summary: 'Starts a program or service and continues without waiting for it to end.',
      notes: [
        'It does not wait for a window either: put a "sleep" after it when the next step needs one.',
      ],
      effect: { kind: 'start program' },
      parameters: {
        command: required(
          ['array of string', 'string'],
          'The program followed by its arguments; OSWorld also accepts a single string.',
          ['gedit', '/home/user/Documents/notes.txt'],
        ),
        shell,
      },
    },
    execute: {
      summary: 'Runs a command or script on the machine and waits for it to end.',
      notes: executeNotes,
      effect: { kind: 'run command', output: 'stdout', errors: 'stderr' },
      parameters: executeParameters,
    },
    command: {
      origin: 'osworld',
      summary:
        'Runs a command or script on the machine and waits for it to end, as "execute" does.',
      notes: ['It takes the same parameters as "execute".', ...executeNotes],
      effect: { kind: 'run command', output: 'stdout', errors: 'stderr' },
      parameters: executeParameters,
    },
    execute_with_verification: {
      origin: 'osworld',
      summary: 'Runs a command and waits until a check shows that it took effect.',
      notes: ['The setup fails when the check does not succeed in time.'],
      effect: { kind: 'run command', verification: 'verification' },
      parameters: {
        command: required(['array of string', 'string'], 'The program followed by its arguments.', [
          'gedit',
          '/home/user/Documents/notes.txt',
        ]),
        verification: {
          type: 'object',
          description: 'What must be true afterwards.',
          fields: {
            window_exists: {
              type: 'string',
              description: 'The name of a window that must be open.',
            },
            command_success: { type: 'string', description: 'A command that must succeed.' },
          },
        },
        max_wait_time: withDefault('integer', 10, 'How many seconds the check may take.'),
        check_interval: withDefault('number', 1.0, 'How many seconds pass between two checks.'),
        shell,
      },
    },
  }),
];
