import {
  describeGraderUse,
  describeConsequence,
  describeRun,
} from '#catalogue/evaluation/part-meaning.ts';
import { namePart } from '#catalogue/parts/part-name.ts';
import { listPhaseFacts } from '#catalogue/parts/phase-facts.ts';
import { toShownParts } from '#catalogue/task/shown-parts.ts';
import type { Task } from '#format/task.ts';
import { describeVerdict } from '#sentences/metrics/describe-verdict.ts';
import type { VerdictOptions } from '#sentences/metrics/verdict-options.ts';
import { withMore } from '#text/first-items.ts';
import { escapeMarkdown, toCodeBlock, toCodeSpan, toMarkdown } from '#text/to-markdown.ts';
import { listCheckLines } from './check-lines.ts';
import { listStepBlocks } from './step-blocks.ts';

/** What the agent is told one after the other, each with what starts or ends it; none for a single instruction. */
export function listPhaseLines(task: Task): string[] {
  const lines = listPhaseFacts(task).map(({ number, instruction, conditions, fields }) => {
    const text = escapeMarkdown(instruction ?? 'The instruction above').replaceAll(/\s+/g, ' ');
    const others = [
      ...conditions.map(escapeMarkdown),
      ...Object.entries(fields).map(
        ([name, value]) => `${toCodeSpan(name)}: ${toCodeSpan(JSON.stringify(value))}`,
      ),
    ];
    return [`${number}. ${text}`, ...others.map((line) => `   - ${line}`)].join('\n');
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** The sections of the parts that a project adds to a task. */
export function listPartSections(
  { stepLists, evaluators, graders }: Task,
  options: VerdictOptions,
): (readonly [string, readonly string[]])[] {
  const { vocabulary } = options;
  const titleOf = (at: Parameters<typeof namePart>[0]) => {
    const { label, code } = namePart(at);
    return `${escapeMarkdown(label)} ${toCodeSpan(code)}`;
  };
  return [
    ...stepLists.map((list) => {
      const steps = listStepBlocks(list.steps, vocabulary);
      return [titleOf(list.at), [toMarkdown(describeRun(list, vocabulary)), ...steps]] as const;
    }),
    ...evaluators.map(({ at, evaluation }) => {
      const verdict = toMarkdown(describeVerdict(evaluation, options));
      const consequence = toMarkdown(describeConsequence(at, vocabulary));
      const after = listStepBlocks(evaluation.postconfig, vocabulary);
      return [
        titleOf(at),
        [verdict, consequence, ...after, ...listCheckLines(evaluation, options)],
      ] as const;
    }),
    ...graders.map((list) => {
      const { shown, more } = toShownParts(list.graders);
      const items = shown.map(({ command, isRun, extra }, index) => {
        const facts = Object.entries(extra).map(
          ([name, value]) => `${name}: ${JSON.stringify(value)}`,
        );
        const notes = [...facts, ...(isRun === false ? ['this environment never runs it'] : [])];
        const about = notes.length > 0 ? ` (${escapeMarkdown(notes.join(', '))})` : '';
        return `${index + 1}. Command${about}\n\n${indent(toCodeBlock(command, 'shellscript'))}`;
      });
      const handling =
        list.at[0] === 'evaluator' ? vocabulary.handling?.evaluator.graders : undefined;
      const use = toMarkdown(describeGraderUse(shown.length, handling));
      return [titleOf(list.at), [use, ...withMore({ shown: items, more }, '… ')]] as const;
    }),
  ];
}

const indent = (block: string): string => block.replaceAll(/^(?=.)/gm, '   ');
