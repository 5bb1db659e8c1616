import { defineTaskRule } from '../model/rule.ts';

/**
 * The order of the format document and of real files. Where these differ, or real files among
 * themselves, any order is accepted: between "config" and "related_apps", and for deprecated fields.
 */
const order: readonly (readonly string[])[] = [
  ['id'],
  ['instruction'],
  ['source'],
  ['config', 'related_apps'],
  ['evaluator'],
  ['proxy'],
  ['fixed_ip'],
  ['possibility_of_env_change'],
];

const placeOf = new Map(order.flatMap((names, place) => names.map((name) => [name, place])));

export const keyOrder = defineTaskRule({
  code: 'S08',
  name: 'key-order',
  severity: 'info',
  consequence: 'nothing',
  canBeConvention: true,
  summary: 'The fields of a task are in the usual order.',
  why: 'The order does not change how a task runs. But a field is easier to find where other files have it, and two versions of a file are easier to compare.',
  howToFix:
    'Move the field. The order is "id", "instruction", "source", "config" and "related_apps", "evaluator", "proxy", "fixed_ip", "possibility_of_env_change".',
  fixable: 'It moves the fields of the format; any other field stays where it is.',
  trackRecord: [{ dataset: 'OSWorld-Verified', read: 6, defects: 0 }],
  examples: {
    good: [{ comment: 'needs an account', proxy: true, possibility_of_env_change: 'low' }],
    bad: [{ possibility_of_env_change: 'low', proxy: true }],
  },

  message: ({ name, before }: { name: string; before: string }) =>
    `"${name}" comes after "${before}"; it usually comes before it`,

  *check({ fields }) {
    const names = Object.keys(fields).filter((name) => placeOf.has(name));
    const index = names.findIndex((name, at) => at > 0 && comparePlaces(name, names[at - 1]) < 0);
    const name = names[index];
    if (name === undefined) return;

    const before = names.find((earlier) => comparePlaces(name, earlier) < 0) ?? '';
    const sorted = names.toSorted(comparePlaces);
    // The fix moves fields of the whole object, so that is the place of the finding.
    yield { at: [], name, before, cause, fix: { kind: 'order', names: sorted } };
  },
});

const cause = 'the fields are not in the usual order';

function comparePlaces(one: string, other = ''): number {
  return (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0);
}
