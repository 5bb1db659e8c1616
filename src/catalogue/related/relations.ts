import { listEvaluators, listSetupSteps } from '#format/task-parts.ts';
import { collectStrings } from '#text/json/collect-strings.ts';
import { isObject } from '#text/json/json-value.ts';
import { placeholderMetric } from '#vocabulary/metrics/placeholder.ts';
import { toGetterName, type Vocabulary } from '#vocabulary/vocabulary.ts';
import { isInfeasibleTask } from '../task/feasibility.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** A property that some tasks share, which is why a reader of one may want to see another. */
export interface Relation {
  /** What the tasks share, as a heading: "From the same source". */
  reason: string;
  /** The values of a task; two tasks that share one are related. */
  keysOf: (entry: TaskEntry, vocabulary: Vocabulary) => readonly string[];
  /** A value of more tasks is a part of the environment, and relates none. Default: any number. */
  mostSharers?: number;
}

/** The closest first. */
export const closeRelations: readonly Relation[] = [
  {
    reason: 'From the same source',
    keysOf: ({ task }) => task.sources.filter((source) => /^https?:\/\/[^/]+\/./.test(source)),
  },
  { reason: 'With a file of the same name', keysOf: listFiles, mostSharers: 6 },
  { reason: 'Same metrics and getters', keysOf: (entry) => [describeWiring(entry)] },
  {
    reason: 'Infeasible too, with the same app',
    keysOf: (entry) => (isInfeasibleTask(entry) ? namesOfApps(entry) : []),
  },
];

/** What relates a task that has few closer relations. */
export const looseRelations: readonly Relation[] = [
  {
    reason: 'Same metric and app',
    keysOf: (entry) =>
      judging(entry.metrics).flatMap((metric) =>
        namesOfApps(entry).map((app) => `${metric}\n${app}`),
      ),
  },
  {
    reason: 'On the same site',
    keysOf: ({ dependencies }) => dependencies.live,
    mostSharers: 24,
  },
  { reason: 'With an option of the same name', keysOf: listOptions, mostSharers: 24 },
  { reason: 'Same metric', keysOf: ({ metrics }) => judging(metrics), mostSharers: 24 },
  {
    reason: 'Same getter and app',
    keysOf: (entry) =>
      entry.getters.flatMap((getter) => namesOfApps(entry).map((app) => `${getter}\n${app}`)),
  },
  { reason: 'Same app', keysOf: namesOfApps },
];

function namesOfApps({ apps }: TaskEntry): string[] {
  return apps.map(({ name }) => name);
}

const judging = (metrics: readonly string[]): string[] =>
  metrics.filter((metric) => metric !== placeholderMetric);

/** Lists the names of the files that a task puts on the machine, such as "report.docx", without archives. */
function listFiles({ task }: TaskEntry, vocabulary: Vocabulary): string[] {
  return listSetupSteps(task)
    .filter(({ type }) => vocabulary.find('action', type)?.contract.effect?.kind === 'put files')
    .flatMap(({ parameters }) => collectStrings(parameters))
    .map((path) => path.split(/[/?#\\]/).at(-1) ?? '')
    .filter((name) => /^.+\.[a-z0-9]{2,5}$/is.test(name))
    .filter((name) => !/\.(?:gz|rar|tar|tgz|xz|zip)$/i.test(name));
}

/** Lists the names of the options and of the rules that the metrics of a task get. */
function listOptions({ task }: TaskEntry): string[] {
  return listEvaluators(task).flatMap(({ evaluation: { checks } }) =>
    checks.flatMap(({ options, expected }) => {
      const rules = expected?.fields.rules;
      return [...Object.keys(options), ...(isObject(rules) ? Object.keys(rules) : [])];
    }),
  );
}

/** Describes which getters feed which metrics; empty for a task without metrics. */
function describeWiring({ task }: TaskEntry): string {
  return listEvaluators(task)
    .flatMap(({ evaluation: { checks, conj } }) => {
      const wires = checks
        .filter(({ metric }) => metric !== undefined && metric !== placeholderMetric)
        .map(({ metric = '', result, expected }) =>
          [result, expected].reduce(
            (wire, source) =>
              `${wire} ${source?.type === undefined ? '-' : toGetterName(source.type)}`,
            metric,
          ),
        );
      return wires.length === 0 ? [] : [conj, ...wires];
    })
    .join('\n');
}
