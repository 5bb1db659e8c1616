import { offByDefault, required } from '../contract/fields.ts';
import type { Fields } from '../contract/contract.ts';
import { defineActions } from '../contract/entry.ts';

const windowKeys: Fields = {
  window_name: required('string', 'The title of the window or a part of it.', 'report.docx'),
  strict: offByDefault('Whether the whole title must match, upper and lower case included.'),
  by_class: offByDefault('Whether "window_name" is the class of the window instead of its title.'),
};

const windowRoles = { title: 'window_name', isWhole: 'strict', isClass: 'by_class' };

export const windowsActions = [
  ...defineActions('windows', {
    activate_window: {
      summary: 'Brings a window to the foreground, so that the next keystrokes go to it.',
      notes: ['In the OSWorld environment the setup continues even when there is no such window.'],
      effect: { kind: 'activate window', ...windowRoles },
      parameters: windowKeys,
    },
    close_window: {
      origin: 'osworld',
      summary: 'Closes a window.',
      notes: ['The setup continues even when there is no such window.'],
      effect: { kind: 'close window', ...windowRoles },
      parameters: windowKeys,
    },
    close_all: { origin: 'other', effect: { kind: 'close windows' }, parameters: {} },
  }),
  ...defineActions('timing', {
    sleep: {
      summary: 'Waits before the next step.',
      effect: { kind: 'wait', seconds: 'seconds' },
      parameters: {
        seconds: required('number', 'How many seconds to wait; fractions are allowed.', 2),
      },
    },
  }),
];
