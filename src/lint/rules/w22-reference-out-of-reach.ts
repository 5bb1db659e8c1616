import { cloudFile, downloadStep, vmFile } from '../examples/example-parts.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { toArray } from '#text/json/json-value.ts';
import { commandLines } from '../facts/setup/command-lines.ts';
import { fetches } from '../facts/fetches.ts';
import { toFileName } from '#text/file-name.ts';
import { toHomePath } from '#machine/home-path.ts';
import { isWorded, looksLikeReference } from '../facts/files/reference-names.ts';
import { isGiven, isWorkedOn } from '../facts/files/given-files.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { placedFiles, type SetupStep, stepsIn } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';

interface Facts {
  found: string;
  fault: 'reference placed' | 'grader placed' | 'reference read';
}

const path = '/home/user/report.docx';
const url = 'https://files.example.org/report.docx';
const place = (name: string) => downloadStep(name, url);
const evaluator = {
  func: 'compare_docx_files',
  result: vmFile(path, 'report.docx'),
  expected: cloudFile('https://files.example.org/finished.docx'),
};
const related_apps = ['word_processor'];
const instruction = 'Make the headings of report.docx bold and save it.';

export const referenceOutOfReach = defineTaskRule({
  code: 'W22',
  name: 'reference-out-of-reach',
  severity: 'warning',
  consequence: 'passes',
  summary: 'References and graders are put on the machine only after the agent has acted.',
  why: 'The agent can read, copy and change files that are on the machine while it works, so a task may pass without the work, or fail although it was done. A file is taken for a reference by its name if the evaluator compares with a file of the same name or kind. If the agent is given the file that its result is compared with, the severity is info.',
  howToFix:
    'Fetch a reference with "cloud_file", and put a grader on the machine in "postconfig". Do not give a file that the agent needs a name such as "expected".',
  yieldsTo: ['W22', 'W30', 'W44'],
  concerns: ['action download', 'action upload_file', 'getter vm_file'],
  trackRecord: [
    { dataset: 'OSWorld-Verified', read: 1, defects: 1 },
    { dataset: 'DeskCraft', read: 15, defects: 15 },
  ],
  examples: {
    good: [{ instruction, related_apps, config: [place(path)], evaluator }],
    bad: [
      {
        instruction,
        related_apps,
        config: [place(path), place('/home/user/report_gold.docx')],
        evaluator,
      },
      {
        instruction,
        related_apps,
        config: [place(path), downloadStep('/home/user/notes.docx')],
        evaluator: {
          ...evaluator,
          expected: vmFile('/home/user/notes.docx'),
        },
      },
    ],
  },

  message: ({ found, fault }: Facts) => messages[fault](found),

  *check(view): Generator<Problem<Facts>> {
    const found = fetches(view);
    const placed: Problem<Facts>[] = [];
    for (const step of stepsIn(view, 'config')) {
      for (const { path, url, at } of placedFiles(step)) {
        if (!hint.test(url === undefined ? path : `${path} ${url}`)) continue;
        const name = toFileName(path);
        if (isWorkedOn(path, view)) continue;
        if (looksLikeReference(name, url, view)) {
          placed.push({
            at,
            found: name,
            about: [toHomePath(path)],
            fault: 'reference placed',
          });
        } else if (script.test(name) && isRunToJudge(name, view)) {
          placed.push({ at, found: name, fault: 'grader placed' });
        }
      }
    }
    yield* onePerFault(placed);

    if (isMadeAfterwards(view)) return;
    const clouds = found.filter(({ from }) => from?.kind === 'web file');
    const fromCloud = new Set(clouds.map(({ index }) => index));
    const before = homesPlaced(view, 'config');
    const after = homesPlaced(view, 'postconfig');
    for (const { side, from, source, index, at } of found) {
      if (side !== 'expected' || from?.kind !== 'machine file') continue;
      // The sides may be swapped: then this is the agent's file.
      if (fromCloud.has(index)) continue;
      const [path] = toArray(source[from.path]);
      // A file that setup does not put there is the agent's too.
      if (typeof path !== 'string') continue;
      const home = toHomePath(path);
      if (!before.has(home) || after.has(home)) continue;
      yield {
        at: [...at, from.path],
        found: path,
        about: [home, toPointer(at)],
        fault: 'reference read',
        // A file that the agent works with, and that its result is to be compared with.
        ...(isGiven(path, view) && { severity: 'info' }),
      };
    }
  },
});

/** The files of a task that are there too early are one mistake. */
function onePerFault(problems: readonly Problem<Facts>[]): Problem<Facts>[] {
  return [...Map.groupBy(problems, ({ fault }) => fault).values()].map((group) => {
    const [first, ...others] = group as [Problem<Facts>, ...Problem<Facts>[]];
    if (others.length === 0) return first;
    const about = group.flatMap((problem) => problem.about ?? []);
    return { ...first, also: others.map(({ at }) => at), ...(about.length > 0 && { about }) };
  });
}

const messages: Readonly<Record<Facts['fault'], (found: string) => string>> = {
  'reference placed': (found) =>
    `"${found}" is named like the solution and is on the machine before the agent acts; remove or rename it`,
  'grader placed': (found) =>
    `"${found}" judges the result, but is on the machine before the agent acts; put it there in "postconfig"`,
  'reference read': (found) =>
    `the reference "${found}" is read from the machine, where the agent can change it; fetch it with "cloud_file"`,
};

const script = /\.(?:bat|js|mjs|pl|ps1|py|rb|sh)$/i;
/** Part of every such path; a fast test. */
const hint =
  /\.(?:bat|js|mjs|pl|ps1|py|rb|sh)\b|gold|truth|gt|expected|grader|eval|answer|solution/i;

const isRunToJudge = (name: string, view: TaskView) =>
  !isWorded(name, view) &&
  commandLines(view).some(({ stage, text }) => stage === 'source' && text.includes(name));

const homesPlaced = (view: TaskView, field: SetupStep['field']): ReadonlySet<string> =>
  new Set(
    stepsIn(view, field)
      .flatMap(placedFiles)
      .map((file) => toHomePath(file.path)),
  );

/** Keystrokes make no reference, but any other command may. */
const isMadeAfterwards = (view: TaskView) =>
  commandLines(view).some(
    ({ stage, text }) => stage === 'postconfig' && !/pyautogui|xdotool/.test(text),
  );
