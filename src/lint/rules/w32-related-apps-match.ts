import type { Path } from '#text/json/json-pointer.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { type AppKind, appKinds } from '#vocabulary/app-kinds.ts';
import { launchStep, openStep, vmFile } from '../examples/example-parts.ts';
import {
  detectApp,
  findProduct,
  isAskedFor,
  isMentioned,
  pointsTo,
} from '../facts/apps/app-detection.ts';
import { namesOnlyPlaceholders } from '../facts/checks/placeholder-metrics.ts';
import { isUnmentioned } from '../facts/apps/unmentioned-app.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { commandOf, type SetupStep, setupSteps } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';

type Facts =
  | { kind: string; evidence: string; isNamed?: true }
  | { app: string; isRepeated: boolean };

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
  why: 'Tasks are selected and counted by app. With a missing or a wrong app the task is in the wrong group. Of several programs that setup only starts, those that neither the instruction nor the evaluator speaks of may be there to be in the way; the severity is then info. So it is for an app of an unknown kind that nothing mentions.',
  howToFix:
    'Add the app whose window or file the task uses, and remove one that was copied from another task.',
  concerns: ['action launch', 'action open', 'action activate_window'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 13, defects: 13 }],
  examples: {
    good: [task('word_processor', 'mail_client')],
    bad: [task('mail_client'), task('word_processor', 'mail_client', 'spreadsheet')],
  },

  message: (facts: Facts) => {
    if ('app' in facts) {
      const reason = facts.isRepeated
        ? 'an earlier entry is the same app'
        : 'nothing in the task mentions it';
      return `"related_apps" lists "${facts.app}", but ${reason}; remove it`;
    }
    const reason = facts.isNamed
      ? `the instruction names "${facts.evidence}"; add it`
      : `"${facts.evidence}" is used; add it or correct the step`;
    return `"related_apps" lists no ${facts.kind}, but ${reason}`;
  },

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
    const missing = [...findMissing(view, used, { listed, ofFolder, vocabulary })];
    yield* missing;
    const isOther = missing.some(({ severity }) => severity !== 'info');
    const isWrong = isOther && apps.length === 1;
    if (!isWrong && namesOnlyPlaceholders(view.evaluator.func, vocabulary)) return;
    // A single app is not reported where the array would be empty without it.
    if (apps.length > 1 || isWrong) {
      // Any task may need a browser beside its other apps, but not in place of them.
      const mayNeed = apps.length > 1 ? pointsTo : isMentioned;
      const isUsed = (kind: AppKind) =>
        used.has(kind) || isOf(kind, ofFolder) || mayNeed(kind, view);
      yield* findUnused(listed, isUsed);
    }
    // An unknown name may be another name of an app that is used.
    if (missing.some((problem) => !('isNamed' in problem))) return;
    for (const { app, at } of listed.filter((entry) => isUnmentioned(entry, view, file))) {
      const severity = isOther ? 'warning' : 'info';
      yield { at, app: String(app), isRepeated: false, severity };
    }
  },
});

interface Listing {
  listed: readonly ListedApp[];
  /** The apps that the folders of the file are named after. */
  ofFolder: readonly string[];
  vocabulary: Vocabulary;
}

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
  view: TaskView,
  used: ReturnType<typeof listUsed>,
  { listed, ofFolder, vocabulary }: Listing,
): Generator<Problem<Facts>> {
  const names = listed.map(({ name }) => name);
  // An unknown name may be another name of the app that the folder is named after.
  const hasOther = names.some((name) => !isKnown(name));
  const isListed = (kind: AppKind) => isOf(kind, names) || (hasOther && isOf(kind, ofFolder));
  // A program without a kind may open files of any, unless the folder is named after another.
  const mayOpenFiles =
    names.some((name) => !vocabulary.appNames.includes(name)) &&
    !appKinds.some((kind) => isOf(kind, ofFolder));
  for (const [kind, { step, evidence }] of used) {
    if (isListed(kind) || (step.effect?.kind === 'open file' && mayOpenFiles)) continue;
    // Of several programs that are only started, some are there to be in the way.
    const isClutter = used.size > 1 && showsNothing(step) && !isAskedFor(kind, view);
    yield {
      at: ['related_apps'],
      kind: kind.label,
      evidence,
      ...(isClutter && { severity: 'info' }),
    };
  }
  for (const kind of appKinds) {
    if (used.has(kind) || isListed(kind)) continue;
    const evidence = findProduct(kind, view.instruction);
    if (evidence !== undefined)
      yield { at: ['related_apps'], kind: kind.label, evidence, isNamed: true };
  }
}

/** Whether a step starts a program without a file, an address or a port to work with. */
const showsNothing = ({ effect, parameters }: SetupStep): boolean =>
  (effect?.kind === 'start program' || effect?.kind === 'run command') &&
  !/.\s(?!-)\S|=\S/.test(commandOf({ parameters }));

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
