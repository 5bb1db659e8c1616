import { expect, test } from 'vitest';
import { ruleSource } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { browserReachable as rule } from './w23-browser-reachable.ts';

const problemsIn = (config: unknown, postconfig: unknown, type: unknown = 'open_tabs_info') =>
  findProblems(rule, {
    config,
    evaluator: { func: 'is_expected_tabs', postconfig, result: { type } },
  });

const run = (...command: string[]) => ({ type: 'launch', parameters: { command } });
const withPort = run('google-chrome', '--remote-debugging-port=1337');
const withoutPort = run('google-chrome');
const kill = run('pkill', 'chrome');
const forward = (port: string) => run('socat', 'tcp-listen:9222,fork', `tcp:localhost:${port}`);
const tabs = { type: 'browser_open_tabs', parameters: { urls_to_open: [] } };

test.for([
  ['a browser that runs on', [withPort, forward('1337')], []],
  ['another program that is ended', [withPort, forward('1337')], [run('pkill', 'gedit')]],
  ['a browser ended before the agent acts', [kill, withPort, forward('1337')], []],
  ['a port that another program forwards', [withPort, run('ncat', '-l', '9222')], []],
  ['another port that is forwarded', [withPort, run('ssh', '-L', '80:localhost:1337')], []],
  ['the port of the environment', [run('chromium', '--remote-debugging-port=9222')], []],
  [
    'a port for other machines',
    [run('chromium', '--remote-debugging-port=1', '--remote-debugging-address=0.0.0.0')],
    [],
  ],
  ['tabs that are opened anew', [withPort], [kill, withPort, tabs]],
  ['a session that is restored', [withPort], [kill, run('chromium', '--restore-last-session')]],
  ['a browser that the agent starts', [], []],
  [
    'a port that another step sets',
    [run('sed', 's/$/ --remote-debugging-port=1/'), withoutPort, forward('1')],
    [],
  ],
  ['a port that is forwarded', [withPort, forward('1337'), tabs], []],
  [
    'a port that is chosen elsewhere',
    [run('chromium', '--remote-debugging-port=$P'), forward('1'), tabs],
    [],
  ],
  ['tabs that are opened in a browser that runs already', [tabs], []],
  ['steps of other types', 7, [5, { type: 'close_window', parameters: { window_name: 5 } }]],
] as const)('accepts %s', ([, config, postconfig]) => {
  expect(problemsIn(config, postconfig)).toEqual([]);
});

test.for(['bookmarks', 'page_info', 'unknown', 5])('leaves the getter "%s" alone', (type) => {
  expect(problemsIn([withoutPort], [kill], type)).toEqual([]);
});

test('needs no port to read the address bar', () => {
  expect(problemsIn([withoutPort], [], 'active_url_from_accessTree')).toEqual([]);
});

test.for([
  'Let the browser show https://example.org/ on startup.',
  'Make https://example.org/ the home page.',
  'Every time the browser is opened, I want to see https://example.org/.',
])('accepts a restart where the pages that open by themselves are judged: "%s"', (instruction) => {
  const problems = findProblems(rule, {
    instruction,
    config: [withPort, forward('1337')],
    evaluator: {
      postconfig: [kill, withPort],
      func: 'is_expected_tabs',
      result: { type: 'open_tabs_info' },
      expected: ruleSource({ type: 'url', urls: ['https://example.org/'] }),
    },
  });
  expect(problems).toEqual([]);
});

test.for([
  ['an ended browser', [withPort], [kill], 'ended'],
  [
    'a command that is a string',
    [withPort],
    [{ type: 'launch', parameters: { command: 'pkill -f chrome' } }],
    'ended',
  ],
  [
    'a closed window',
    [withPort],
    [{ type: 'close_window', parameters: { window_name: 'Google Chrome' } }],
    'ended',
  ],
  ['a browser that restarts', [withPort], [kill, withPort], 'restarted'],
  ['a missing port', [withoutPort], [], 'without port'],
  ['a port that is forwarded to none', [withPort, forward('1338')], [], 'other port'],
  ['a port that nothing forwards', [withPort], [], 'not forwarded'],
] as const)('reports %s', ([, config, postconfig, fault]) => {
  expect(problemsIn(config, postconfig)).toEqual([
    { at: ['evaluator', 'result', 'type'], name: 'open_tabs_info', fault },
  ]);
});

test.for([
  ['a missing port', [withoutPort, tabs], 1, 'without port'],
  ['another port', [withPort, forward('1338'), tabs, tabs], 2, 'other port'],
] as const)('reports %s once, at the first step that needs it', ([, config, index, fault]) => {
  expect(problemsIn(config, [])).toEqual([
    { at: ['config', index, 'type'], name: 'browser_open_tabs', fault },
  ]);
});

test('informs of tabs that are opened through a port that nothing forwards', () => {
  expect(problemsIn([withPort, tabs], [])).toEqual([
    {
      ...{ at: ['config', 1, 'type'], name: 'browser_open_tabs', fault: 'not forwarded' },
      severity: 'info',
    },
  ]);
});

test.for([
  ['ended', '"postconfig" has ended; leave it running'],
  ['restarted', '"postconfig" has restarted, without its tabs; leave it running'],
  [
    'without port',
    'was started without a debugging port; add "--remote-debugging-port" to its command',
  ],
  [
    'not forwarded',
    'listens on a port that only the machine itself reaches; forward port 9222 to it with "socat"',
  ],
] as const)('says what is wrong when it is %s', ([fault, expected]) => {
  expect(rule.message({ name: 'open_tabs_info', fault })).toBe(
    `"open_tabs_info" works with the tabs of a browser that ${expected}`,
  );
});
