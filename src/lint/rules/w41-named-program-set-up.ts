import type { JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { browsers } from '#vocabulary/browsers.ts';
import { detectApp } from '../facts/apps/app-detection.ts';
import { startedBrowsers } from '../facts/apps/browser-steps.ts';
import { toProgramName } from '#machine/program-name.ts';
import { commandWords, stepsIn, type SetupStep } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (program: string) => ({
  instruction: 'In Firefox, save the open page as a PDF on the desktop.',
  config: [{ type: 'launch', parameters: { command: [program, 'https://example.org/'] } }],
});

export const namedProgramSetUp = defineTaskRule({
  code: 'W41',
  name: 'named-program-set-up',
  severity: 'warning',
  consequence: 'fails',
  summary: 'Setup starts the program that the instruction names, and no other program of its kind.',
  why: 'An agent that follows the instruction does not work in the program that setup starts and the evaluator checks. Browsers, the parts of LibreOffice, media players, image editors, mail clients and text editors are compared with those of their kind; except for browsers, only in tasks with one app.',
  howToFix: 'Name the program that setup starts, or start the one that the instruction names.',
  concerns: ['action launch', 'action open'],
  examples: {
    good: [task('firefox')],
    bad: [task('google-chrome')],
  },

  message: ({ named, started }: Record<'named' | 'started', string>) =>
    `the instruction names ${named}, but this step starts ${started}; name and start the same program`,

  *check(task) {
    if (!anyName.test(task.instruction)) return;
    const steps = stepsIn(task, 'config');
    for (const findStarted of [startsOfBrowsers, startsOfOffice, startsOfOthers]) {
      const found = findStarted(task, steps);
      if (found !== undefined) yield found;
    }
  },
});

interface Mismatch {
  at: Path;
  named: string;
  started: string;
}

/** Part of every name below; a fast test. */
const anyName =
  /Brave|Chrom|Code|Edge|Evolution|Firefox|gedit|GIMP|Inkscape|Krita|Office|Sublime|Thunderbird|Totem|VLC/i;

/** The name of a browser, as a name: "edge" and "brave" are words too. */
const browserNames: Readonly<Record<string, RegExp>> = {
  brave: /\bBrave\b(?=.{0,9}browser)/,
  chrome: /\bchrome\b/i,
  chromium: /\bchromium\b/i,
  edge: /\b(?:Microsoft|MS) Edge\b|\bEdge (?:browser|settings)\b|\b(?:in|open|using|with) Edge\b/,
  firefox: /\bfirefox\b/i,
};

function startsOfBrowsers(
  { instruction }: TaskView,
  steps: readonly SetupStep[],
): Mismatch | undefined {
  const named = browsers.filter(({ name }) => browserNames[name]?.test(instruction));
  const [first] = named;
  if (first === undefined) return undefined;
  const started = steps.flatMap((step) =>
    startedBrowsers(step).map((browser) => ({ browser, at: step.at })),
  );
  const [start] = started;
  if (start === undefined || started.some(({ browser }) => named.includes(browser))) {
    return undefined;
  }
  // Chromium takes the place of Chrome where Chrome does not exist.
  if (started.some(({ browser }) => browser.name === 'chromium') && first.name === 'chrome') {
    return undefined;
  }
  return { at: start.at, named: first.title, started: start.browser.title };
}

/** With several apps, another one may be the agent's to start. */
const hasOneApp = ({ related_apps: apps }: JsonObject) => Array.isArray(apps) && apps.length === 1;

const officePart = /\blibre ?office (calc|impress|writer)\b/i;
const officeParts: Readonly<Record<string, string>> = {
  libreoffice_calc: 'LibreOffice Calc',
  libreoffice_impress: 'LibreOffice Impress',
  libreoffice_writer: 'LibreOffice Writer',
};

function startsOfOffice(
  { instruction, fields }: TaskView,
  steps: readonly SetupStep[],
): Mismatch | undefined {
  const part = officePart.exec(instruction)?.[1]?.toLowerCase();
  if (part === undefined || !hasOneApp(fields)) return undefined;
  const named = `libreoffice_${part}`;
  const started = steps.flatMap((step) => {
    const name = detectApp(step)?.kind.names.find((one) => officeParts[one] !== undefined);
    return name === undefined ? [] : [{ name, at: step.at }];
  });
  const [start] = started;
  if (start === undefined || started.some(({ name }) => name === named)) return undefined;
  return { at: start.at, named: officeParts[named] ?? '', started: officeParts[start.name] ?? '' };
}

/** Programs of one kind, which are seldom used together. */
const kinds: readonly (readonly { title: string; name: RegExp; program: string }[])[] = [
  [
    { title: 'VLC', name: /\bVLC\b/i, program: 'vlc' },
    { title: 'Totem', name: /\bTotem\b/i, program: 'totem' },
  ],
  [
    { title: 'GIMP', name: /\bGIMP\b/i, program: 'gimp' },
    { title: 'Inkscape', name: /\bInkscape\b/i, program: 'inkscape' },
    { title: 'Krita', name: /\bKrita\b/i, program: 'krita' },
  ],
  [
    { title: 'Thunderbird', name: /\bThunderbird\b/i, program: 'thunderbird' },
    { title: 'Evolution', name: /\bEvolution\b/, program: 'evolution' },
  ],
  [
    { title: 'Visual Studio Code', name: /\bVS ?Code\b|\bVisual Studio Code\b/i, program: 'code' },
    { title: 'gedit', name: /\bgedit\b/i, program: 'gedit' },
    { title: 'Sublime Text', name: /\bSublime Text\b/i, program: 'subl' },
  ],
];

function startsOfOthers(
  { instruction, fields }: TaskView,
  steps: readonly SetupStep[],
): Mismatch | undefined {
  if (!hasOneApp(fields)) return undefined;
  const started = steps.flatMap((step) =>
    step.effect?.kind === 'start program'
      ? [{ program: toProgramName(commandWords(step)[0] ?? ''), at: step.at }]
      : [],
  );
  for (const kind of kinds) {
    const named = kind.filter(({ name }) => name.test(instruction));
    const [first] = named;
    if (
      first === undefined ||
      started.some(({ program }) => named.some((one) => one.program === program))
    )
      continue;
    for (const { program, at } of started) {
      const other = kind.find((one) => one.program === program);
      if (other !== undefined) return { at, named: first.title, started: other.title };
    }
  }
  return undefined;
}
