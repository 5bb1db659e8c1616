import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { cloudFile, downloadStep, openStep, vmFile } from '../examples/example-parts.ts';
import { type CheckView, checkViews } from '../facts/checks/check-views.ts';
import { placeElements } from '../facts/placed-value.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const path = '/home/user/talk.pptx';
const task = (options: object) => ({
  related_apps: ['slides'],
  instruction: 'Please make the title of every slide bold and save talk.pptx.',
  config: [downloadStep(path, 'https://files.example.org/talk.pptx'), openStep(path)],
  evaluator: {
    func: 'compare_pptx_files',
    result: vmFile(path, 'talk.pptx'),
    expected: cloudFile('https://files.example.org/talk_bold.pptx', 'talk_expected.pptx'),
    options,
  },
});

export const requestedAspectChecked = defineTaskRule({
  code: 'W37',
  name: 'requested-aspect-checked',
  severity: 'warning',
  consequence: 'passes',
  summary: 'The options of a check do not leave out what the instruction asks for.',
  why: 'With the option, the check passes whether or not that part of the work was done. Usually the options were copied from a task that asks for something else.',
  howToFix:
    'Remove the option, or set it so that the check looks at what the instruction asks for.',
  concerns: ['metric compare_pptx_files', 'metric compare_docx_files', 'metric compare_table'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 1, defects: 1 }],
  examples: {
    good: [task({ examine_font_bold: true }), task({ examine_font_italic: false })],
    bad: [task({ examine_font_bold: false })],
  },

  message: ({ option, value, asked }: { option: string; value: boolean; asked: string }) =>
    `the instruction says "${asked}", but "${option}": ${String(value)} leaves it out of the check; remove the option`,

  *check(task): Generator<Problem<{ option: string; value: boolean; asked: string }>> {
    if (task.evaluator.options === undefined) return;
    const checks = checkViews(task).map((check) => ({ check, places: [...optionsOf(check)] }));
    for (const { option, value, words } of aspects) {
      const off = checks.flatMap(({ check, places }) =>
        places.filter(({ options }) => options[option] === value).map(({ at }) => ({ check, at })),
      );
      const [first] = off;
      if (first === undefined) continue;
      const asked = words.exec(task.instruction)?.[0];
      if (asked === undefined) continue;
      // Another check may look at it.
      if (checks.some(({ check }) => off.every((one) => one.check !== check))) continue;
      yield { at: [...first.at, option], option, value, asked };
    }
  },
});

/** The options of a check, and those of its single rules. */
function* optionsOf({ options }: CheckView): Generator<{ options: JsonObject; at: Path }> {
  if (!isObject(options?.value)) return;
  yield { options: options.value, at: options.at };
  for (const { value, at } of placeElements(options.value.rules, [...options.at, 'rules'])) {
    if (isObject(value)) yield { options: value, at };
  }
}

interface Aspect {
  option: string;
  /** The value that leaves the aspect out of the check. */
  value: boolean;
  /** How an instruction asks for it; only English words are recognized. */
  words: RegExp;
}

const examined = (option: string, words: RegExp): Aspect => ({
  option: `examine_${option}`,
  value: false,
  words,
});

const aspects: readonly Aspect[] = [
  examined(
    'alignment',
    /\b(?:align(?:ed|ing|ment)?|justif(?:ied|y)|(?:left|right|centre|center)-aligned)\b/i,
  ),
  examined('background_color', /\bbackground colou?r|\bcolou?r of the background\b/i),
  examined('bullets', /\bbullet(?:ed|s| points?)?\b/i),
  examined(
    'color_rgb',
    /\b(?:font|text|title|letter) colou?r|\bcolou?r of the (?:font|text|title)\b/i,
  ),
  examined('font_bold', /\bbold\b/i),
  examined('font_italic', /\bitalics?\b/i),
  examined(
    'font_name',
    /\b[Ff]ont (?:family|name|style|type)\b|\b[Ff]onts?\b(?! (?:size|colou?r))[^.;]{0,40} to(?= (?!Bold|Italic)[A-Z])/,
  ),
  examined('font_size', /\b(?:font|text|letter) size\b|\b\d{1,2} ?pt\b/i),
  examined('font_underline', /\bunderlined?\b/i),
  examined('note', /\bspeaker'?s? notes?\b/i),
  examined('strike_through', /\bstrike[ -]?through\b/i),
  {
    option: 'ignore_case',
    value: true,
    words:
      /(?<!\b(?:ignor(?:e|ing)|regardless of)\b[^.;]{0,20})\b(?:lower|upper)[ -]?case\b|\bcapitali[sz]ed?\b/i,
  },
  {
    option: 'ignore_order',
    value: true,
    words: /\bsort(?:ed)? (?:by|in)\b|\b(?:alphabetical|ascending|descending)\b/i,
  },
];
