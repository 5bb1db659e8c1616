import { type Browser, browsers, findBrowser, namesChromium } from '#vocabulary/browsers.ts';
import type { AppKind } from '#vocabulary/app-kinds.ts';
import { readCommands, readEffects } from '#shell/command-effects.ts';
import { detectApp, findAppKind } from './app-detection.ts';
import { commandOf, commandWords, hasEffect, type SetupStep } from '../setup/setup-steps.ts';

/** Whether a step starts a browser whose debugging port and profile getters can read. */
export function startsBrowser(step: SetupStep): boolean {
  return !killsBrowser(step) && programsStarted(step).some(namesChromium);
}

/** The browsers that a step starts, of any kind. */
export function startedBrowsers(step: SetupStep): Browser[] {
  if (killing.test(commandOf(step))) return [];
  return programsStarted(step).flatMap((program) => findBrowser(program) ?? []);
}

/** Whether a step opens pages in a browser, which then runs and listens on its debugging port. */
export function opensTabs({ effect }: SetupStep): boolean {
  return effect?.kind === 'open pages';
}

/** Whether it is sure that a step ends a browser. */
export function endsBrowser(step: SetupStep): boolean {
  if (killsBrowser(step)) return true;
  const { effect, parameters } = step;
  if (effect?.kind !== 'close window') return false;
  const title = parameters[effect.title];
  return typeof title === 'string' && namesChromium(title);
}

/** Whether a command of a step ends a browser by its name. */
export function killsBrowser(step: SetupStep): boolean {
  const text = commandOf(step);
  return killing.test(text) && namesChromium(text);
}

/** The same for a browser of any kind. */
export function killsAnyBrowser(step: SetupStep): boolean {
  const text = commandOf(step).toLowerCase();
  return (
    killing.test(text) &&
    browsers.some(({ processes }) => processes.some((name) => text.includes(name)))
  );
}

/** Errs towards true: a step may end a browser in many ways. */
export function mayEndBrowser(step: SetupStep): boolean {
  if (endsBrowser(step)) return true;
  if (endsOtherApp(step)) return false;
  const { effect, type } = step;
  const closes = effect ? hasEffect(step, closing) : type.startsWith('close_');
  return closes || ending.test(commandOf(step));
}

const closing = new Set(['close window', 'close windows'] as const);

/** The programs that a step leaves running; a command that only runs one waits for its end. */
function programsStarted(step: SetupStep): string[] {
  const windows = startOnWindows.exec(commandOf(step))?.[1];
  if (windows !== undefined) return [windows];
  if (step.effect?.kind !== 'start program') return [];
  const commands = readCommands(step.parameters);
  // Of a command that depends on more than its text, only the first word is read.
  return commands?.map(([program = '']) => program) ?? commandWords(step).slice(0, 1);
}

/** Whether it is sure that a step ends another app and nothing else. */
function endsOtherApp(step: SetupStep): boolean {
  if (step.effect?.kind === 'close window') return isOther(detectApp(step)?.kind);
  // With this option the name is looked for in whole command lines, those of a browser too.
  if (/\s-\w{0,9}f/.test(commandOf(step))) return false;
  const effects = readEffects(step.parameters) ?? [];
  const names = effects.flatMap(({ things }) => things);
  return (
    effects.every(({ kind }) => kind === 'end') &&
    names.length > 0 &&
    names.every((name) => isOther(findAppKind(name)))
  );
}

const isOther = (kind: AppKind | undefined) => kind !== undefined && kind.label !== 'browser';

// These stay expressions: shells of two systems and programs of several languages end a browser.
/** `start` has the title of the window, in quotes, before the program. */
const startOnWindows =
  /(?:^|\s)(?:start|start-process)\s+(?:"[^"]*"\s+(?=\S))?(?:[/-]\w+\s+){0,3}["']?([^\s"']+)/i;
const killing = /kill|stop-process/i;
const ending =
  /kill|stop-process|close|quit|exit|f4|reboot|shutdown|ctrl.{1,5}(?:shift.{1,5})?[qw]\b|wmctrl\s+-c/i;
