import { isCombinedByRunner } from '#format/evaluator-schema.ts';
import { graders } from '#lint/facts/setup/added-parts.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toArray } from '#text/json/json-value.ts';
import type { ShortcutKind } from '../model/shortcut-kinds.ts';
import type { ShortcutFact } from '../model/shortcut.ts';

/**
 * Leaves out the facts about a check that do not pass the task: where all checks must pass, each needs a
 * fact of its own. Where one of several is enough, a check that always passes is a shortcut of its own.
 */
export function keepDecisive(facts: readonly ShortcutFact[], task: TaskView): ShortcutFact[] {
  const { func, conj } = task.evaluator;
  const checks = func === undefined ? graders(task).length : toArray(func).length;
  const passed = new Set(facts.flatMap(({ check }) => check ?? []));
  const isOr = conj === 'or' && checks > 1 && !isCombinedByRunner(task.evaluator);
  const isPassed = isOr || passed.size === checks;
  return facts.flatMap((fact) => {
    if (fact.check === undefined) return [fact];
    if (!isPassed) return [];
    return isOr && alwaysPasses.has(fact.kind) ? [fact, toAlternative(fact, fact.check)] : [fact];
  });
}

/** The kinds that say that a check passes whatever the agent does. */
const alwaysPasses: ReadonlySet<ShortcutKind> = new Set([
  'empty output passes',
  'shown anyway',
  'nothing is compared',
  'unchanged input passes',
  'made by setup',
]);

const toAlternative = ({ certainty }: ShortcutFact, check: number): ShortcutFact => ({
  kind: 'alternative always passes',
  certainty,
  at: ['evaluator', 'func', check],
  message:
    'one of several checks is enough, and this one passes without work, so the others need not pass',
});
