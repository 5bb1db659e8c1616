import { toTaskId } from '#dataset/files/to-task-id.ts';
import type { ReportedShortcut } from '#shortcuts/report/reported-shortcuts.ts';
import { fileOfMember } from '#text/file-name.ts';
import { isObject } from '#text/json/json-value.ts';
import type { CheckedTarget } from './check-targets.ts';

/** The shortcuts of a target's tasks, in the order of these; none if they were not asked for. */
export const listShortcuts = ({ tasks, shortcutsOf, pathOf }: CheckedTarget): ReportedShortcut[] =>
  shortcutsOf === undefined
    ? []
    : tasks.flatMap(({ file, fields }) => {
        if (!isObject(fields)) return [];
        const [id, path] = [toTaskId({ file, fields }), pathOf(fileOfMember(file))];
        return shortcutsOf(fields).map((shortcut) => ({ ...shortcut, file, id, path }));
      });
