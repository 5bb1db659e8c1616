/** A kind of search result, with the nouns to count it by. */
export interface SearchKind {
  /** For headings and filters. */
  label: string;
  one: string;
  many: string;
}

/** In the order of the results. */
export const searchKinds = [
  { label: 'Tasks', one: 'task', many: 'tasks' },
  { label: 'Metrics', one: 'metric', many: 'metrics' },
  { label: 'Getters', one: 'getter', many: 'getters' },
  { label: 'Setup actions', one: 'setup action', many: 'setup actions' },
  { label: 'Apps', one: 'app', many: 'apps' },
  { label: 'Suites', one: 'suite', many: 'suites' },
  {
    label: 'Environment change',
    one: 'value of environment change',
    many: 'values of environment change',
  },
  { label: 'Fields', one: 'value of a field', many: 'values of fields' },
  { label: 'Rules', one: 'rule', many: 'rules' },
  { label: 'Format fields', one: 'format field', many: 'format fields' },
  { label: 'Guides', one: 'guide', many: 'guides' },
  { label: 'Pages', one: 'page', many: 'pages' },
] as const satisfies readonly SearchKind[];

export type SearchKindLabel = (typeof searchKinds)[number]['label'];
