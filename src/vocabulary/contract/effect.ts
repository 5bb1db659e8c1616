import type { Kinds, OfKind } from './roles.ts';

const titleRoles = {
  title: 'The parameter with the title of the window.',
  'isWhole?': 'The parameter that says whether the whole title must match.',
  'isClass?': 'The parameter that says whether the class of the window is meant instead.',
};
const pathRole = { path: 'The parameter with the path on the machine.' };
const accountRole = { 'account?': 'The parameter with the file of the account.' };

/** What an action may do. Where it runs a command, the parameter "command" has it. */
export const effectKinds = {
  'start program': { summary: 'Starts a program without waiting for its end.', roles: {} },
  'run command': {
    summary: 'Runs a command and waits for its end.',
    roles: {
      'output?': 'The parameter with the local name under which the output is stored.',
      'errors?': 'The same for the error output.',
      'verification?': 'The parameter that says what must be true afterwards.',
    },
  },
  'open file': { summary: 'Opens a file with its default program.', roles: pathRole },
  'open pages': {
    summary: 'Opens pages in a running browser, through its debugging port.',
    roles: { addresses: 'The parameter with the web addresses.' },
  },
  'close pages': {
    summary: 'Closes pages of a running browser, which runs on.',
    roles: { addresses: 'The parameter with the web addresses.' },
  },
  'activate window': { summary: 'Brings a window to the foreground.', roles: titleRoles },
  'close window': { summary: 'Closes a window.', roles: titleRoles },
  'close windows': { summary: 'Closes all windows.', roles: {} },
  'arrange windows': { summary: 'Tidies the desktop.', roles: {} },
  wait: { summary: 'Waits.', roles: { seconds: 'The parameter with the number of seconds.' } },
  'put files': {
    summary: 'Puts files on the machine and changes nothing else.',
    roles: {
      'files?':
        'The parameter with an array of objects, one for each file, which have the other roles; without it the parameters themselves are about one file.',
      path: 'The path of the file on the machine.',
      'address?': 'The web address that the file is downloaded from.',
      'local?': 'The path of the file where the environment runs.',
    },
  },
  'create file': {
    summary: 'Creates a file.',
    roles: { ...pathRole, 'text?': 'The parameter with its text.' },
  },
  'create folder': { summary: 'Creates a folder.', roles: pathRole },
  'recycle file': { summary: 'Moves a file to the recycle bin.', roles: pathRole },
  'set wallpaper': { summary: 'Sets the background image of the desktop.', roles: pathRole },
  'log in': {
    summary: 'Signs in to an online service in the browser.',
    roles: { service: 'The parameter with the name of the service.', ...accountRole },
  },
  'prepare drive': {
    summary: 'Changes the files of a cloud drive.',
    roles: {
      service: 'The name of the service itself.',
      operations: 'The parameter with the names of the operations: "delete", "mkdirs", "upload".',
      arguments: 'The parameter with an object for each operation.',
      ...accountRole,
    },
  },
  'replace history': {
    summary: 'Replaces the history of the browser.',
    roles: { visits: 'The parameter with the visits.' },
  },
  'use proxy': { summary: 'Sends the network traffic through a proxy.', roles: {} },
} as const satisfies Kinds;

/** What a setup action does to the machine, and which of its parameters say with what. */
export type Effect = OfKind<typeof effectKinds>;

/** The effects of one kind. */
export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;
