import { addresses, type ExplorerValue } from '#addresses/addresses.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import { isInfeasible } from '#vocabulary/metrics/placeholder.ts';
import type { Catalogue } from '../catalogue.ts';
import { listUsedGroups } from '../facets/groups.ts';
import { countPhases, phasesField } from '../fields/phases.ts';
import { listClasses } from '../shortcuts/describe-shortcuts.ts';
import { pairApps } from './app-pairs.ts';
import { countChosen, isSeveral, type TaskChoice } from './chosen-tasks.ts';
import { distribute } from './distribution.ts';

/** A sentence about the tasks of a dataset, which begins with a share of them. */
export interface Statement {
  /** Of how many tasks it is true. */
  tasks: number;
  /** What follows the share: "use more than one app (", the link "60 tasks" and ").". */
  text: readonly StatementPart[];
}

type StatementPart = string | { text: string; address: string; isName?: true };

/** A sentence that a page may show. */
interface Candidate extends Statement {
  /** How many tasks of the dataset are surprising, or set apart from the others. */
  notable: number;
  /** How much it matters: more than 1 for what decides whether scores can be trusted. */
  importance: number;
}

export type DescribedCatalogue = Pick<
  Catalogue,
  'entries' | 'fields' | 'groups' | 'facets' | 'findShortcuts'
>;

type Describe = (catalogue: DescribedCatalogue) => Candidate | undefined;

/** Whether scores can be trusted comes before what tasks are like. */
const importances = { trust: 1.5, work: 1, field: 0.6 };

const describeShortcuts: Describe = ({ entries, findShortcuts }) => {
  const found = entries.map(findShortcuts).filter((shortcuts) => shortcuts.length > 0);
  const values = listClasses(found.flat()).map((name) => ({ facet: 'shortcut' as const, name }));
  return toCandidate('trust', found.length, [
    'could pass without doing what they ask for (',
    linkTasks(found.length, values),
    ').',
  ]);
};

const describeStatic: Describe = ({ entries }) => {
  const stated = entries.filter(({ task }) => task.envChange === 'low');
  const live = stated.filter(({ dependencies }) => dependencies.live.length > 0);
  const words = [
    'say that their environment is static (',
    linkTasks(stated.length, [{ facet: 'change', name: 'low' }]),
    '), and ',
    { text: formatCount(live.length), address: addresses.explorerSearch('change:low live:*') },
    live.length === 1 ? ' of them uses a live site.' : ' of them use live sites.',
  ];
  return { ...toCandidate('trust', stated.length, words), notable: live.length };
};

const describeErrors = chosen('trust', { facet: 'severity', has: (value) => value === 'error' }, [
  'have an error in their file (',
  '), such as a check that can never pass.',
]);

const describeInfeasible = chosen('trust', { facet: 'feasible', has: (value) => value === 'no' }, [
  'cannot be done (',
  '): they pass if the agent says so.',
]);

const describeUnscored = chosen(
  'trust',
  { facet: 'feasible', has: (value) => value === 'unscored' },
  ['cannot be scored (', '): their evaluators name no metric.'],
);

const describeMetric: Describe = ({ groups }) => {
  const used = listUsedGroups(groups.metrics);
  const metric = used.find(({ name }) => !isInfeasible([name]));
  if (!metric || used.length < 2) return undefined;
  return toCandidate('work', metric.tasks.length, [
    'are judged by ',
    { text: metric.label, address: addresses.group('metrics', metric.segment), isName: true },
    ' (',
    linkTasks(metric.tasks.length, [metric]),
    `), the most frequent of ${count(used.length, 'metric')}.`,
  ]);
};

const describeApps: Describe = ({ entries }) => {
  const { tasks, values } = countChosen(entries, { facet: 'appcount', has: isSeveral });
  const [pair] = pairApps(entries).pairs;
  const most: StatementPart[] =
    pair?.address === undefined
      ? []
      : [
          `, most often ${pair.label} (`,
          { text: formatCount(pair.count), address: pair.address },
          ')',
        ];
  const words = ['use more than one app (', linkTasks(tasks, values), ')', ...most, '.'];
  return toCandidate('work', tasks, words);
};

const describeChecks: Describe = (catalogue) =>
  chosen('work', { facet: 'checks', has: isSeveral }, [
    'are judged by more than one check (',
    `), at most by ${formatCount(distribute(catalogue.entries, 'checks')?.most ?? 0)}.`,
  ])(catalogue);

const describeAlternatives = chosen('work', { facet: 'conj', has: (value) => value === 'or' }, [
  'pass if any one of their checks passes (',
  ').',
]);

const describeInternet = chosen('work', { facet: 'internet', has: (value) => value === 'needed' }, [
  'need the internet while the agent works (',
  ').',
]);

const describeSetup = chosen('work', { facet: 'steps', has: (value) => value === '0' }, [
  'start without a setup step (',
  ').',
]);

const describePhases: Describe = ({ entries }) => {
  const phased = entries.flatMap(countPhases).filter(isSeveral);
  const values = [...new Set(phased)].sort().map((name) => ({ facet: phasesField.key, name }));
  return toCandidate('work', phased.length, [
    'go on with further instructions after the first (',
    linkTasks(phased.length, values),
    ').',
  ]);
};

/** The value that most tasks have of the first field by which at least half of them are divided. */
const describeField: Describe = ({ entries, fields }) => {
  const field = fields.find(
    ({ isNumber, isList, values, valuesOf }) =>
      !isNumber &&
      !isList &&
      values.length > 1 &&
      2 * entries.filter((entry) => valuesOf(entry).length > 0).length >= entries.length,
  );
  if (!field) return undefined;
  const counts = field.values.map((value) => ({
    value,
    tasks: entries.filter((entry) => field.valuesOf(entry).includes(value)).length,
  }));
  const [most] = counts.sort((one, other) => other.tasks - one.tasks);
  if (!most) return undefined;
  return toCandidate('field', most.tasks, [
    `have “${most.value}” as ${field.name} (`,
    linkTasks(most.tasks, [{ facet: field.key, name: most.value }]),
    `), the most frequent of ${count(field.values.length, 'value')}.`,
  ]);
};

/** Of those with equal weight, the first comes first. */
export const candidates: readonly Describe[] = [
  describeErrors,
  describeShortcuts,
  describeStatic,
  describeInfeasible,
  describeUnscored,
  describeApps,
  describeChecks,
  describeMetric,
  describeInternet,
  describePhases,
  describeAlternatives,
  describeSetup,
  describeField,
];

/** Describes the tasks with some values of a facet; their number goes between the words. */
function chosen(
  importance: keyof typeof importances,
  choice: TaskChoice,
  [before, after]: readonly [string, string],
): Describe {
  return ({ entries }) => {
    const { tasks, values } = countChosen(entries, choice);
    return toCandidate(importance, tasks, [before, linkTasks(tasks, values), after]);
  };
}

const toCandidate = (
  importance: keyof typeof importances,
  tasks: number,
  text: readonly StatementPart[],
): Candidate => ({ tasks, text, notable: tasks, importance: importances[importance] });

const linkTasks = (tasks: number, values: readonly ExplorerValue[]): StatementPart => ({
  text: count(tasks, 'task'),
  address: addresses.explorerWith(...values),
});
