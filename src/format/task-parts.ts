import type { Path } from '#text/json/json-pointer.ts';
import type { AddedEvaluator, Check, Evaluation, Source, Step, Task } from './task.ts';

/** What of a task can be listed without the rest of it. */
type Parts = Pick<Task, 'evaluation' | 'evaluators' | 'setup' | 'stepLists'>;

/** Every evaluator of a task: that of the format first, then those that its project adds. */
export const listEvaluators = ({
  evaluation,
  evaluators,
}: Pick<Task, 'evaluation' | 'evaluators'>): readonly AddedEvaluator[] => [
  { at: ['evaluator'], evaluation },
  ...evaluators,
];

/** The checks of `evaluator`, which give the score: those of the object of the format, or of each in a list. */
export const listScoringChecks = (task: Pick<Task, 'evaluation' | 'evaluators'>): Check[] =>
  listEvaluators(task)
    .filter(({ at: [field] }) => field === 'evaluator')
    .flatMap(({ evaluation }) => evaluation.checks);

/** The steps of `config`, and of all lists that a project adds. */
export const listSetupSteps = ({ setup, stepLists }: Pick<Task, 'setup' | 'stepLists'>): Step[] => [
  ...setup,
  ...stepLists.flatMap(({ steps }) => steps),
];

/** The lists of steps that are known to run before the agent acts, in their order. */
export const listStartSteps = ({
  setup,
  stepLists,
}: Pick<Task, 'setup' | 'stepLists'>): readonly { at: Path; steps: readonly Step[] }[] => [
  ...stepLists.filter(({ runs }) => runs === 'before config'),
  { at: ['config'], steps: setup },
  ...stepLists.filter(({ runs }) => runs === 'after config'),
];

/** Every list of steps: those before the agent acts as far as that is known, and before judging. */
export const listSteps = (task: Parts): readonly { at: Path; steps: readonly Step[] }[] => [
  { at: ['config'], steps: task.setup },
  ...task.stepLists,
  ...listEvaluators(task).map(({ at, evaluation }) => ({
    at: [...at, 'postconfig'],
    steps: evaluation.postconfig,
  })),
];

/** The checks of an evaluator, and what is not known to belong to one of them. */
export const listChecks = ({ checks, unpaired }: Evaluation): readonly Check[] => [
  ...checks,
  ...unpaired,
];

/** Everything that an evaluator fetches or gives, in the order of its checks. */
export const listSources = (evaluation: Evaluation): Source[] =>
  listChecks(evaluation).flatMap(({ result, expected }) =>
    [result, expected].filter((source) => source !== undefined),
  );

/** What the agent is told, each text once, in the order in which it is told. */
export const listInstructions = ({
  instruction,
  phases,
}: Pick<Task, 'instruction' | 'phases'>): string[] => [
  ...new Set([instruction, ...phases.map((phase) => phase.instruction)].filter(Boolean)),
];
