import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRandom } from '#results/statistics/random.ts';
import { type InventedSystem, type InventedTask, inventResults } from './invent-runs.ts';

/** Four systems, one with a slash in its name. */
const treeSystems: readonly InventedSystem[] = [
  { name: 'aster', strength: 0.2, coverage: 1 },
  { name: 'birch-2', strength: 0.35, coverage: 0.54 },
  { name: 'vendor/cedar', strength: 0.5, coverage: 0.95 },
  { name: 'dogwood', strength: 0.65, coverage: 0.99 },
];

/**
 * Writes a tree of results as OSWorld's runner does: scores as numbers, `True` and `False`, partial
 * ones, trajectories, errors without a result, runs that were interrupted, and files that were cut off.
 */
export async function writeRunnerTree(
  root: string,
  tasks: readonly InventedTask[],
  { systems = treeSystems, seed = 1, trial }: TreeOptions = {},
): Promise<void> {
  const files: [string, string][] = [];
  for (const system of systems) {
    const run = `pyautogui/screenshot/${system.name}${trial === undefined ? '' : `/trial-${trial}`}`;
    files.push([`${run}/args.json`, JSON.stringify({ model: system.name, max_steps: 50 })]);
    const random = createRandom(seed + system.name.length);
    for (const { task, score, steps, error } of inventResults(system, tasks, seed)) {
      const folder = `${run}/${task.folder}/${task.id}`;
      const lines = Array.from({ length: steps }, (_, step) => `{"step_num": ${step + 1}}\n`);
      const failure = error === undefined ? '' : `${JSON.stringify({ Error: error })}\n`;
      const fate = random();
      files.push([`${folder}/traj.jsonl`, lines.join('') + failure]);
      if (score !== undefined && fate > 0.01) {
        files.push([`${folder}/result.txt`, writeScore(score, fate)]);
      }
    }
  }
  for (const [name, text] of files) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

interface TreeOptions {
  systems?: readonly InventedSystem[];
  seed?: number;
  /** Default: the folder of a system has no number of a trial. */
  trial?: number;
}

/** A file that is cut off ends in the middle of its number, or is empty. */
function writeScore(score: number, fate: number): string {
  if (fate < 0.015) return '';
  if (fate < 0.02) return 'na';
  if (score === 1) return fate < 0.1 ? 'True' : '1.0\n';
  if (score === 0) return fate < 0.1 ? 'False' : '0\n';
  return `${score}\n`;
}
