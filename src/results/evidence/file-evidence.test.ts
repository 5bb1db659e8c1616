import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { toSuspectTasks } from './file-evidence.ts';

test('takes metrics, findings and live sites from the catalogue', () => {
  const catalogue = exampleCatalogue({
    'a.json': {
      id: 'a',
      config: [
        { type: 'chrome_open_tabs', parameters: { urls_to_open: ['https://shop.example.org/'] } },
      ],
      evaluator: { func: 'exact_match' },
    },
  });
  expect(toSuspectTasks(catalogue, undefined)).toEqual([
    {
      ...{ path: 'a', metrics: ['exact_match'], findings: [], judgingChanges: 0 },
      liveHosts: ['shop.example.org'],
    },
  ]);
});
