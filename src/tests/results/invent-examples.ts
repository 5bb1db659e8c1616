import { type InventedSystem, type InventedTask, inventResults } from './invent-runs.ts';

const systems: readonly (InventedSystem & { title: string; date: string })[] = [
  { title: 'Aster', name: 'aster', strength: 0.25, coverage: 1, date: '2026-02-03' },
  { title: 'Birch', name: 'birch', strength: 0.4, coverage: 0.6, date: '2026-03-10' },
  { title: 'Cedar', name: 'cedar', strength: 0.6, coverage: 0.97, date: '2026-04-21' },
];
const seed = 7;

/** The files with the results of three invented systems on the examples, relative to their folder. */
export function inventExamples(tasks: readonly InventedTask[]): { path: string; text: string }[] {
  return systems.flatMap((system) => {
    const { title, name, date } = system;
    const about = {
      $schema: '../../../public/schema/run.schema.json',
      name: title,
      system: title,
      date,
      settings: { max_steps: 30, observation: 'screenshot' },
      invented: true,
    };
    const lines = inventResults(system, tasks, seed).map((result) => {
      const { task, score, steps, seconds, error } = result;
      return `${JSON.stringify({ task: task.id, score, steps, seconds, error })}\n`;
    });
    return [
      { path: `${name}/run.json`, text: `${JSON.stringify(about, null, 2)}\n` },
      { path: `${name}/results.jsonl`, text: lines.join('') },
    ];
  });
}
