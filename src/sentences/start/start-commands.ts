import type { JsonObject } from '#text/json/json-value.ts';
import { describeInput } from '#shell/input-program.ts';
import { toProgram } from '#shell/program.ts';
import { readOpener } from '#shell/read-opener.ts';
import { isCommand } from '#shell/shell-command.ts';
import { removeDoubtful, endProcess, type Machine, openApp, removePath } from './start-machine.ts';
import { openFile, startProgram } from './start-programs.ts';
import { readForwarder } from '../setup/describe-commands.ts';
import { collectStrings } from '#text/json/collect-strings.ts';
import { joinPath } from '#machine/paths.ts';
import { type CommandEffect, readCommands, readEffects } from '#shell/command-effects.ts';

/** What a step that runs a command does to the machine. */
export function applyCommand(
  machine: Machine,
  kind: CommandStep,
  parameters: JsonObject,
): 'read' | 'unread' {
  const found = readChanges(machine, kind, parameters);
  if (found === 'unread') removeDoubtful(machine, collectStrings(parameters.command).join(' '));
  return found;
}

type CommandStep = 'start program' | 'run command';

function readChanges(
  machine: Machine,
  kind: CommandStep,
  parameters: JsonObject,
): 'read' | 'unread' {
  const forwarder = readForwarder(parameters);
  if (forwarder) {
    machine.forwarders.push(forwarder);
    return 'read';
  }
  const effects = readEffects(parameters);
  if (effects) {
    for (const effect of effects) applyEffect(machine, effect);
    return 'read';
  }
  const [words = [], ...others] = readCommands(parameters) ?? [];
  if (others.length > 0) return 'unread';
  const { program: started, target } = readOpener(words) ?? {};
  if (started !== undefined) {
    const own = target === undefined ? [started] : [started, target];
    return startProgram(machine, parameters, own);
  }
  if (target !== undefined) {
    openFile(machine, target);
    return 'read';
  }
  const [program] = words;
  if (kind === 'start program' || program === 'gnome-terminal') {
    return startProgram(machine, parameters, words);
  }
  return pressKeys(machine, parameters);
}

function applyEffect(machine: Machine, { kind, things, folder, into }: CommandEffect): void {
  const paths = things.map((thing) => joinPath(folder, thing));
  switch (kind) {
    case 'create file':
      for (const path of paths) machine.files.add(path);
      return;
    case 'create folder':
      for (const path of paths) machine.folders.add(path);
      return;
    case 'delete':
      for (const path of paths) removePath(machine, path);
      return;
    case 'unpack':
      for (const archive of paths) {
        machine.unpacked.push({
          archive,
          into: into === undefined ? folder : joinPath(folder, into),
        });
      }
      return;
    case 'end':
      for (const name of things) endProcess(machine, name);
      return;
    case 'install':
      machine.others.push(['installed: ', { code: things.join(' ') }]);
      return;
    case 'wait':
  }
}

const quitting = new Set(['Alt+F4', 'Ctrl+Q']);

/** Keys may do anything; only these have a known effect on the desktop. */
function pressKeys(machine: Machine, { command }: JsonObject): 'read' | 'unread' {
  if (!isCommand(command)) return 'unread';
  const { language, text } = toProgram(command, typeof command === 'string');
  const input = language === 'python' ? describeInput(text) : undefined;
  if (input?.keys.some((keys) => quitting.has(keys)) === true) {
    machine.front = undefined;
    if (machine.apps.length === 1) {
      machine.apps = [];
      machine.pages = [];
    }
    return 'unread';
  }
  if (input?.keys.includes('Ctrl+Alt+T') === true) {
    const opened = { program: undefined, shows: undefined, debugPort: undefined };
    openApp(machine, { label: 'terminal', ...opened });
    return input.keys.length === 1 ? 'read' : 'unread';
  }
  return input?.onlyWaits === true ? 'read' : 'unread';
}
