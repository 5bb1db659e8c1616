import type { Path } from '#text/json/json-pointer.ts';
import type { TaskView } from '../task-view.ts';

/** A command that an element of the evaluator has, and that judges by what it prints. */
export interface GraderCommand {
  command: string;
  at: Path;
  /** Whether the environment runs it: it may run only those with certain points. */
  isRun: boolean;
}

/** The commands of an evaluator that is an array, where the source of the environment runs such. */
export function graderCommands({ fields, vocabulary }: TaskView): GraderCommand[] {
  const graders = vocabulary.handling?.evaluator.graders;
  const { evaluator } = fields;
  if (!graders || !Array.isArray(evaluator)) return [];
  return evaluator.flatMap((element: unknown, index) => {
    const command: unknown = Array.isArray(element) ? element[graders.command] : undefined;
    if (!Array.isArray(element) || typeof command !== 'string') return [];
    const { points } = graders;
    const isRun = points === undefined || element[points.index] === points.value;
    return [{ command, at: ['evaluator', index, graders.command], isRun }];
  });
}
