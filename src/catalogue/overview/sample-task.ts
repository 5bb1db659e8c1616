import type { Source } from '#format/task.ts';
import { count } from '#text/figures/plural.ts';
import { toFileName } from '#text/file-name.ts';
import { describeVerdict } from '#sentences/metrics/describe-verdict.ts';
import { toPlainText } from '#text/rich-text.ts';
import { describeMetric } from '#sentences/metrics/metric-sentence.ts';
import type { VerdictOptions } from '#sentences/metrics/verdict-options.ts';
import { type Circuit, toCircuit } from '../evaluation/circuit.ts';
import type { Terminal } from '../evaluation/terminal.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/**
 * A task that shows at a glance what the dataset is like: short, without errors and warnings, with one check
 * that compares two files and can be put into words. The choice depends only on the ids, so it
 * mostly stays the same while the dataset grows.
 */
export function pickSampleTask(
  entries: readonly TaskEntry[],
  verdictOptions: VerdictOptions,
): TaskEntry | undefined {
  const sound = entries.filter(
    ({ task, findings }) =>
      task.instruction.trim() !== '' && findings.every(({ severity }) => severity === 'info'),
  );
  const clear = sound.filter((entry) => isClear(entry, verdictOptions));
  // A task that cannot be done shows nothing of how the others are judged.
  const judged = sound.filter(
    ({ task: { evaluation } }) =>
      evaluation.checks.length === 1 && evaluation.checks[0]?.result !== undefined,
  );
  const sets = longestInstructions.flatMap((longest) =>
    [clear, judged, sound].map((all) =>
      all.filter(({ task }) => task.instruction.length <= longest),
    ),
  );
  const chosen = sets
    .find((set) => set.length > 0)
    ?.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return chosen?.find((entry) => isWhole(entry, verdictOptions)) ?? chosen?.[0];
}

/** Whether the sentence is short and needs nothing of the page of the task, such as "the 2 strings below". */
function isWhole({ task }: TaskEntry, verdictOptions: VerdictOptions): boolean {
  const sentence = toPlainText(describeVerdict(task.evaluation, verdictOptions));
  return sentence.length <= longestSentence && !/ below\b/.test(sentence);
}

/** In characters: three lines beside the results. */
const longestSentence = 120;

/** In characters: a headline on two or three lines, and twice as much. */
const longestInstructions = [100, 200];

function isClear({ task }: TaskEntry, verdictOptions: VerdictOptions): boolean {
  const [check, ...others] = task.evaluation.checks;
  return (
    others.length === 0 &&
    check !== undefined &&
    (check.metric ?? '').length <= longestMetric &&
    isShortFile(check.result) &&
    isShortFile(check.expected) &&
    describeMetric(check, verdictOptions) !== undefined
  );
}

/** Names of metrics and files that fit into the figure, in characters. */
const longestMetric = 24;
const longestName = 16;

function isShortFile(source: Source | undefined): boolean {
  const [file, ...others] = source?.files ?? [];
  const path = file?.path ?? file?.dest;
  return others.length === 0 && path !== undefined && toFileName(path).length <= longestName;
}

/**
 * The circuit of the task on the start page: each side is one wire, as the sentence says the rest.
 * Undefined for several checks, which need more room.
 */
export function toSampleCircuit(
  entry: Pick<TaskEntry, 'task' | 'fields'>,
  verdictOptions: VerdictOptions,
): Circuit | undefined {
  const circuit = toCircuit(entry, { found: new Map(), broken: new Set() }, verdictOptions);
  if (!circuit || circuit.checks.length > 1) return undefined;
  return {
    ...circuit,
    checks: circuit.checks.map((gate) => ({
      ...gate,
      result: gate.result && joinWires(gate.result),
      expected: gate.expected && joinWires(gate.expected),
    })),
  };
}

function joinWires(terminal: Terminal): Terminal {
  const { wires, more } = terminal;
  const number = wires.length + more.number;
  return number === 1
    ? terminal
    : { ...terminal, wires: [{ text: [count(number, more.noun)], state: 'lit' }] };
}
