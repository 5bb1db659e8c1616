import { didYouMean } from '#text/similarity/did-you-mean.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { createTypingErrorFinder } from '#text/similarity/typing-error.ts';
import { readCommands } from '#shell/command-effects.ts';
import { toProgramName } from '#machine/program-name.ts';
import { downloadStep, launchStep } from '../examples/example-parts.ts';
import { fetches } from '../facts/fetches.ts';
import { systemOf } from '../facts/apps/system-of.ts';
import { type System, systemNames } from '#machine/systems.ts';
import { setupSteps } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const path = '/home/user/notes.txt';
const url = 'https://files.example.org/notes.txt';
const task = (program: string) => ({
  config: [downloadStep(path, url), launchStep(program, path)],
});

export const programExistsOnSystem = defineTaskRule({
  code: 'W40',
  name: 'program-exists-on-system',
  severity: 'warning',
  consequence: 'stops',
  summary:
    'A program that a task runs exists on the operating system of the task, and is spelt right.',
  why: 'A program of another system is not on the machine, so the step fails. Usually the task was moved to another system and a command was forgotten. A misspelt name fails in the same way, and most environments continue without an error.',
  howToFix:
    'Use a program of the system that the task runs on, such as gedit instead of Notepad, and correct its spelling. If your environment has a program of this name, make an exception in dataset.json.',
  concerns: ['action launch', 'action execute', 'action command', 'getter vm_command_line'],
  examples: {
    good: [task('gedit')],
    bad: [task('notepad'), task('libreofice')],
  },

  message: (facts: Facts) =>
    'meant' in facts
      ? `unknown program "${facts.program}"${didYouMean(facts.meant)}`
      : describeMissing(facts),

  *check(task, { file }): Generator<Problem<Facts>> {
    const found: { program: string; at: Path }[] = [];
    for (const place of programsOf(task)) {
      if (onlyOn.has(place.program)) found.push(place);
      const meant = findMeant(place.program);
      if (meant !== undefined) yield { ...place, meant };
    }
    if (found.length === 0) return;
    const system = systemOf(task, file);
    if (system === undefined) return;
    for (const { program, at } of found) {
      if (onlyOn.get(program) !== system) yield { at, program, system };
    }
  },
});

type Facts = MissingProgram | { program: string; meant: string };

interface MissingProgram {
  program: string;
  /** The system that it does not exist on. */
  system: System;
}

const describeMissing = ({ program, system }: MissingProgram): string =>
  `"${program}" does not exist on ${systemNames[system]}, which the task runs on; use a ${systemNames[system]} program`;

const oftenRun =
  'apt-get chromium-browser firefox gnome-terminal google-chrome gsettings libreoffice msedge nautilus powershell python python3 soffice sqlite3 systemctl taskkill tasklist thunderbird xdg-open'.split(
    ' ',
  );
const findMisspelt = createTypingErrorFinder(oftenRun);
const byLetters = new Map(oftenRun.map((name) => [lettersOf(name), name]));

/** The program of which a name is a typing error or lacks the hyphen. */
function findMeant(program: string): string | undefined {
  if (program === windowless) return undefined;
  const same = byLetters.get(lettersOf(program));
  return same === undefined || same === program ? findMisspelt(program) : same;
}

function lettersOf(name: string): string {
  return name.replaceAll(/[_-]/g, '');
}

/** A program whose name is nearly that of another one. */
const windowless = 'pythonw';

// On Linux "open" may be another name of "xdg-open".
const programs: Readonly<Record<System, string>> = {
  linux:
    'apt apt-get dpkg eog evince gedit gnome-terminal gsettings nautilus snap systemctl totem wmctrl xdg-open xdotool ydotool',
  macos: 'launchctl mdfind osascript pbcopy pbpaste scutil sw_vers systemsetup',
  windows: 'cmd explorer mspaint notepad powerpnt reg regedit taskkill tasklist winword wmplayer',
};

const onlyOn: ReadonlyMap<string, string> = new Map(
  Object.entries(programs).flatMap(([system, list]) =>
    list.split(' ').map((program) => [program, system] as const),
  ),
);

function* programsOf(task: TaskView): Generator<{ program: string; at: Path }> {
  for (const { parameters, at } of setupSteps(task)) {
    yield* programsIn(parameters, [...at, 'parameters', 'command']);
  }
  for (const { source, at } of fetches(task)) yield* programsIn(source, [...at, 'command']);
}

function* programsIn(record: JsonObject, at: Path): Generator<{ program: string; at: Path }> {
  if (record.command === undefined) return;
  for (const [first = ''] of readCommands(record) ?? []) {
    yield { program: toProgramName(first).toLowerCase(), at };
  }
}
