import { capitalise } from '../../text/first-letter.ts';
import type { TaskEntry } from '../../catalogue/task/task-entry.ts';
import { folderOf } from '../../addresses/task-addresses.ts';
import type { Vocabulary } from '../../vocabulary/vocabulary.ts';
import { type FilteredLink, offline, toLine } from './filtered-links.ts';
import { type ExportedResult, toResultMeaning } from './promised-results.ts';

/** Whether a task is meant by the words of a page. */
export type Meaning = (entry: TaskEntry) => boolean;

/**
 * The tasks that a link promises by the words around it alone, not by its address. Undefined for
 * words that nobody knows.
 */
export function toMeaning(
  { kind, page, about, said }: FilteredLink,
  vocabulary: Vocabulary,
  results: readonly ExportedResult[] = [],
): Meaning | undefined {
  const hasApp = (label: string) => (entry: TaskEntry) => isOneOf(entry.apps.map(toLabel), label);
  switch (kind) {
    case 'fact of a task':
    case 'bar':
    case 'column': {
      if (about === 'difficulty') return toResultMeaning({ about, said, page }, results);
      const test = meanings[about];
      const value = said.replace(/^(?:Proxy|Fixed IP|Findings|Internet while solving): /, '');
      return test && ((entry) => test(entry, value));
    }
    case 'cell': {
      const familiesOf = (metric: string) =>
        vocabulary.find('metric', metric)?.families ?? ['not in the vocabulary'];
      const isOfApp = hasApp(about);
      return (entry) =>
        isOfApp(entry) && isOneOf(entry.metrics.flatMap(familiesOf).map(capitalise), said);
    }
    case 'results':
      return toResultMeaning({ about, said, page }, results);
    case 'way in':
      return waysIn[said];
    case 'badge of a task':
      return internetNeeds.has(said)
        ? ({ internet }) => internet.need === internetNeeds.get(said)
        : undefined;
    case 'figure of a group': {
      const counts = figures[said.toLowerCase()];
      const isMember = about === '' ? () => true : meanings[page.split('/')[0] ?? ''];
      return counts && isMember && ((entry) => counts(entry) && isMember(entry, about));
    }
    case 'bar of a group':
      if (about === offline) {
        return (entry) => isMetric(entry, said) && entry.internet.need === 'no evidence';
      }
      return (entry) => (about === 'Judged by' ? isMetric(entry, said) : isApp(entry, said));
    case 'suite':
      return ({ suites }) => isOneOf(suites, said);
    case 'share of a suite': {
      const isOfApp = hasApp(said);
      return (entry) => isOfApp(entry) && isOneOf(['All tasks', ...entry.suites], about);
    }
    case 'hits of a rule':
      return ({ findings }) => isOneOf(findings.map(toCode), codeOfPage(page));
    default:
      return undefined;
  }
}

/** The code of the rule that a page explains. */
export const codeOfPage = (page: string): string => (page.split('/')[1] ?? '').toUpperCase();

const isApp = ({ apps }: TaskEntry, said: string) => isOneOf(apps.map(toLabel), said);
const isMetric = ({ metrics }: TaskEntry, said: string) => isOneOf(metrics, said);
const isGetter = ({ getters }: TaskEntry, said: string) => isOneOf(getters, said);
const isAction = ({ actions }: TaskEntry, said: string) => isOneOf(actions, said);
const isSuite = ({ suites }: TaskEntry, said: string) => isOneOf(suites, said);
const isChange = ({ task }: TaskEntry, said: string) => capitalise(task.envChange) === said;
const isHost = ({ dependencies }: TaskEntry, said: string) => isOneOf(dependencies.live, said);

/** What a value means by the fact or the chart that names it. */
const meanings: Readonly<Record<string, (entry: TaskEntry, said: string) => boolean>> = {
  Apps: isApp,
  Suites: isSuite,
  'Judged by': isMetric,
  'Fetched by': isGetter,
  'Environment change': isChange,
  'Depends on': isHost,
  'Internet while solving': ({ internet }, said) => internetNeeds.get(said) === internet.need,
  Proxy: ({ task }, said) => describeNeed(task.proxy) === said,
  'Fixed IP': ({ task }, said) => describeNeed(task.fixedIp) === said,
  Findings: ({ findings }, said) =>
    said === 'None' ? findings.length === 0 : isOneOf(findings.map(toCode), said),
  File: ({ file }, said) => toLine(folderOf(file)) === said,

  apps: isApp,
  pairs: (entry, said) => said.split(' + ').every((label) => isApp(entry, label)),
  metrics: isMetric,
  getters: isGetter,
  actions: isAction,
  suites: isSuite,
  'env-change': isChange,
  live: isHost,
  steps: ({ task }, said) => isWithin(task.setup.length, said),
  checks: ({ task }, said) => isWithin(task.evaluation.checks.length, said),
};

/** What a number of a group counts. */
const figures: Readonly<Record<string, Meaning>> = {
  'with another app': ({ apps }) => apps.length > 1,
  'several apps': ({ apps }) => apps.length > 1,
  'several checks': ({ task }) => task.evaluation.checks.length > 1,
  'need the internet': ({ internet }) => internet.need === 'needed',
  infeasible: ({ metrics }) => metrics.includes('infeasible'),
  'errors or warnings': ({ findings }) => findings.some(({ severity }) => severity !== 'info'),
};

const waysIn: Readonly<Record<string, Meaning>> = {
  'More than one app': ({ apps }) => apps.length > 1,
  'No app': ({ apps }) => apps.length === 0,
  'Several checks': ({ task }) => task.evaluation.checks.length > 1,
  'Internet needed': ({ internet }) => internet.need === 'needed',
  Infeasible: ({ metrics }) => metrics.includes('infeasible'),
};

const internetNeeds = new Map([
  ['Needed', 'needed'],
  ['Likely needed', 'likely'],
  ['Apparently not needed', 'no evidence'],
  ['Needs the internet', 'needed'],
  ['May need the internet', 'likely'],
  ['Internet apparently not needed', 'no evidence'],
]);

function describeNeed(need: boolean | undefined): string {
  if (need === undefined) return 'Unstated';
  return need ? 'Needed' : 'Not needed';
}

/** Whether a number is the one, in the range or above the bound that is said: "10 to 14". */
function isWithin(number: number, said: string): boolean {
  const [from = NaN, to = from] = [...said.matchAll(/\d+/g)].map(Number);
  return number >= from && (said.endsWith(' or more') || number <= to);
}

const isOneOf = (values: readonly string[], said: string): boolean =>
  values.some((value) => toLine(value) === said);

const toLabel = ({ label }: { label: string }): string => label;
const toCode = ({ code }: { code: string }): string => code;
