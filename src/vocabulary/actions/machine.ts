import { required, withDefault } from '../contract/fields.ts';
import { defineActions } from '../contract/entry.ts';

export const machineActions = [
  ...defineActions('machine', {
    change_wallpaper: {
      origin: 'osworld',
      summary: 'Sets the background image of the desktop.',
      effect: { kind: 'set wallpaper', path: 'path' },
      parameters: {
        path: required(
          'string',
          'The path of the image on the machine.',
          '/home/user/Pictures/meadow.jpg',
        ),
      },
    },
    proxy: {
      origin: 'osworld',
      summary: 'Sends the network traffic of the machine through a proxy.',
      notes: [
        'The environment runs this step itself for a task whose "proxy" is true, so "config" need not name it.',
      ],
      effect: { kind: 'use proxy' },
      parameters: {
        client_password: withDefault(
          'string',
          '',
          'The password of the user of the machine, for settings that need administrator rights.',
        ),
      },
    },
    tidy_desktop: {
      origin: 'osworld',
      summary: 'Is meant to tidy the desktop.',
      notes: [
        'The OSWorld environment names it without implementing it: a task that uses it fails there.',
      ],
      effect: { kind: 'arrange windows' },
      parameters: {},
    },
  }),
  ...defineActions('recorded input', {
    act: {
      origin: 'osworld',
      summary: 'Is meant to carry out a list of input actions.',
      notes: [
        'The OSWorld environment names it without implementing it: a task that uses it fails there.',
      ],
      parameters: {
        action_seq: required('array', 'The actions, in order.', []),
      },
    },
    replay: {
      origin: 'osworld',
      summary: 'Is meant to play back recorded input.',
      notes: [
        'The OSWorld environment names it without implementing it: a task that uses it fails there.',
      ],
      parameters: {
        trajectory: required('string', 'The path of the recording.', 'recordings/open-report.json'),
      },
    },
  }),
];
