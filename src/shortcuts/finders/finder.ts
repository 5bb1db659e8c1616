import type { TaskView } from '#lint/facts/task-view.ts';
import type { Setting } from '../model/setting.ts';
import type { ShortcutFact } from '../model/shortcut.ts';

/** Finds shortcuts of a few kinds in a task, or in a part of it that is judged by itself. */
export type Finder = (task: TaskView, setting: Setting) => Iterable<ShortcutFact>;
