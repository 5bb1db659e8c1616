import type { SourceLine } from '#vocabulary/source/source-line.ts';
import type { TaskEvent } from './follow/model.ts';

/** Where something happens in the source. */
export const lineOf = ({ unit, node }: Pick<TaskEvent, 'unit' | 'node'>): Required<SourceLine> => ({
  file: unit.module.path,
  line: unit.module.source.lineAt(node.from),
});
