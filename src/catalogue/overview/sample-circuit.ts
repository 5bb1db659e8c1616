import { count } from '#text/figures/plural.ts';
import type { VerdictOptions } from '#sentences/metrics/verdict-options.ts';
import { type Circuit, toCircuit } from '../evaluation/circuit.ts';
import type { Terminal } from '../evaluation/terminal.ts';
import type { TaskEntry } from '../task/task-entry.ts';

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
