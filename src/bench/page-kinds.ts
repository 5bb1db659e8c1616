/** The kinds of pages that weigh alike, each with the files it is told by; the first that fits. */
const kinds: readonly (readonly [kind: string, file: RegExp])[] = [
  ['start page', /^index\.html$/],
  ['explorer', /^tasks\/index\.html$/],
  ['list of tasks', /^tasks\/page\//],
  ['task', /^tasks\//],
  ['short address', /^t\//],
  ['group', /^(?:apps|env-change|suites)\/(?!index\.html$)/],
  ['function', /^(?:actions|getters|metrics)\/(?!index\.html$)/],
  ['rule', /^rules\/(?!index\.html$)/],
  ['guide', /^guides\//],
];

/** What kind of page a file of a built site is; "other" for those of which there is one. */
export function kindOfPage(file: string): string {
  return kinds.find(([, pattern]) => pattern.test(file))?.[0] ?? 'other';
}
