import { addresses, withBase } from '#addresses/addresses.ts';
import { resultAddresses } from '#addresses/result-addresses.ts';
import type { About } from '#catalogue/citing/about.ts';
import type { Results } from '#results/model/results.ts';

/** Every run with its rates, and how they were counted, as one JSON object. */
export function toResultsJson(results: Results, { canary }: About, root: string): string {
  const file = {
    $schema: withBase(root, addresses.exportSchema('results')),
    ...(canary !== undefined && { canary }),
    tasks: results.taskCount,
    threshold: results.threshold,
    invented: results.invented,
    notes: results.notes,
    runs: results.runs.map((run) => ({
      run: run.segment,
      name: run.name,
      system: run.system,
      address: withBase(root, resultAddresses.run(run.segment)),
      date: run.date,
      settings: run.settings,
      links: run.links,
      madeOn: run.madeOn,
      invented: run.isInvented,
      trials: run.trials,
      counts: run.counts,
      rates: run.rates,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
