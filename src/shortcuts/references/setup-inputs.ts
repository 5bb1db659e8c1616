import { memoizePerTask } from '#lint/facts/memoize-per-task.ts';
import { hasEffect, placedFiles, stepsIn } from '#lint/facts/setup/setup-steps.ts';
import { stringsWithin } from '#lint/facts/strings-within.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toWebPlace, type WebPlace } from './web-place.ts';

/** The files of the web that setup downloads for the agent. */
export const setupInputs = memoizePerTask((task: TaskView): readonly WebPlace[] =>
  stepsIn(task, 'config')
    .filter((step) => !hasEffect(step, shown))
    .flatMap((step) => [
      // A page that is downloaded is a file.
      ...placedFiles(step).flatMap(({ url = '' }) => toWebPlace(url) ?? []),
      ...stringsWithin(step.parameters, step.at).flatMap(({ text }) => findPlaces(text)),
    ]),
);

/** What shows pages, or fills a cloud drive, and downloads nothing to the machine. */
const shown = new Set(['open pages', 'close pages', 'prepare drive'] as const);

/** The files whose addresses a text has. */
export const findPlaces = (text: string): WebPlace[] =>
  (text.match(address) ?? []).flatMap((url) => {
    const place = toWebPlace(url.replace(/[.,:!?]+$/, ''));
    return place?.isFile === true ? [place] : [];
  });

const address = /https?:\/\/[^\s"'<>|;)\]},\\`]+/gi;
