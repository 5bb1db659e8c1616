import { toShownParts } from '#catalogue/task/shown-parts.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { describeStep } from '#sentences/setup/describe-step.ts';
import type { StepDetail } from '#sentences/setup/step-details.ts';
import type { Step } from '#format/task.ts';
import { toCodeBlock, toCodeSpan, toMarkdown } from '#text/to-markdown.ts';
import { withMore } from '#text/first-items.ts';

/** Steps as a numbered list, each with what it runs, fetches or opens; none without steps. */
export function listStepBlocks(steps: readonly Step[], vocabulary: Vocabulary): string[] {
  const { shown, more } = toShownParts(steps);
  const items = shown.map((step, index) => {
    const { sentence, notes, detail, rest, extra } = describeStep(step, vocabulary);
    const others = Object.entries({ ...extra, ...rest });
    const mark = `${index + 1}. `;
    const blocks = [
      [...[sentence, ...notes].map(toMarkdown)].join('\n'),
      ...(detail ? listDetail(detail) : []),
      ...(others.length > 0 ? [toList(others.map(describeField))] : []),
    ].join('\n\n');
    return `${mark}${blocks.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)}`;
  });
  return withMore({ shown: items, more }, '… ');
}

function listDetail(detail: StepDetail): string[] {
  switch (detail.kind) {
    case 'command':
      return [toCodeBlock(detail.text, detail.language)];
    case 'addresses':
      return [toList(detail.addresses.map(toCodeSpan))];
    case 'files':
      return [
        toList(detail.files.map(({ from, to }) => `${toCodeSpan(to)} from ${toCodeSpan(from)}`)),
      ];
    case 'visits':
      return [
        toList(
          detail.visits.map(({ address, before }) => `${toCodeSpan(address)}, ${before} earlier`),
        ),
      ];
    case 'operations':
      return [toList(detail.operations.map(({ sentence }) => toMarkdown(sentence)))];
  }
}

const describeField = ([name, value]: [string, unknown]): string =>
  `${toCodeSpan(name)}: ${toCodeSpan(JSON.stringify(value))}`;

const toList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
