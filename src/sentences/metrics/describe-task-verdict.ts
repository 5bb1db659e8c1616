import type { Grader, Task } from '#format/task.ts';
import type { RichText } from '#text/rich-text.ts';
import { count } from '#text/figures/plural.ts';
import { combination, describeVerdict } from './describe-verdict.ts';
import type { VerdictOptions } from './verdict-options.ts';
import { writeCommand } from '../words/write-value.ts';

/** What decides whether the agent has succeeded, whichever parts of the task do. */
export function describeTaskVerdict(
  { evaluation, evaluators, graders }: Pick<Task, 'evaluation' | 'evaluators' | 'graders'>,
  verdictOptions: VerdictOptions,
): RichText {
  if (evaluation.checks.length > 0 || evaluators.length + graders.length === 0)
    return describeVerdict(evaluation, verdictOptions);
  const alone = evaluators.length === 0 && graders.length === 1 ? graders[0] : undefined;
  const sentence = alone && describeOutput(alone.graders, verdictOptions);
  if (sentence) return sentence;
  const lists = graders.map((list) => describeGraders(list.graders));
  const others = evaluators.length === 0 ? [] : [count(evaluators.length, 'evaluator')];
  const [first = '', ...more] = [...lists, ...others];
  const isCombined = more.length > 0 || evaluators.length > 1;
  return [`Judged by ${[first, ...more].join(' and by ')}`, isCombined ? `, ${combination}.` : '.'];
}

/** What the only command that is run must print, as far as the source of the environment shows it. */
function describeOutput(
  graders: readonly Grader[],
  { vocabulary, quotesExpected: quotes = true }: VerdictOptions,
): RichText | undefined {
  const { passes } = vocabulary.handling?.evaluator.graders ?? {};
  const run = graders.filter(({ isRun }) => isRun !== false);
  if (!passes || run.length !== 1 || !run[0]?.isRun) return undefined;
  const which = graders.length === 1 ? 'the command' : `command ${graders.indexOf(run[0]) + 1}`;
  const named: RichText = quotes ? [' ', { code: writeCommand(run[0].command) }] : [];
  const verb = passes.isWhole ? ' prints ' : ' prints a text with ';
  const manner = passes.ignoresCase ? ', in whichever case.' : '.';
  return [`Passes when ${which}`, ...named, verb, { code: passes.text }, manner];
}

/** "1 of 2 commands", where the environment runs only that one. */
function describeGraders(graders: readonly Grader[]): string {
  const commands = count(graders.length, 'command');
  const run = graders.filter(({ isRun }) => isRun !== false).length;
  return run < graders.length ? `${run} of ${commands}` : commands;
}
