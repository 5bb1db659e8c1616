import { getterContractOf } from '../facts/checks/getter-contract.ts';
import { type JsonObject, toStrings } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import { getterOf } from '../facts/fetches.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import { machineText } from '../facts/apps/machine-strings.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';
import { stepsIn } from '../facts/setup/setup-steps.ts';
import type { TaskView } from '../facts/task-view.ts';
import { stringsWithin } from '../facts/strings-within.ts';

interface Facts {
  level: string;
  conflict: { getter: string } | { field: string } | { site: string };
}

const task = (level: string, fields: object = {}) => ({
  possibility_of_env_change: level,
  evaluator: {
    func: 'is_expected_active_tab',
    result: { type: 'active_tab_info' },
    expected: { type: 'rule', rules: { type: 'url', url: 'https://www.example.org/news/1' } },
  },
  ...fields,
});

export const envChangeFits = defineTaskRule({
  code: 'W27',
  name: 'env-change-fits',
  severity: 'info',
  consequence: 'nothing',
  summary:
    'A task that is judged by a live web page does not declare its environment as unchanging.',
  why: '"low" means that the environment of the task does not change, and users of the benchmark rely on it. A site may change its pages and addresses at any time, and the task then fails for everybody. A task whose setup opens a live site and whose result no known getter reads is taken to be judged by what was seen there. If another field says the opposite, the severity is warning.',
  howToFix:
    'Use "medium" for a site that rarely changes and "high" for one that often does, or store a copy of the page with the dataset.',
  concerns: ['getter'],
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 16, defects: 11 }],
  examples: {
    good: [
      task('medium'),
      task('low', {
        evaluator: { func: 'is_utc_0', result: { type: 'vm_command_line', command: ['date'] } },
      }),
    ],
    bad: [task('low'), task('high', { env_may_change: false })],
  },

  message: ({ level, conflict }: Facts) => {
    const declared = `"possibility_of_env_change" is "${level}"`;
    if ('field' in conflict)
      return `${declared}, but "${conflict.field}" says the opposite; keep one of them`;
    return 'site' in conflict
      ? `${declared}, but the task is solved on the live site "${conflict.site}"; use "medium" or "high"`
      : `${declared}, but "${conflict.getter}" depends on a live site; use "medium" or "high"`;
  },

  *check(view): Generator<Problem<Facts>> {
    const { possibility_of_env_change: level } = view.fields;
    if (typeof level !== 'string') return;
    const contrary = findContrary(view.fields, level);
    if (contrary !== undefined) {
      yield { at: [contrary], level, conflict: { field: contrary }, severity: 'warning' };
    }
    if (level !== 'low') return;
    const getter = findLiveGetter(view);
    const site = getter === undefined ? findOpenSite(view) : undefined;
    const at: Path = ['possibility_of_env_change'];
    if (getter !== undefined) yield { at, level, conflict: { getter } };
    if (site !== undefined) yield { at, level, conflict: { site } };
  },
});

const changeField = /^(?:is_)?env(?:ironment)?_(?:may_|can_|might_)?changes?$/;

/** An extra field for the same thing that contradicts the level. */
function findContrary(fields: JsonObject, level: string): string | undefined {
  return Object.keys(fields).find((name) => {
    if (!name.includes('env') || !changeField.test(name)) return false;
    const value = fields[name];
    return (value === true && level === 'low') || (value === false && level === 'high');
  });
}

const localPage = /^\^?(?:about|chrome|chrome-extension|data|edge|file|view-source):/i;
/** Of the machine itself or of a private network. */
const localServer =
  /https?:\/\/(?:localhost|\[::1\]|(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d|[\w.-]{1,99}\.(?:internal|lan|local|test)(?=[/:\s]|$))/im;

function findLiveGetter(view: TaskView): string | undefined {
  for (const { compares, result, expected } of checkViews(view)) {
    if (compares?.kind === 'search query') continue;
    const getter = pageReaderOf(result, view) ?? pageReaderOf(expected, view);
    if (getter === undefined || namesLocalPage(expected)) continue;
    return localServer.test(machineText(view)) ? undefined : getter;
  }
  return undefined;
}

/** The host of a page that setup opens, if the result is of a getter of which it is not known what it reads. */
function findOpenSite(view: TaskView): string | undefined {
  const getters = checkViews(view).map(({ result }) => getterOf(result?.value));
  // What a built-in one reads is known, even if no kind is stated.
  const isUnclear = getters.some((getter) => {
    const entry = view.vocabulary.find('getter', getter);
    return getter !== '' && (entry?.origin ?? 'dataset') === 'dataset' && !entry?.contract.from;
  });
  if (!isUnclear || localServer.test(machineText(view))) return undefined;
  return stepsIn(view, 'config')
    .flatMap(({ effect, parameters }) =>
      effect?.kind === 'open pages' ? toStrings(parameters[effect.addresses]) : [],
    )
    .map((page) => /^https?:\/\/([^/?#:\s]{1,253})/i.exec(page)?.[1])
    .find((host) => host?.includes('.'));
}

/** The getter of a source whose value comes from a page or its address. */
function pageReaderOf(
  source: PlacedValue | undefined,
  { vocabulary }: TaskView,
): string | undefined {
  const kind = getterContractOf(source?.value, vocabulary)?.from?.kind;
  return kind === 'active tab' || kind === 'live page' ? getterOf(source?.value) : undefined;
}

function namesLocalPage(expected: PlacedValue | undefined): boolean {
  return stringsWithin(expected?.value, []).some(({ text }) => localPage.test(text));
}
