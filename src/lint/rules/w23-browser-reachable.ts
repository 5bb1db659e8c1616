import { debuggingPortOption } from '../../vocabulary/browsers.ts';
import { commandText } from '../facts/setup/command-lines.ts';
import { defineTaskRule } from '../model/rule.ts';
import { commandOf, setupSteps, stepsIn } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { endsBrowser, opensTabs, startsBrowser } from '../facts/apps/browser-steps.ts';
import { fetches } from '../facts/fetches.ts';

const launch = (...command: string[]) => ({ type: 'launch', parameters: { command } });
const task = (postconfig: object[], ...options: string[]) => ({
  config: [launch('chromium', ...options)],
  evaluator: {
    postconfig,
    func: 'is_expected_tabs',
    result: { type: 'open_tabs_info' },
    expected: { type: 'rule', rules: { type: 'url', urls: ['https://example.org/'] } },
  },
});
const port = '--remote-debugging-port=1337';

export const browserReachable = defineTaskRule({
  code: 'W23',
  name: 'browser-reachable',
  severity: 'warning',
  summary: 'A browser whose tabs are judged still runs, and listens on its debugging port.',
  why: 'The tabs of a browser are gone when it ends, and those of a browser without a debugging port cannot be read. The check then reads no tabs.',
  howToFix:
    'Leave the browser running in "postconfig", and start it in "config" with "--remote-debugging-port".',
  concerns: ['action launch', 'action close_window', 'getter'],
  examples: {
    good: [task([], port)],
    bad: [task([launch('pkill', 'chromium')], port), task([])],
  },

  message: ({ getter, fault }: { getter: string; fault: Fault }) =>
    `"${getter}" reads the tabs of a browser that ${faults[fault]}`,

  *check(view, { vocabulary }) {
    for (const { getter, at } of fetches(view)) {
      const entry = vocabulary.find('getter', getter);
      if (entry === undefined || !tabReaders.has(entry.name)) continue;
      const needsPort = entry.kind === 'getter' && entry.contract.needsDebugPort === true;
      const fault = findFault(view, needsPort);
      if (fault !== undefined) yield { at: [...at, 'type'], getter: entry.name, fault };
    }
  },
});

/** Getters that read the tabs that the agent has left; others open a page of their own. */
const tabReaders = new Set([
  'active_tab_html_parse',
  'active_tab_info',
  'active_tab_url_parse',
  'active_url_from_accessTree',
  'macys_product_url_parse',
  'open_tabs_info',
  'shop_product_url_parse',
  'url_dashPart',
  'url_path_parse',
]);

const faults = {
  ended: '"postconfig" has ended; leave it running',
  restarted: '"postconfig" has restarted, without its tabs; leave it running',
  'without port':
    'was started without a debugging port; add "--remote-debugging-port" to its command',
};

function findFault(view: TaskView, needsPort: boolean): Fault | undefined {
  let state: Fault | undefined;
  for (const step of stepsIn(view, 'postconfig')) {
    if (endsBrowser(step)) state = 'ended';
    else if (opensTabs(step)) return undefined;
    else if (state !== undefined && startsBrowser(step)) {
      if (commandOf(step).includes('restore')) return undefined;
      state = 'restarted';
    }
  }
  if (state !== undefined || !needsPort) return state;

  const steps = setupSteps(view);
  // A step that opens tabs has found the port.
  if (steps.some(opensTabs) || !steps.some(startsBrowser)) return undefined;
  return commandText(view).includes(debuggingPortOption) ? undefined : 'without port';
}

type Fault = keyof typeof faults;
