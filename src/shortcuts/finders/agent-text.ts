import { getterContractOf } from '#lint/facts/checks/getter-contract.ts';
import { type CheckView, checkViews } from '#lint/facts/checks/check-views.ts';
import { getterOf } from '#lint/facts/fetches.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { isNothing, type PlacedValue, placeStrings } from '#lint/facts/placed-value.ts';
import { toFileName } from '#text/file-name.ts';
import { isObject } from '#text/json/json-value.ts';
import type { AgentTextUse } from '#vocabulary/contract/agent-text-use.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import type { ShortcutKind } from '../model/shortcut-kinds.ts';
import type { Certainty, ShortcutFact } from '../model/shortcut.ts';
import type { Finder } from './finder.ts';
import { isReached } from './use-conditions.ts';

/** Calls in the code of judges that do with an agent's work what only the judge should decide. */
export const findAgentText: Finder = function* (task) {
  for (const check of checkViews(task)) {
    const metric = task.vocabulary.find('metric', check.metric);
    if (metric?.isMissing !== true) {
      for (const use of metric?.contract.agentText ?? [])
        yield* toFacts(use, check, metric?.name ?? '', task);
    }
    for (const side of [check.result, check.expected]) yield* findInGetter(side, check, task);
  }
};

function* toFacts(
  use: AgentTextUse,
  check: CheckView,
  name: string,
  task: TaskView,
): Generator<ShortcutFact> {
  const side = use.of === 'expected' ? check.expected : check.result;
  const reached = isReached(use, { ...check, keys: undefined }, task.vocabulary);
  if (reached === 'no') return;
  if (mayBeAgents(side, task.vocabulary, use.of !== 'expected')) {
    // What a command prints is not for the agent alone to choose.
    const isPrinted =
      getterContractOf(side?.value, task.vocabulary)?.from?.kind === 'command output';
    const isSure = reached === 'yes' && !isPrinted;
    if (!isHarmless(use, side, task))
      yield toFact(use, { name: `"${name}"`, at: check.at, isSure });
  } else if (use.of === 'expected' && use.does === 'imports') yield* findTested(use, check, name);
}

/** A getter has what it reads of the machine from the agent. */
function* findInGetter(
  side: PlacedValue | undefined,
  check: CheckView,
  task: TaskView,
): Generator<ShortcutFact> {
  const name = getterOf(side?.value);
  const getter = name === '' ? undefined : task.vocabulary.find('getter', name);
  if (!side || !getter || getter.isMissing === true) return;
  for (const use of getter.contract.agentText ?? []) {
    const reached = isReached(use, { ...check, keys: side }, task.vocabulary);
    if (reached !== 'no')
      yield toFact(use, { name: `the getter "${name}"`, at: side.at, isSure: reached === 'yes' });
  }
}

/** Tests that a task gives import what they test, from the folder of all fetched files. */
function* findTested(
  use: AgentTextUse,
  { at, result }: CheckView,
  name: string,
): Generator<ShortcutFact> {
  const files = isObject(result?.value) ? placeStrings(result.value.dest, []) : [];
  const program = files.find(({ text }) => text.endsWith('.py'))?.text;
  if (program === undefined) return;
  yield {
    ...{ kind: 'program is imported', certainty: 'likely', at, source: use.at },
    message: `${subjectOf(use, `"${name}"`)} runs the test of the task in the judge's own process, with ${use.call}, where it can import the agent's "${program}"`,
  };
}

/** Whether a source may give what an agent made; one of an unknown getter does only as the result. */
function mayBeAgents(
  side: PlacedValue | undefined,
  vocabulary: Vocabulary,
  isResult: boolean,
): boolean {
  if (side && isNothing(side)) return false;
  const getter = getterOf(side?.value);
  if (getter === '') return isResult;
  const from = vocabulary.find('getter', getter)?.contract.from;
  if (!from) return isResult;
  return !ofOthers.has(from.kind);
}

/** What an agent has no hand in. */
const ofOthers: ReadonlySet<string> = new Set([
  'task file',
  'web file',
  'live page',
  'cloud drive',
]);

/** What is done with texts does no harm with paths, and ZIP archives and those that judging makes stay in their folder. */
function isHarmless(
  { does, isText, isByName }: AgentTextUse,
  side: PlacedValue | undefined,
  { evaluator, vocabulary }: TaskView,
): boolean {
  if (!isObject(side?.value)) return false;
  const { dest, path } = side.value;
  if (does === 'unpacks') {
    const names = placeStrings(dest ?? path, []).map(({ text }) => text);
    const made = JSON.stringify(evaluator.postconfig ?? []);
    const isZip = names.every((name) => isByName === true && /\.zip$/i.test(name));
    return names.length > 0 && (isZip || names.every((name) => made.includes(toFileName(name))));
  }
  const type = vocabulary.find('getter', getterOf(side.value))?.contract.returnType;
  return isText === true && (type === undefined ? dest !== undefined : type === 'file');
}

interface FactPlace {
  name: string;
  at: ShortcutFact['at'];
  isSure: boolean;
}

function toFact(use: AgentTextUse, { name, at, isSure }: FactPlace): ShortcutFact {
  const { kind, describe } = deeds[use.does];
  const certainty: Certainty =
    isSure && use.at && !use.isUnsure && use.does !== 'asks' ? 'certain' : 'likely';
  return {
    kind,
    certainty,
    at,
    source: use.at,
    message: `${subjectOf(use, name)} ${describe(use)}`,
  };
}

/** What is built in was read of another environment. */
const subjectOf = ({ at }: AgentTextUse, name: string): string =>
  at ? name : `${name}, as OSWorld has it,`;

const deeds: Readonly<
  Record<AgentTextUse['does'], { kind: ShortcutKind; describe: (use: AgentTextUse) => string }>
> = {
  evaluates: {
    kind: 'text is evaluated',
    describe: ({ call }) => `evaluates what the agent wrote as code, with ${call}`,
  },
  runs: {
    kind: 'text is run in a shell',
    describe: ({ call }) => `puts what the agent wrote into a command of a shell, with ${call}`,
  },
  imports: {
    kind: 'program is imported',
    describe: ({ call }) =>
      `runs, on the judge's own machine, a program that the agent can write, with ${call}`,
  },
  restores: {
    kind: 'objects are restored',
    describe: ({ call }) =>
      `restores objects that the agent can write, which can run code, with ${call}`,
  },
  unpacks: {
    kind: 'archive is unpacked',
    describe: ({ call }) =>
      `unpacks an archive that the agent can make, which may name paths outside of its folder, with ${call}`,
  },
  asks: {
    kind: 'model reads the result',
    describe: ({ isImage }) =>
      isImage
        ? "shows a model what was on the agent's screen or in its files, and nothing tells it to follow no words in it"
        : 'asks a model about what the agent wrote, and nothing fences that off from the prompt',
  },
};
