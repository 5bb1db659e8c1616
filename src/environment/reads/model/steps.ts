import type { Budget } from '#python/budget.ts';

/** What an expression costs. A step is about one place, key, element or variable that is visited or copied. */
export const stepsPerExpression = 16;

/** Of what is being followed; values and states have no other way to it. */
let current: Budget = { left: Infinity };

class OutOfSteps extends Error {}

/** Takes steps from the budget, and leaves `takeSteps` where there are not so many. */
export function spend(steps: number): void {
  if (current.left <= steps) giveUp();
  current.left -= steps;
}

/** Leaves `takeSteps` with nothing left. */
export function giveUp(): never {
  current.left = 0;
  throw new OutOfSteps();
}

/** Does some work within a budget; undefined where that is too small. */
export function takeSteps<Result>(budget: Budget, work: () => Result): Result | undefined {
  const outer = current;
  current = budget;
  try {
    return work();
  } catch (error) {
    if (error instanceof OutOfSteps) return undefined;
    throw error;
  } finally {
    current = outer;
  }
}
