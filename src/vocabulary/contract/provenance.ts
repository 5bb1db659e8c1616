import type { Kinds, OfKind } from './roles.ts';

const pathRole = { path: 'The key with the path on the machine.' };

/** What a getter may read. Where it runs a command, the key "command" has it. */
export const provenanceKinds = {
  'machine file': {
    summary: 'A file of the machine.',
    roles: {
      ...pathRole,
      'dest?': 'The key with the local name of the file, where the whole file is fetched.',
    },
  },
  'web file': {
    summary: 'A file of the web, which is not fetched again if one of its local name is there.',
    roles: {
      path: 'The key with the web address.',
      dest: 'The key with the local name of the file.',
    },
  },
  'stored file': {
    summary: 'A file that an earlier step has stored locally.',
    roles: { path: 'The key with the local name.' },
  },
  'task file': {
    summary: 'Nothing: it returns what the task file says.',
    roles: {
      'dates?':
        'The key within "rules" with relative dates, which it fills into codes such as "{Day0D}".',
      'zone?': 'The key within "rules" with the time zone of these dates.',
    },
  },
  'command output': { summary: 'What a command prints.', roles: {} },
  'command errors': { summary: 'The errors that a command prints.', roles: {} },
  terminal: { summary: 'What a terminal shows.', roles: {} },
  'active tab': {
    summary: 'The page in the active tab, or its address.',
    roles: {
      'names?': 'The key with the names of the parts that it returns.',
      'renamed?': 'The key with an object of other names for some of these.',
      'prefix?': 'The key with the text that it puts before the address that it returns.',
    },
  },
  tabs: { summary: 'The open tabs of the browser.', roles: {} },
  'live page': { summary: 'A page that it opens itself.', roles: {} },
  'cloud drive': {
    summary: 'Files of a cloud drive.',
    roles: { service: 'The name of the service itself.' },
  },
} as const satisfies Kinds;

/** Where the value of a getter comes from, and which of its keys say so. */
export type Provenance = OfKind<typeof provenanceKinds>;

/** Whether a getter stores whole files under local names. */
export const storesFiles = (
  from: Provenance | undefined,
): from is Extract<Provenance, { dest?: unknown }> & { dest: string } =>
  from !== undefined && 'dest' in from && from.dest !== undefined;
