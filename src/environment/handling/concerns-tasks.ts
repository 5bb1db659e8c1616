import { mentionsTask } from './find-seeds.ts';
import { mayJudge } from './read-waits.ts';

/** Whether a file of an environment's package may load or judge tasks, or replace texts in them. */
export const mayLoadTasks = (text: string): boolean => mentionsTask(text) || mayFill(text);

/** Calls that may put values into texts of a task: text that the file writes itself is none. */
const filling =
  /[\w)\]]\.(?:format\(\s*(?:\*\*|\w+\s*=)|(?:format_map|substitute|safe_substitute)\()|\.replace\(\s*(?:[rf]{0,2}["'][^"'\n]{0,40}[A-Z{<$%@]|\w+(?:\.\w+)*\s*[,)+[])|\bsub\(\s*(?:[rf]{0,2}["'][^"'\n]{0,40}(?:[A-Z]{3}|[{<$%@])|\w+(?:\.\w+)*\s*,)/;

const mayFill = (text: string): boolean => filling.test(text);

/** Whether a file outside of it may run tasks. */
export const mayRunTasks = (text: string): boolean =>
  mayJudge(text) ||
  (text.includes('json.load') && /["']instruction["']/.test(text)) ||
  /\.reset\(\s*(?:\w+\s*=\s*)?(?:task|example|config)/.test(text) ||
  /["'](?:evaluator|related_apps)["']\s*[\]),]/.test(text);

/** Whether a file of the package is one that runs tasks: it asks for the evaluation and does not do it. */
export const runsTasks = (text: string): boolean =>
  mayJudge(text) && !/\bdef evaluate\(/.test(text);
