import { offByDefault, required, storedAs } from '../contract/fields.ts';
import { defineGetters } from '../contract/entry.ts';

const shell = offByDefault(
  'Whether a shell interprets the command, so that pipes, redirections and wildcards work.',
);

export const machineGetters = [
  ...defineGetters('general', {
    vm_command_line: {
      summary: 'Runs a command on the machine and returns its output.',
      wording: ['the output of {keys.command}', 'the output of a command'],
      notes: ['The output keeps the line feed at its end.'],
      reads: 'the output of a command',
      returns: 'a string',
      returnType: 'value',
      from: { kind: 'command output' },
      keys: {
        command: required(
          ['string', 'array of string'],
          'The command, as one string or as the program followed by its arguments.',
          ['cat', '/home/user/Documents/notes.txt'],
        ),
        shell,
      },
    },
    vm_terminal_output: {
      summary: 'Reads what an open terminal window shows.',
      wording: 'what the terminal shows',
      reads: 'the terminal window',
      returns: 'a string',
      returnType: 'value',
      from: { kind: 'terminal' },
      keys: {},
    },
    vm_command_error: {
      summary: 'Runs a command on the machine and returns its error output.',
      wording: ['the error output of {keys.command}', 'the error output of a command'],
      notes: ['The error output keeps the line feed at its end.'],
      reads: 'the error output of a command',
      returns: 'a string',
      returnType: 'value',
      from: { kind: 'command errors' },
      keys: {
        command: required(
          ['string', 'array of string'],
          'The command, as one string or as the program followed by its arguments.',
          ['ls', '/home/user/Documents/reports'],
        ),
        shell,
      },
    },
  }),
  ...defineGetters('machine info', {
    vm_screen_size: {
      summary: 'Reads the size of the screen.',
      wording: 'the size of the screen',
      reads: 'the screen',
      returns: 'an object with width and height',
      returnType: 'value',
      keys: {},
    },
    vm_window_size: {
      summary: 'Reads the size of the window of a program.',
      wording: ['the size of the window of {keys.app_class_name}', 'the size of a window'],
      reads: 'the window of a program',
      returns: 'an object with width and height',
      returnType: 'value',
      keys: {
        app_class_name: required('string', 'The class of the window.', 'gedit'),
      },
    },
    vm_wallpaper: {
      summary: 'Fetches the background image of the desktop.',
      wording: 'the background image of the desktop',
      reads: 'the desktop',
      returns: 'a picture',
      returnType: 'file',
      keys: {
        dest: storedAs('wallpaper.png'),
      },
    },
    list_directory: {
      summary: 'Reads which files and folders a folder contains, at all depths.',
      wording: ['the folder {keys.path}', 'a folder on the machine'],
      reads: 'a folder on the machine',
      returns: 'a directory tree',
      returnType: 'value',
      keys: {
        path: required('string', 'The path of the folder on the machine.', '/home/user/Documents'),
      },
    },
  }),
];
