import { expect, test } from 'vitest';
import { exampleCatalogue } from '#catalogue/example-catalogue.ts';
import { exampleFinding } from '#lint/examples/example-finding.ts';
import { exampleTask } from '#lint/examples/example-task.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { toTaskRecord } from './task-record.ts';

const record = (part: JsonObject, root = '/') => {
  const findings = [
    exampleFinding(),
    exampleFinding({ severity: 'info' }),
    exampleFinding({ file: 'b' }),
  ];
  const suites = [{ name: 'quick', members: [{ folder: 'os', id: 'a' }] }];
  const [entry] = exampleCatalogue({ 'os/a.json': part }, { findings, suites }).entries;
  if (!entry) throw new Error('the example has no task');
  return toTaskRecord(entry, root);
};

test('contains what the catalogue knows beside the file itself', () => {
  const part = {
    id: 'a',
    instruction: 'Go there.',
    source: 'https://forum.example.org/1',
    related_apps: ['Browser', 'os'],
    config: [
      {
        type: 'download',
        parameters: { files: [{ url: 'https://files.example.org/a.txt', path: '/tmp/a.txt' }] },
      },
      { type: 'browser_open_tabs', parameters: { urls_to_open: ['https://trams.example.org/'] } },
    ],
    evaluator: {
      func: ['exact_match', 'is_in_list'],
      conj: 'or',
      result: [{ type: 'vm_file', path: '/a', dest: 'a' }, { type: 'vm_terminal_output' }],
    },
    proxy: true,
    possibility_of_env_change: 'high',
  };
  expect(record(part, 'https://tasks.example.org/x/')).toEqual({
    id: 'a',
    path: 'a',
    address: 'https://tasks.example.org/x/tasks/a/',
    file: 'os/a.json',
    digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    instruction: 'Go there.',
    instructions: ['Go there.'],
    apps: [
      { name: 'browser', label: 'Browser' },
      { name: 'os', label: 'Operating system' },
    ],
    metrics: ['exact_match', 'is_in_list'],
    getters: ['vm_file', 'vm_terminal_output'],
    actions: ['download', 'browser_open_tabs'],
    suites: ['quick'],
    envChange: 'high',
    proxy: true,
    fixedIp: null,
    sources: ['https://forum.example.org/1'],
    steps: 2,
    checks: 2,
    feasible: true,
    internet: 'needed',
    internetReasons: [
      'the file says that it needs a proxy',
      'its setup opens trams.example.org',
      'it uses a browser',
    ],
    liveHosts: ['trams.example.org'],
    assetHosts: ['files.example.org'],
    findings: { error: 1, warning: 0, info: 1 },
    task: exampleTask(part),
  });
});

test.for<[string, JsonObject, object]>([
  ['a task that cannot be done', { evaluator: { func: 'infeasible' } }, { feasible: false }],
  ['a task that cannot be scored', { evaluator: { func: '' } }, { feasible: null }],
  ['a task that says nothing', { config: undefined, related_apps: [] }, { steps: 0, apps: [] }],
  ['a file without a canonical form', { instruction: '\u{D800}' }, { digest: null }],
  ['an address below a base path', {}, {}],
])('describes %s', ([, part, expected]) => {
  expect(record(part, '/base')).toMatchObject({
    address: '/base/tasks/example/',
    ...expected,
  });
});
