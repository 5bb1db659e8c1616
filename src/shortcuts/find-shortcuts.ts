import type { Environment } from '#format/environment-schema.ts';
import type { ExaminedTask, ExaminedView } from '#lint/engine/check-tasks.ts';
import { toTaskView, type TaskView } from '#lint/facts/task-view.ts';
import { createLocalFinder, type LocalFiles } from '#lint/model/local-files.ts';
import { type JudgedTask, listJudgedTasks } from '#lint/model/judged-task.ts';
import { toWrittenPath } from '#format/reading/written-steps.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { keepDecisive } from './finders/decisive.ts';
import { finders } from './finders/index.ts';
import { guessContracts } from './guess-contracts.ts';
import type { ShortcutClass } from './model/shortcut-classes.ts';
import { shortcutKinds } from './model/shortcut-kinds.ts';
import { type Setting, toSetting } from './model/setting.ts';
import { certainties, type Shortcut, type ShortcutFact } from './model/shortcut.ts';

export interface ShortcutContext {
  vocabulary: Vocabulary;
  /** What the dataset says of its environment. Default: nothing. */
  environment?: Environment | undefined;
  /** Files of the repository. Default: none is known of. */
  localFiles?: LocalFiles | undefined;
}

/** A task file as far as shortcuts need it. */
export interface ShortcutTask {
  /** Relative to the tasks folder. */
  file: string;
  fields: JsonObject;
}

/**
 * The shortcuts of a task, by class and place: those of the file and of each evaluator and list of steps
 * that its project adds.
 */
export function findShortcuts(
  { file, fields }: ShortcutTask,
  { localFiles, ...context }: ShortcutContext,
): readonly Shortcut[] {
  const { vocabulary } = context;
  const findLocal = createLocalFinder(localFiles, file);
  const toView = (task: JudgedTask): ExaminedView => {
    const isAdded = task.isAdded === true;
    return { task, view: { ...toTaskView(task.fields, vocabulary, findLocal), isAdded } };
  };
  const judged = listJudgedTasks(fields, vocabulary).map((task) => ({
    alone: toView(task),
    ...(task.withSteps && { withSteps: toView(task.withSteps) }),
  }));
  return findShortcutsIn(judged, context);
}

/** The same of a task that rules have read. */
export function findShortcutsIn(
  judged: readonly ExaminedTask[],
  { vocabulary, environment }: Pick<ShortcutContext, 'vocabulary' | 'environment'>,
): readonly Shortcut[] {
  const setting = toSetting(environment);
  const findIn = ({ task, view }: ExaminedView): ShortcutFact[] =>
    findInView(view, setting).flatMap((fact) => {
      const at = task.toFilePath(fact.at);
      return at ? [{ ...fact, at: toWrittenPath(at, vocabulary) }] : [];
    });
  const facts = judged.flatMap(({ alone, withSteps }) => {
    const ofFile = findIn(alone);
    return withSteps ? unite(ofFile, findIn(withSteps)) : ofFile;
  });
  const unique = new Map(facts.toSorted(compareFacts).map((fact) => [keyOf(fact), fact]));
  return [...unique.values()].map((fact) => ({ ...fact, class: classOf(fact) }));
}

function findInView(view: TaskView, setting: Setting): ShortcutFact[] {
  const guessed = guessContracts(view);
  const task = guessed ?? view;
  const facts = keepDecisive(
    finders.flatMap((find) => [...find(task, setting)]),
    task,
  );
  return guessed ? facts.map(soften) : facts;
}

/** What follows from a guess about a function is not certain. */
const soften = (fact: ShortcutFact): ShortcutFact =>
  fact.check !== undefined && fact.certainty === 'certain'
    ? { ...fact, certainty: 'likely' }
    : fact;

/** What further steps add to what is in reach; of other classes, what they leave true. */
function unite(alone: readonly ShortcutFact[], withSteps: readonly ShortcutFact[]): ShortcutFact[] {
  const [before, after] = [alone, withSteps].map((facts) => new Set(facts.map(keyOf)));
  return [
    ...alone.filter((fact) => isAboutReach(fact) || after?.has(keyOf(fact))),
    ...withSteps.filter((fact) => isAboutReach(fact) && !before?.has(keyOf(fact))),
  ];
}

const isAboutReach = (fact: ShortcutFact): boolean => reaching.has(classOf(fact));
const reaching: ReadonlySet<ShortcutClass> = new Set(['reference-in-reach', 'hand-on-the-judge']);

const classOf = ({ kind }: ShortcutFact): ShortcutClass => shortcutKinds[kind].class;

const keyOf = ({ kind, at, source }: ShortcutFact): string =>
  [kind, toPointer(at), source?.file, source?.line].join(' ');

const kindOrder = Object.keys(shortcutKinds);

/** By kind, then the least sure first, so that the surest of equal ones remains. */
const compareFacts = (one: ShortcutFact, other: ShortcutFact): number =>
  kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) ||
  certainties.indexOf(other.certainty) - certainties.indexOf(one.certainty);
