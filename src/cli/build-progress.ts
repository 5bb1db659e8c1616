import type { Progress } from '../dataset/progress.ts';
import { createTerminalProgress, isTerminal, type ShownProgress } from './terminal-progress.ts';

/** A bar on a terminal, else a line for each stage, or nothing when the user wants it quiet. */
export function createBuildProgress(
  isQuiet: boolean,
  say: (line: string) => void,
  stream: NodeJS.WriteStream = process.stderr,
): ShownProgress {
  if (isQuiet) return { progress: () => undefined, clear: () => undefined };
  if (isTerminal(stream)) return createTerminalProgress({ stream, patience: 0 });
  return { progress: sayStages(say), clear: () => undefined };
}

/** "rendering pages: 812", when a stage begins. */
function sayStages(say: (line: string) => void): Progress {
  let current: string | undefined;
  return (stage, _done, total) => {
    if (stage === current) return;
    current = stage;
    say(total === undefined ? stage : `${stage}: ${total}`);
  };
}
