import type { Kinds, OfKind } from './roles.ts';

const allRole = { all: 'The rule with what must all be there.' };
const none = 'The rule with what must not be there.';

/** How a metric may compare. */
export const comparisonKinds = {
  'equal files': {
    summary:
      'Compares the file with the reference; a file passes that is compared with itself, unless an option asks for a change.',
    roles: {},
  },
  'equal sheets': {
    summary: 'Compares workbooks by rules, most of which compare a sheet with another.',
    roles: { rules: 'The option with these rules.' },
  },
  'equal value': {
    summary: 'Passes for one value only.',
    roles: { value: 'The rule with the value.' },
  },
  'equal entries': {
    summary: 'Passes for an object or a string of JSON with certain values.',
    roles: {
      values: 'The rule with the values by key.',
      'part?': 'The rule that says whether values need only contain what is expected.',
    },
  },
  'one of': {
    summary: 'Passes for each of several values.',
    roles: { values: 'The rule with the values.' },
  },
  'contains strings': {
    summary: 'Looks for strings in a text.',
    roles: { ...allRole, none },
  },
  'contains each string': {
    summary: 'Looks for strings in a text, and forbids none.',
    roles: allRole,
  },
  'contains a fixed string': {
    summary: 'Looks for a string that is no rule.',
    roles: { text: 'The string itself.' },
  },
  'matches lines': {
    summary: 'Looks for regular expressions in the lines of a text.',
    roles: { ...allRole, none },
  },
  'contains rows': { summary: 'Looks for rows in a table.', roles: { ...allRole, none } },
  'matches address': {
    summary: 'Looks for regular expressions in the address of a page.',
    roles: allRole,
  },
  'equal address': {
    summary: 'Compares the address of a page with another one, its scheme included.',
    roles: { address: 'The rule with the address.' },
  },
  'search query': {
    summary: 'Judges the address of a search, which the site does not change.',
    roles: {},
  },
  'own search': {
    summary: 'Looks for a file in a folder that the task file names, and not at what is fetched.',
    roles: {},
  },
} as const satisfies Kinds;

/** How a metric compares, and which of its rules or options say with what. */
export type Comparison = OfKind<typeof comparisonKinds>;

/** Whether a metric passes for two equal files or workbooks. */
export const comparesFiles = (compares: Comparison | undefined): boolean =>
  compares?.kind === 'equal files' || compares?.kind === 'equal sheets';
