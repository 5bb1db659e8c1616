import { debuggingPortOption } from '#vocabulary/browsers.ts';
import { launchStep, ruleSource } from '../examples/example-parts.ts';
import { commandText } from '../facts/setup/command-lines.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { commandOf, setupSteps, stepsIn } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { endsBrowser, opensTabs, startsBrowser } from '../facts/apps/browser-steps.ts';
import { fetches } from '../facts/fetches.ts';
const port = '--remote-debugging-port=1337';
const forward = launchStep('socat', 'tcp-listen:9222,fork', 'tcp:localhost:1337');
const task = (config: object[], ...postconfig: object[]) => ({
  config,
  evaluator: {
    postconfig,
    func: 'is_expected_tabs',
    result: { type: 'open_tabs_info' },
    expected: ruleSource({ type: 'url', urls: ['https://example.org/'] }),
  },
});

export const browserReachable = defineTaskRule({
  code: 'W23',
  name: 'browser-reachable',
  severity: 'warning',
  consequence: 'fails',
  summary:
    'A browser whose tabs are opened or judged listens on its debugging port, and still runs.',
  why: 'The tabs of a browser are gone when it ends, and a browser without a debugging port can neither open a tab for the setup nor list its tabs. The port accepts connections only from the machine itself, so another port must be forwarded to it. Setup then fails, or the check reads no tabs. If setup opens tabs and only the forwarded port is missing, the severity is info: newer environments then start the browser and "socat" themselves, half a minute later.',
  howToFix:
    'Leave the browser running in "postconfig", and start it in "config" with "--remote-debugging-port". Forward the port that the environment connects to, such as 9222, with "socat", and name the same debugging port in both commands.',
  concerns: [
    'action launch',
    'action close_window',
    'action browser_open_tabs',
    'action chrome_open_tabs',
    'getter with needsDebugPort',
  ],
  trackRecord: [{ dataset: 'DeskCraft', read: 2, defects: 2 }],
  examples: {
    good: [task([launchStep('chromium', port), forward])],
    bad: [
      task([launchStep('chromium', port), forward], launchStep('pkill', 'chromium')),
      task([launchStep('chromium'), forward]),
      task([launchStep('chromium', port)]),
    ],
  },

  message: ({ name, fault }: { name: string; fault: Fault }) =>
    `"${name}" works with the tabs of a browser that ${faults[fault]}`,

  *check(view, { vocabulary }): Generator<Problem<{ name: string; fault: Fault }>> {
    const opener = stepsIn(view, 'config').find(opensTabs);
    const missed = opener && findPortFault(view);
    if (missed) {
      const problem = { at: [...opener.at, 'type'], name: opener.type, fault: missed };
      yield missed === 'not forwarded' ? { ...problem, severity: 'info' } : problem;
    }
    for (const { getter, from, at } of fetches(view)) {
      const entry = vocabulary.find('getter', getter);
      // Others open another page than those that the agent has left.
      if (entry === undefined || (from?.kind !== 'active tab' && from?.kind !== 'tabs')) continue;
      const needsPort = entry.contract.needsDebugPort === true;
      const fault = findFault(view, needsPort);
      if (fault !== undefined) yield { at: [...at, 'type'], name: entry.name, fault };
    }
  },
});

const faults = {
  ended: '"postconfig" has ended; leave it running',
  restarted: '"postconfig" has restarted, without its tabs; leave it running',
  'without port':
    'was started without a debugging port; add "--remote-debugging-port" to its command',
  'other port':
    'listens on another port than the one that "socat" forwards to; write the same port',
  'not forwarded':
    'listens on a port that only the machine itself reaches; forward port 9222 to it with "socat"',
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
  // The pages that open by themselves are what such a task is about.
  if (state === 'restarted' && startPages.test(view.instruction)) return undefined;
  if (state !== undefined || !needsPort) return state;

  // At a step that opens tabs it is reported there.
  return setupSteps(view).some(opensTabs) ? undefined : findPortFault(view);
}

function findPortFault(view: TaskView): Fault | undefined {
  if (!setupSteps(view).some(startsBrowser)) return undefined;
  const text = commandText(view);
  if (!text.includes(debuggingPortOption)) return 'without port';
  const ports = Array.from(text.matchAll(browserPort), ([, number]) => number);
  if (ports.length === 0) return undefined;
  const forwarded = Array.from(text.matchAll(forwardedPort), ([, number]) => number);
  if (forwarded.length === 0) return isExposed(text, ports) ? undefined : 'not forwarded';
  return forwarded.some((number) => ports.includes(number)) ? undefined : 'other port';
}

/** Whether something may forward a port to the browser's, or the browser may listen for others. */
function isExposed(text: string, ports: readonly (string | undefined)[]): boolean {
  const rest = text.replaceAll(browserPort, '');
  return (
    ports.includes('9222') ||
    /9222|socat|--remote-debugging-address/.test(rest) ||
    ports.some((number) => rest.includes(number ?? ''))
  );
}

const browserPort = new RegExp(`${debuggingPortOption}[= ](\\d+)`, 'g');
const forwardedPort = /\btcp-listen:\S+ tcp\d?(?:-connect)?:(?:localhost|127\.0\.0\.1):(\d+)/gi;

/** How an instruction speaks of the pages that a browser opens by itself. */
const startPages =
  /\b(?:at|on|upon) (?:\w+ ){0,2}(?:launch|start)\b|\bstart[ -]?up\b|\b(?:each|every) time\b|\bwhen(?:ever)? (?:\S+ ){1,4}(?:is |are )?(?:launch|open|restart|start)(?:s|ed)?\b|\b(?:home|new tab|start|starting) ?pages?\b|\bwhere (?:I|you|we) left off\b|\b(?:reopen|restor)\w*\b|启动|起始页|主页|首页/i;

type Fault = keyof typeof faults;
