import {
  listChecks,
  listEvaluators,
  listInstructions,
  listSetupSteps,
  listSources,
} from '#format/task-parts.ts';
import type { Check, Source, Step, Task } from '#format/task.ts';
import { findNetworkCall } from '#shell/network-call.ts';
import { isCommand } from '#shell/shell-command.ts';
import type { App } from '#vocabulary/apps.ts';
import { appKinds } from '#vocabulary/app-kinds.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { RichText } from '#text/rich-text.ts';
import { findDependencies, findNeeds } from './dependencies.ts';
import { isPrivate } from './hosts.ts';
import { type InternetNeed, internetNeeds } from './internet-need.ts';
import { type InternetEvidence, readInstruction } from './internet-words.ts';

/** Whether the agent needs the internet while it solves a task, by what the task file says. */
export interface Internet {
  need: InternetNeed;
  /** What shows it, each a clause about the task; the strongest first. */
  reasons: readonly RichText[];
}

/** Files that the environment itself downloads show nothing: the agent finds them on the machine. */
export function findInternet(task: Task, apps: readonly App[], vocabulary: Vocabulary): Internet {
  const usesBrowser = apps.some(({ name }) => browserNames.has(name));
  const checks = listEvaluators(task).flatMap(({ evaluation }) => listChecks(evaluation));
  const evidence = [
    ...readDeclarations(task, vocabulary),
    ...listInstructions(task).flatMap(readInstruction),
    ...listSetupSteps(task).flatMap((step) => readSetupStep(step, vocabulary)),
    ...checks.flatMap((check) => readCheck(check, usesBrowser, vocabulary)),
    ...readCalls(task),
    ...(usesBrowser ? [{ need: 'likely' as const, clause: 'it uses a browser' }] : []),
  ];
  const sorted = internetNeeds.flatMap((need) => evidence.filter((one) => one.need === need));
  const byClause = Map.groupBy(sorted, ({ clause }) => clause);
  return { need: sorted[0]?.need ?? 'no evidence', reasons: [...byClause].map(toReason) };
}

/** The reason of a task with a proxy. */
export const proxyDeclared = 'the file says that it needs a proxy';

function toReason([clause, evidence]: [string, readonly InternetEvidence[]]): RichText {
  const names = new Set(evidence.flatMap(({ name }) => name ?? []));
  const listed = [...names].flatMap((code, index) => [index === 0 ? ' ' : ', ', { code }]);
  return [clause, ...listed];
}

const browserNames = new Set(appKinds.find(({ label }) => label === 'browser')?.names);

function readDeclarations(task: Task, vocabulary: Vocabulary): InternetEvidence[] {
  const { accounts } = findDependencies(task, vocabulary);
  return [
    ...(task.proxy === true ? [{ need: 'needed' as const, clause: proxyDeclared }] : []),
    ...accounts.map((account) => ({
      need: 'needed' as const,
      clause: 'it works with an account at',
      name: account,
    })),
  ];
}

/** A host that a command only names may be written into a file. */
function readSetupStep(step: Step, vocabulary: Vocabulary): InternetEvidence[] {
  const kind = vocabulary.find('action', step.type)?.contract.effect?.kind;
  const opens = kind === 'start program' || kind === 'open pages';
  return hostsOf({ steps: [step] }, vocabulary).map((host) => ({
    need: opens ? 'needed' : 'likely',
    clause: opens ? 'its setup opens' : 'its setup names',
    name: host,
  }));
}

/** A bookmark or a start page can be set without opening it. */
function readCheck(check: Check, usesBrowser: boolean, vocabulary: Vocabulary): InternetEvidence[] {
  const sources = [check.result, check.expected].filter((source) => source !== undefined);
  const isNeeded = usesBrowser && !sources.some((source) => readsProfile(source, vocabulary));
  return hostsOf({ sources }, vocabulary).map((host) => ({
    need: isNeeded ? 'needed' : 'likely',
    clause: 'its evaluator names',
    name: host,
  }));
}

const readsProfile = ({ type }: Source, vocabulary: Vocabulary): boolean =>
  vocabulary.find('getter', type ?? '')?.contract.readsProfile === true;

/** Commands of the task file run before or after the agent acts, on a machine with the internet. */
function readCalls(task: Task): InternetEvidence[] {
  const evaluations = listEvaluators(task).map(({ evaluation }) => evaluation);
  const parts: readonly (readonly [string, readonly unknown[]])[] = [
    ['setup', listSetupSteps(task).map(({ parameters }) => parameters.command)],
    [
      'evaluator',
      evaluations.flatMap(({ postconfig }) =>
        postconfig.map(({ parameters }) => parameters.command),
      ),
    ],
    ['evaluator', evaluations.flatMap(listSources).map(({ fields }) => fields.command)],
    ['evaluator', task.graders.flatMap(({ graders }) => graders.map(({ command }) => command))],
  ];
  return parts.flatMap(([part, commands]) =>
    commands.filter(isCommand).flatMap((command) => {
      const call = findNetworkCall(command);
      return call === undefined
        ? []
        : [{ need: 'likely' as const, clause: `its ${part} runs`, name: call }];
    }),
  );
}

const hostsOf = (part: Parameters<typeof findNeeds>[0], vocabulary: Vocabulary): string[] =>
  findNeeds(part, vocabulary).live.filter((host) => !isPrivate(host));
