import { defineTaskRule } from '../model/rule.ts';
import { sources } from '../facts/named-functions.ts';

export const getterNamed = defineTaskRule({
  code: 'V03',
  name: 'getter-named',
  severity: 'error',
  summary: 'Whatever is fetched names the getter that fetches it.',
  why: 'The environment finds the getter by its "type"; without one nothing can be fetched. An empty object stands for nothing.',
  howToFix:
    'Add "type" with the getter, such as "vm_file" for a file of the machine or "rule" for values that stand in the task itself. Where nothing is to be fetched, leave the object empty.',
  concerns: ['getter'],
  examples: {
    good: [{ evaluator: { func: 'infeasible', result: {} } }],
    bad: [{ evaluator: { func: 'exact_match', expected: { rules: { expected: '3' } } } }],
  },

  message: ({ keys }: { keys: string }) =>
    `"type" is missing beside ${keys}; it must name a getter`,

  *check(task) {
    for (const { source, at } of sources(task)) {
      if (source.type !== undefined) continue;
      const keys = Object.keys(source).map((key) => `"${key}"`);
      yield { at, keys: keys.join(', ') };
    }
  },
});
