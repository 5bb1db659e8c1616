import type { Path } from '#text/json/json-pointer.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { type AppKind, appKinds } from '#vocabulary/app-kinds.ts';
import { launchStep, openStep, vmFile } from '../examples/example-parts.ts';
import { detectApp, pointsTo } from '../facts/apps/app-detection.ts';
import { namesOnlyPlaceholders } from '../facts/checks/placeholder-metrics.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { type SetupStep, setupSteps } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';

type Facts = { kind: string; evidence: string } | { app: string; isRepeated: boolean };

const path = '/home/user/letter.docx';
const task = (...related_apps: string[]) => ({
  related_apps,
  config: [launchStep('thunderbird'), openStep(path)],
  evaluator: {
    func: 'is_first_line_centered',
    result: vmFile(path, 'letter.docx'),
  },
  instruction: 'Centre the first line of the open letter, save it and attach it to an e-mail.',
});

export const relatedAppsMatch = defineTaskRule({
  code: 'W32',
  name: 'related-apps-match',
  severity: 'warning',
  consequence: 'nothing',
  summary: '"related_apps" lists the apps that the task works with, each once.',
  why: 'Tasks are selected and counted by app. With a missing or a wrong app the task is in the wrong group.',
  howToFix:
    'Add the app whose window or file the task uses, and remove one that was copied from another task.',
  concerns: ['action launch', 'action open', 'action activate_window'],
  examples: {
    good: [task('word_processor', 'mail_client')],
    bad: [task('mail_client'), task('word_processor', 'mail_client', 'spreadsheet')],
  },

  message: (facts: Facts) =>
    'app' in facts
      ? `"related_apps" lists "${facts.app}", but ${facts.isRepeated ? 'an earlier entry is the same app' : 'nothing in the task mentions it'}; remove it`
      : `"related_apps" lists no ${facts.kind}, but "${facts.evidence}" is used; add it or correct the step`,

  *check(view, { file, vocabulary }) {
    const { related_apps: apps } = view.fields;
    if (!Array.isArray(apps)) return;
    const listed: ListedApp[] = apps.map((app: unknown, index) => {
      const name = typeof app === 'string' ? vocabulary.app(app).name : '';
      return { app, name, at: ['related_apps', index] };
    });
    const ofFolder = appsOfFolder(file, vocabulary);
    const used = listUsed(view);
    yield* findRepeated(listed);
    yield* findMissing(used, listed, ofFolder, vocabulary);
    // A single app is not reported, since the array would be empty without it.
    if (apps.length < 2 || namesOnlyPlaceholders(view.evaluator.func, vocabulary)) return;
    const isUsed = (kind: AppKind) =>
      used.has(kind) || isOf(kind, ofFolder) || pointsTo(kind, view);
    yield* findUnused(listed, isUsed);
  },
});

interface ListedApp {
  /** As the file writes it. */
  app: unknown;
  /** Empty for anything but a string. */
  name: string;
  at: Path;
}

/** Of each kind of app that the setup uses, the first step that does. */
function listUsed(view: TaskView): ReadonlyMap<AppKind, { step: SetupStep; evidence: string }> {
  const used = new Map<AppKind, { step: SetupStep; evidence: string }>();
  for (const step of setupSteps(view)) {
    const found = detectApp(step);
    if (found && !used.has(found.kind)) used.set(found.kind, { step, evidence: found.evidence });
  }
  return used;
}

function* findRepeated(listed: readonly ListedApp[]): Generator<Problem<Facts>> {
  const names = new Set<string>();
  for (const { app, name, at } of listed) {
    if (typeof app === 'string' && names.has(name)) yield { at, app, isRepeated: true };
    names.add(name);
  }
}

function* findMissing(
  used: ReturnType<typeof listUsed>,
  listed: readonly ListedApp[],
  ofFolder: readonly string[],
  vocabulary: Vocabulary,
): Generator<Problem<Facts>> {
  const names = listed.map(({ name }) => name);
  // An unknown name may be another name of the app that the folder is named after.
  const hasOther = names.some((name) => !isKnown(name));
  // A program without a kind may open files of any, unless the folder is named after another.
  const mayOpenFiles =
    names.some((name) => !vocabulary.appNames.includes(name)) &&
    !appKinds.some((kind) => isOf(kind, ofFolder));
  for (const [kind, { step, evidence }] of used) {
    if (isOf(kind, names) || (hasOther && isOf(kind, ofFolder))) continue;
    if (step.effect?.kind === 'open file' && mayOpenFiles) continue;
    yield { at: ['related_apps'], kind: kind.label, evidence };
  }
}

function* findUnused(
  listed: readonly ListedApp[],
  isUsed: (kind: AppKind) => boolean,
): Generator<Problem<Facts>> {
  for (const { app, name, at } of listed) {
    if (typeof app !== 'string') continue;
    const kinds = appKinds.filter((kind) => kind.names.includes(name));
    if (kinds.length > 0 && !kinds.some(isUsed)) yield { at, app, isRepeated: false };
  }
}

const isOf = ({ names }: AppKind, apps: readonly string[]): boolean =>
  names.some((name) => apps.includes(name));

const isKnown = (name: string) => appKinds.some((kind) => isOf(kind, [name]));

/** The apps that the folders of a file are named after. */
const appsOfFolder = (file: string, vocabulary: Vocabulary): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((folder) => vocabulary.app(folder).name);
