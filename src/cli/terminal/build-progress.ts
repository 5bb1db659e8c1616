import type { Progress } from '#dataset/progress.ts';
import { createTerminalProgress, isTerminal, type ShownProgress } from './terminal-progress.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** A progress bar on a terminal, else a line for each stage; nothing with `--quiet`. */
export function createBuildProgress(
  isQuiet: boolean,
  print: (line: string) => void,
  stream: NodeJS.WriteStream = process.stderr,
): ShownProgress {
  if (isQuiet) return { progress: () => undefined, clear: () => undefined };
  if (isTerminal(stream)) return createTerminalProgress({ stream, delay: 0 });
  return { progress: printStages(print), clear: () => undefined };
}

/** "rendering pages: 812", when a stage begins. */
function printStages(print: (line: string) => void): Progress {
  let current: string | undefined;
  return (stage, _done, total) => {
    if (stage === current) return;
    current = stage;
    print(total === undefined ? stage : `${stage}: ${formatCount(total)}`);
  };
}
