import type { Path } from '#text/json/json-pointer.ts';
import { namePart, toSectionAnchor } from '../parts/part-name.ts';
import type { Related } from '../related/related-tasks.ts';
import type { TaskEntry } from '../task/task-entry.ts';

/** A part of a task's page that can be linked. */
export interface Section {
  slug: string;
  text: string;
}

/**
 * The parts that a task's page has, in their order.
 *
 * @param beside the results of systems and the history of the task, where there are any
 */
export function listTaskSections(
  { task, findings, localFiles }: TaskEntry,
  related: Related,
  beside: { results?: object | undefined; timeline?: object | undefined } = {},
): Section[] {
  const { deprecated, extra } = task;
  const hasOtherFields = Object.keys(deprecated).length + Object.keys(extra).length > 0;
  return [
    { slug: 'setup', text: 'Setup' },
    ...task.stepLists.map(({ at }) => toSection(at, 'steps')),
    { slug: 'evaluation', text: 'Checks' },
    ...task.evaluators.map(({ at }) => toSection(at, 'checks')),
    ...task.graders.map(({ at }) => toSection(at, 'graders')),
    ...(findings.length > 0 ? [{ slug: 'findings', text: 'Findings' }] : []),
    ...(localFiles.length > 0 ? [{ slug: 'files', text: 'Files of this task' }] : []),
    ...(hasOtherFields ? [{ slug: 'other-fields', text: 'Other fields' }] : []),
    ...(related.ties.length > 0 ? [{ slug: 'related', text: 'Related tasks' }] : []),
    ...(beside.results ? [{ slug: 'results', text: 'Results' }] : []),
    ...(beside.timeline ? [{ slug: 'history', text: 'History' }] : []),
    { slug: 'cite', text: 'Cite this task' },
    { slug: 'file', text: 'Task file' },
  ];
}

const toSection = (at: Path, kind: Parameters<typeof toSectionAnchor>[1]): Section => ({
  slug: toSectionAnchor(at, kind),
  text: kind === 'graders' ? `Commands of ${namePart(at).code}` : namePart(at).label,
});
