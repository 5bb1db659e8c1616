import { emptyHandling, type TaskHandling } from '#vocabulary/source/task-handling.ts';
import { loadContracts } from './contracts-cache.ts';
import { findRepository } from '../source/source-tree.ts';
import { readBeside } from '../source/read-runners.ts';
import { digestSources, type EnvironmentSources } from '../source/read-sources.ts';

/** What loads and judges tasks, where no folder has the functions of an environment. */
export interface OpenLoader {
  handling: TaskHandling;
  mentions?: ((name: string) => boolean) | undefined;
}

/** Code that judges tasks in ways that are not understood: nothing is certain. */
const unknownHandling: TaskHandling = { ...emptyHandling, mayReplaceMore: true };

const mentionsEvaluator = /["']evaluator["']|\.evaluator\b|^\s*evaluator\s*:/m;
const definesJudge = /\bdef \w*(?:evaluat|judge|grade|score|verif|check)\w*\(/;

/**
 * Reads the Python files in the repository of a tasks folder. Undefined where none of them judges tasks:
 * other programs that read tasks do not show what becomes of them.
 */
export function openLoader(tasksFolder: string): OpenLoader | undefined {
  const top = findRepository(tasksFolder) ?? tasksFolder;
  const empty: EnvironmentSources = { files: [], refused: [], folderName: '' };
  const beside = readBeside(top, { from: top, top, sources: empty });
  const texts = [...beside.loaders, ...beside.runners].map(({ text }) => text);
  if (!texts.some((text) => mentionsEvaluator.test(text))) return undefined;
  const sources = { ...empty, ...beside };
  const { handling } = loadContracts({ ...sources, digest: digestSources(sources) });
  if (handling.evaluator.isJudged === true) return { handling, mentions: beside.mentions };
  const judges = texts.some(
    (text) => definesJudge.test(text) || (mentionsEvaluator.test(text) && /^class \w/m.test(text)),
  );
  return judges ? { handling: unknownHandling } : undefined;
}
