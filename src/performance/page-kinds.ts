/** The kinds of pages of similar size, each with the pattern of its files; the first match counts. */
const kinds: readonly (readonly [kind: string, file: RegExp])[] = [
  ['start page', /^index\.html$/],
  ['explorer', /^tasks\/index\.html$/],
  ['list of tasks', /^tasks\/page\//],
  ['task', /^tasks\//],
  ['short address', /^(?:t|schema)\//],
  ['group', /^(?:apps|env-change|suites)\/(?!index\.html$)/],
  ['function', /^(?:actions|getters|metrics)\/(?!index\.html$)/],
  ['rule', /^rules\/(?!index\.html$)/],
  ['guide', /^guides\//],
];

/** The kind of page that a file of a built site is; "other" for single pages. */
export function kindOfPage(file: string): string {
  return kinds.find(([, pattern]) => pattern.test(file))?.[0] ?? 'other';
}
