import { describeCondition } from '#sentences/phases/describe-condition.ts';
import type { Phase, Task } from '#format/task.ts';
import { isWithin, type Path } from '#text/json/json-pointer.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { namePart, toSectionAnchor } from './part-name.ts';

/** One of several requests, as the page of a task shows it. */
export interface PhaseFacts {
  /** From 1. */
  number: number;
  anchor: string;
  /** Undefined for the instruction that is the title of the page. */
  instruction: string | undefined;
  /** Fields whose value is a condition: "ends when the agent asks", "Until: when the agent is done". */
  conditions: readonly string[];
  /** Other fields, without numbers that only count the phases. */
  fields: JsonObject;
  /** Its own steps and checks, further down on the page. */
  parts: readonly { label: string; anchor: string }[];
}

/** The phases of a task as a conversation. */
export function listPhaseFacts(task: Task): PhaseFacts[] {
  const { phases, instruction } = task;
  return phases.map((phase, index) => {
    const entries = Object.entries(phase.extra)
      .filter(([key]) => !isCounter(key, phases))
      .map(([key, value]) => ({ key, value, text: describeCondition(value) }));
    return {
      number: index + 1,
      anchor: namePart(phase.at).anchor,
      instruction: index === 0 && phase.instruction === instruction ? undefined : phase.instruction,
      conditions: entries.flatMap(({ key, text }) =>
        text === undefined ? [] : [`${nameCondition(key, phases)} ${text}`],
      ),
      fields: Object.fromEntries(
        entries.filter(({ text }) => text === undefined).map(({ key, value }) => [key, value]),
      ),
      parts: listPartsWithin(task, phase.at),
    };
  });
}

/** The first phase begins at once, so a trigger that it has too does not start its phase but ends it. */
function nameCondition(key: string, [first]: readonly Phase[]): string {
  if (!/trigger/i.test(key)) return `${namePart([key]).label}:`;
  return first && describeCondition(first.extra[key]) !== undefined ? 'ends' : 'starts';
}

/** Whether a field only numbers the phases, from 0 or 1. */
const isCounter = (key: string, phases: readonly Phase[]): boolean =>
  [0, 1].some((first) => phases.every(({ extra }, index) => extra[key] === index + first));

function listPartsWithin(
  { stepLists, evaluators, graders }: Task,
  phase: Path,
): PhaseFacts['parts'] {
  const parts = [
    ...stepLists.map(({ at }) => ({ at, label: 'steps' as const })),
    ...evaluators.map(({ at }) => ({ at, label: 'checks' as const })),
    ...graders.map(({ at }) => ({ at, label: 'graders' as const })),
  ];
  return parts
    .filter(({ at }) => isWithin(at, phase))
    .map(({ at, label }) => ({ label, anchor: toSectionAnchor(at, label) }));
}
