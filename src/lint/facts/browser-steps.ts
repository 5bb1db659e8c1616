import { namesChromium, tabOpeners } from '../../vocabulary/browsers.ts';
import type { AppKind } from '../../vocabulary/app-kinds.ts';
import { readCommands, readEffects } from '../../shell/command-effects.ts';
import { detectApp, findAppKind } from './app-detection.ts';
import { commandWords, type SetupStep } from './setup-steps.ts';

/** Whether a step starts a browser whose debugging port and profile getters can read. */
export function startsBrowser(step: SetupStep): boolean {
  if (step.type !== 'launch' || killsBrowser(step)) return false;
  const commands = readCommands(step.parameters);
  // Of a command that depends on more than its text, the first word is read alone.
  const programs = commands?.map(([program = '']) => program) ?? commandWords(step).slice(0, 1);
  return programs.some(namesChromium);
}

/** Whether a step opens pages in a browser, which then runs and listens on its debugging port. */
export function opensTabs({ type }: SetupStep): boolean {
  return tabOpeners.includes(type);
}

/** Whether it is sure that a step ends a browser. */
export function endsBrowser(step: SetupStep): boolean {
  if (killsBrowser(step)) return true;
  const { window_name: title } = step.parameters;
  return step.type === 'close_window' && typeof title === 'string' && namesChromium(title);
}

/** Whether a command of a step ends a browser by its name. */
export function killsBrowser(step: SetupStep): boolean {
  const text = commandWords(step).join(' ');
  return killing.test(text) && namesChromium(text);
}

/** Errs towards true: a step may end a browser in many ways. */
export function mayEndBrowser(step: SetupStep): boolean {
  if (endsBrowser(step)) return true;
  if (endsOtherApp(step)) return false;
  return step.type.startsWith('close_') || ending.test(commandWords(step).join(' '));
}

/** Whether it is sure that a step ends another application and nothing else. */
function endsOtherApp(step: SetupStep): boolean {
  if (step.type === 'close_window') return isOther(detectApp(step)?.kind);
  // With this option the name is looked for in whole command lines, those of a browser too.
  if (/\s-\w{0,9}f/.test(commandWords(step).join(' '))) return false;
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
const killing = /kill|stop-process/i;
const ending =
  /kill|stop-process|close|quit|exit|f4|reboot|shutdown|ctrl.{1,5}(?:shift.{1,5})?[qw]\b|wmctrl\s+-c/i;
