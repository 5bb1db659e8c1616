/** What people write, each with the term of a line that asks for the same. */
export const plainPhrases: ReadonlyMap<string, string> = new Map([
  ['feasible', 'feasible:yes'],
  ['infeasible', 'feasible:no'],
  ['not feasible', 'feasible:no'],
  ['not infeasible', 'feasible:yes'],
  ['cannot be scored', 'feasible:unscored'],
  ['unscored', 'feasible:unscored'],
  ['offline', '-internet'],
  ['no internet', '-internet'],
  ['not internet', '-internet'],
  ['without internet', '-internet'],
  ['no network', '-internet'],
  ['without network', '-internet'],
  ['needs internet', 'internet:needed'],
  ['live site', 'live:*'],
  ['live sites', 'live:*'],
  ['live website', 'live:*'],
  ['live websites', 'live:*'],
  ['needs live site', 'live:*'],
  ['no proxy', '-proxy'],
  ['without proxy', '-proxy'],
  ['needs proxy', 'proxy:needed'],
  ['with proxy', 'proxy:needed'],
  ['with errors', 'severity:error'],
  ['with warnings', 'severity:warning'],
]);

/** What joins the names of apps that a task uses together. */
export const joiningWords: ReadonlySet<string> = new Set(['and', '&', '+']);

/** Words that ask for another form of the tasks, not for what they are about. */
export const exportWords: ReadonlySet<string> = new Set([
  'bibtex',
  'citation',
  'cite',
  'citing',
  'csv',
  'download',
  'export',
  'json',
  'jsonl',
  'latex',
  'ris',
]);

/** What such a word may be followed by, as in "latex table". */
export const exportNouns: ReadonlySet<string> = new Set(['entry', 'file', 'format', 'table']);
