import { defineTaskRule } from '../model/rule.ts';
import { fetches } from '../facts/fetches.ts';

export const getterNamed = defineTaskRule({
  code: 'V03',
  name: 'getter-named',
  severity: 'error',
  consequence: 'stops',
  summary: 'Every source names the getter that fetches it.',
  why: 'The environment selects the getter by "type"; without it, nothing can be fetched. An empty object means that nothing is fetched.',
  howToFix:
    'Add "type" with the getter, such as "vm_file" for a file of the machine or "rule" for values in the task itself. If nothing is to be fetched, leave the object empty.',
  ofCheck: {
    one: 'names no getter for what it fetches',
    several: 'name no getter for what they fetch',
  },
  concerns: ['getter'],
  examples: {
    good: [{ evaluator: { func: 'infeasible', result: {} } }],
    bad: [
      {
        evaluator: {
          func: 'exact_match',
          result: { type: 'vm_command_line', command: ['ls'] },
          expected: { rules: { expected: '3\n' } },
        },
      },
    ],
  },

  message: ({ keys }: { keys: string }) =>
    `"type" is missing beside ${keys}; it must name a getter`,

  *check(task) {
    for (const { source, at } of fetches(task)) {
      if (source.type !== undefined) continue;
      const keys = Object.keys(source).map((key) => `"${key}"`);
      yield { at, keys: keys.join(', ') };
    }
  },
});
