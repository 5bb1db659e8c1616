import { toCodeBlock, toMarkdown } from '#text/to-markdown.ts';
import { describeWhere } from '../code/describe-code-change.ts';
import { cutPatch, listSourcePatches } from '../code/source-patches.ts';
import type { ReachedFunction } from '../model/code-comparison.ts';
import type { ReleaseDiff } from '../model/release.ts';
import { describeUsers } from './describe-code.ts';
import type { FoldedSection } from './folded-sections.ts';
import { toEntries } from './list-sections.ts';

/** The functions whose code differs, and the source that differs, for a comment. */
export function listCodeSections({ code, functions }: ReleaseDiff): FoldedSection[] {
  const difference = code.seen === 'both' ? code.difference : undefined;
  if (!difference) return [];
  const patches = listSourcePatches(difference);
  const sections = [
    {
      title: 'Functions with other code',
      noun: 'function',
      entries: toEntries(functions, listFunction),
    },
    {
      title: 'Changes of their source',
      noun: 'file',
      entries: toEntries(patches, ({ patch }) =>
        toCodeBlock(cutPatch(patch, longestPatch), 'diff'),
      ),
    },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** In characters; other files need room too. */
const longestPatch = 8000;

const listFunction = ({ change, tasks }: ReachedFunction<unknown>): string => {
  const where = toMarkdown([
    `${change.kind} `,
    { code: change.name },
    ': ',
    ...describeWhere(change),
  ]);
  return `- ${where}; ${describeUsers(tasks)}`;
};
