import { parser } from '@lezer/python';
import type { Budget } from './budget.ts';

/** One that stops at the first place which the grammar does not know; it takes a step for a token at most. */
const strict = parser.configure({ strict: true });

/** After such a place, the parser tries many ways to go on, and a step takes twenty times as long. */
const stepsAfterFault = 20;

/** The syntax tree of a text; it ends before the text does where the budget is used up. */
export function parseWithin(text: string, budget: Budget) {
  const first = strict.startParse(text);
  try {
    for (;;) {
      const tree = first.advance();
      if (tree) return tree;
      if (--budget.left <= 0) break;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }

  const tolerant = parser.startParse(text);
  for (;;) {
    const tree = tolerant.advance();
    if (tree) return tree;
    const { parsedPos } = tolerant;
    if (parsedPos >= first.parsedPos && tolerant.stoppedAt === null) {
      budget.left -= stepsAfterFault;
      if (budget.left <= 0) tolerant.stopAt(parsedPos);
    }
  }
}
