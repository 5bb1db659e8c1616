import { listScoringChecks } from '#format/task-parts.ts';
import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import { findHosts } from '../task/hosts.ts';
import { internetLabels } from '../task/internet-need.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import { sharedFolderOf } from '#addresses/task-addresses.ts';
import { severities, type Severity } from '#lint/model/finding.ts';
import { describeSeverity } from '#lint/report/severity-words.ts';
import { compareText } from '#text/compare-text.ts';
import { feasibilityLabels, findFeasibility } from '../task/feasibility.ts';

/** A property of tasks that the explorer filters by. */
export interface ExplorerFacet {
  /** As the address writes it. */
  name: ExplorerFacetName;
  /** For headings: "Apps". */
  label: string;
  /** Whether the values are numbers. Default: false. */
  isNumber?: boolean;
  /** Whether it is a field of the dataset's own. Default: false. */
  isField?: true;
  /** The values in their order. Default: numbers ascending, all else most frequent first. */
  values?: readonly string[];
  /** The values of a task, each once; a facet whose tasks may have none has a value for that. */
  valuesOf: (entry: TaskEntry) => readonly string[];
  /** Readable values where the value itself is not; "vlc" is VLC. */
  labelsOf?: (entry: TaskEntry) => readonly string[];
  /** The hue of each value that has one. */
  huesOf?: (entry: TaskEntry) => readonly (number | undefined)[];
}

/** The value of tasks without any, so that these can be chosen too. */
export const noValue = 'none';

const describeFlag = (flag: boolean | undefined): string[] => {
  if (flag === undefined) return ['unstated'];
  return [flag ? 'needed' : 'not needed'];
};

const findWorst = (findings: TaskEntry['findings']): Severity | undefined =>
  severities.find((severity) => findings.some((finding) => finding.severity === severity));

/** The rules by their codes: "W01 evaluator-lists-align". */
const nameRules = (findings: TaskEntry['findings']): ReadonlyMap<string, string> => {
  const named = findings.map(({ code, rule }) => [code, `${code} ${rule}`] as const);
  return new Map(named.sort(([one], [other]) => compareText(one, other)));
};

/** The conjunction of a single check has no effect; how several evaluators combine is not written. */
function describeConjunction({ task }: TaskEntry): string {
  const { length } = listScoringChecks(task);
  if (length < 2) return noValue;
  return length === task.evaluation.checks.length ? task.evaluation.conj : 'own';
}

const conjunctionLabels: Readonly<Record<string, string>> = {
  and: 'all must pass',
  or: 'one must pass',
  own: 'in a way of their own',
  none: 'a single check',
};

/** Those that need only the task files, in the order in which the explorer offers them. */
export const explorerFacets: readonly ExplorerFacet[] = [
  {
    name: 'app',
    label: 'Apps',
    valuesOf: ({ apps }) => apps.map(({ name }) => name),
    labelsOf: ({ apps }) => apps.map(({ label }) => label),
    huesOf: ({ apps }) => apps.map(({ hue }) => hue),
  },
  {
    name: 'checks',
    label: 'Checks',
    isNumber: true,
    valuesOf: ({ task }) => [String(listScoringChecks(task).length)],
  },
  {
    name: 'conj',
    label: 'How checks combine',
    valuesOf: (entry) => [describeConjunction(entry)],
    labelsOf: (entry) => [conjunctionLabels[describeConjunction(entry)] ?? ''],
  },
  { name: 'metric', label: 'Metrics', valuesOf: ({ metrics }) => metrics },
  {
    name: 'internet',
    label: 'Internet while solving',
    valuesOf: ({ internet }) => [internet.need],
    labelsOf: ({ internet }) => [internetLabels[internet.need]],
  },
  {
    name: 'feasible',
    label: 'Feasible',
    valuesOf: (entry) => [findFeasibility(entry)],
    labelsOf: (entry) => [feasibilityLabels[findFeasibility(entry)]],
  },
  {
    name: 'severity',
    label: 'Worst finding',
    valuesOf: ({ findings }) => [findWorst(findings) ?? noValue],
    labelsOf: ({ findings }) => {
      const worst = findWorst(findings);
      return [worst === undefined ? noValue : describeSeverity(worst)];
    },
  },
  {
    name: 'finding',
    label: 'Findings',
    valuesOf: ({ findings }) => orNone([...nameRules(findings).keys()]),
    labelsOf: ({ findings }) => [...nameRules(findings).values()],
  },
  { name: 'getter', label: 'Getters', valuesOf: ({ getters }) => getters },
  { name: 'action', label: 'Setup actions', valuesOf: ({ actions }) => actions },
  {
    name: 'change',
    label: 'Environment change',
    valuesOf: ({ task }) => [task.envChange],
  },
  { name: 'suite', label: 'Suites', valuesOf: ({ suites }) => suites },
  {
    name: 'folder',
    label: 'Folders',
    valuesOf: ({ file, id }) => [sharedFolderOf(file, id) || '.'],
  },
  {
    name: 'live',
    label: 'Live sites in setup or evaluator',
    valuesOf: ({ dependencies }) => orNone(dependencies.live),
  },
  {
    name: 'source',
    label: 'Source',
    valuesOf: ({ task }) => orNone(task.sources.flatMap(nameSource)),
  },
  { name: 'proxy', label: 'Proxy', valuesOf: ({ task }) => describeFlag(task.proxy) },
  { name: 'ip', label: 'Fixed IP', valuesOf: ({ task }) => describeFlag(task.fixedIp) },
  {
    name: 'appcount',
    label: 'Apps per task',
    isNumber: true,
    valuesOf: ({ apps }) => [String(apps.length)],
  },
  {
    name: 'steps',
    label: 'Steps',
    isNumber: true,
    valuesOf: ({ task }) => [String(task.setup.length)],
  },
  {
    name: 'findings',
    label: 'Errors and warnings',
    isNumber: true,
    valuesOf: (entry) => [String(countFindings(entry, 'error', 'warning'))],
  },
  {
    name: 'errors',
    label: 'Errors',
    isNumber: true,
    valuesOf: (entry) => [String(countFindings(entry, 'error'))],
  },
  {
    name: 'warnings',
    label: 'Warnings',
    isNumber: true,
    valuesOf: (entry) => [String(countFindings(entry, 'warning'))],
  },
];

const countFindings = ({ findings }: TaskEntry, ...counted: readonly Severity[]): number =>
  findings.filter(({ severity }) => counted.includes(severity)).length;

/** The values that a task has of one of these facets. */
export const listFacetValues = (entry: TaskEntry, name: ExplorerFacetName): readonly string[] =>
  facetOf.get(name)?.valuesOf(entry) ?? [];

const facetOf = new Map(explorerFacets.map((facet) => [facet.name, facet]));

/** The hosts of a source, or a short one without an address as it is. */
function nameSource(source: string): readonly string[] {
  const hosts = findHosts(source);
  const name = source.trim();
  return hosts.length > 0 || name === '' || name.length > longestSource ? hosts : [name];
}

/** A longer one is a text that no other task has. */
const longestSource = 60;

const orNone = (values: readonly string[]): readonly string[] =>
  values.length === 0 ? [noValue] : values;
