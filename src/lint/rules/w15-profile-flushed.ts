import type { Provenance } from '#vocabulary/contract/provenance.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { type JsonObject, toArray, toStrings } from '#text/json/json-value.ts';
import { type Browser, findProfileBrowser } from '#vocabulary/browsers.ts';
import { launchStep, ruleSource, sleepStep } from '../examples/example-parts.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { commandOf, type SetupStep, stepsIn } from '../facts/setup/setup-steps.ts';
import { fetches } from '../facts/fetches.ts';
import {
  killsAnyBrowser,
  mayEndBrowser,
  opensTabs,
  startedBrowsers,
  startsBrowser,
} from '../facts/apps/browser-steps.ts';

interface Facts {
  getter: string;
  /**
   * The seconds that a running browser needs to store it, and those that the environment waits, where
   * that is known; or a browser that is ending.
   */
  fault: { wait: number; waited: number | undefined } | { isEnding: true };
}
const task = (postconfig: object[]) => ({
  config: [launchStep('google-chrome', '--remote-debugging-port=1337')],
  evaluator: {
    postconfig,
    func: 'is_expected_bookmarks',
    result: { type: 'bookmarks' },
    expected: ruleSource({ type: 'bookmark_bar_folders_names', names: ['Travel'] }),
  },
});

export const profileFlushed = defineTaskRule({
  code: 'W15',
  name: 'profile-flushed',
  severity: 'warning',
  consequence: 'fails',
  summary: 'The browser has stored its profile before the profile is read from disk.',
  why: 'A running browser writes parts of its profile seconds later or when it ends. Until then the disk has the old state, and a task that was solved may fail. If the browser is ended but nothing waits until it has stored its profile, or if it is not known how long the environment waits before it judges, the severity is info.',
  howToFix:
    'End the browser in "postconfig" and wait a moment, or let it run and wait as long as the message says. If the environment itself waits before it judges, set "secondsBeforeJudging" in "environment" of dataset.json. Where the source of the environment has the files that run tasks, this time is read from them.',
  yieldsTo: ['S01', 'S02', 'V05', 'V08'],
  concerns: [
    'action close_window',
    'action launch',
    'getter content_from_vm_file',
    'getter vm_command_line',
    'getter vm_file',
    'getter with readsProfile',
  ],
  examples: {
    good: [task([launchStep('pkill', 'chrome'), sleepStep(3)])],
    bad: [task([]), task([launchStep('pkill', 'chrome')])],
  },

  message({ getter, fault }: Facts) {
    if ('isEnding' in fault) {
      return `"${getter}" reads the profile of a browser that was ended just before; add a "sleep" of some seconds`;
    }
    const what = `"${getter}" reads the profile of a browser that is still running`;
    const how = `close the browser in "postconfig" first, or wait ${fault.wait} seconds`;
    const more = fault.waited === undefined ? ', unless the environment itself waits' : '';
    return `${what}; ${how}${more}`;
  },

  *check(view, { vocabulary, environment }): Generator<Problem<Facts>> {
    const config = stepsIn(view, 'config');
    const postconfig = stepsIn(view, 'postconfig');
    const started = new Set(config.flatMap((step) => startedBrowsers(step)));
    const isChromium = config.some((step) => startsBrowser(step) || opensTabs(step));
    if (!isChromium && started.size === 0) return;
    const isEnded = postconfig.some(mayEndBrowser);
    // Any further step is enough time for it.
    if (isEnded && !isPlainKill(postconfig.at(-1))) return;
    const waited = environment?.secondsBeforeJudging;
    const secondsInAll = secondsWaited(postconfig) + (waited ?? 0);

    for (const { getter, from, source, at } of fetches(view)) {
      const entry = vocabulary.find('getter', getter);
      if (!entry) continue;
      const reads = entry.contract.readsProfile === true && isChromium;
      if (!reads && !readsProfileFile(started, from, source)) continue;
      const wait = entry.contract.secondsToDisk ?? usualFlushSeconds;
      if (secondsInAll >= wait) continue;
      const about = [toPointer(at), '/evaluator/postconfig'];
      const place = { at: [...at, 'type'], about, getter: entry.name };
      // Most environments wait, for this very reason.
      const severity = waited === undefined ? 'info' : 'warning';
      if (!isEnded) yield { ...place, fault: { wait, waited }, severity, cause };
      else yield { ...place, fault: { isEnding: true }, severity: 'info' };
    }
  },
});

const cause = 'the profile of a browser is read while it is running';

/** Chromium stores settings and history within 10 seconds; some margin is added. */
const usualFlushSeconds = 15;

/** Whether a getter reads a file in the profile of a browser that was started, perhaps with a command. */
function readsProfileFile(
  started: ReadonlySet<Browser>,
  from: Provenance | undefined,
  source: JsonObject,
): boolean {
  if (started.size === 0) return false;
  if (from?.kind === 'machine file') {
    return toArray(source[from.path]).some((file) => isProfileOf(started, file));
  }
  if (from?.kind !== 'command output') return false;
  const text = toStrings(source.command).join(' ');
  return isProfileOf(started, text) && !endsOrWaits.test(text);
}

function isProfileOf(started: ReadonlySet<Browser>, text: unknown): boolean {
  const browser = typeof text === 'string' ? findProfileBrowser(text) : undefined;
  return browser !== undefined && started.has(browser);
}

/** What a command does before it reads; an extension is on disk as soon as it is installed. */
const endsOrWaits = /kill|stop-process|sleep|wait|\bExtensions\b/i;

function isPlainKill(step: SetupStep | undefined): boolean {
  if (step === undefined || !killsAnyBrowser(step)) return false;
  return !/sleep|wait/.test(commandOf(step));
}

function secondsWaited(steps: readonly SetupStep[]): number {
  let seconds = 0;
  for (const { effect, parameters } of steps) {
    const own = effect?.kind === 'wait' ? parameters[effect.seconds] : undefined;
    if (typeof own === 'number') seconds += own;
  }
  return seconds;
}
