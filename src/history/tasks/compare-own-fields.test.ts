import { expect, test } from 'vitest';
import type { JsonObject } from '#text/json/json-value.ts';
import { ask, listChanges, open, prints, sleep } from './example-change.ts';

test.for<[string, JsonObject, JsonObject, string[]]>([
  [
    'the evaluator of a field',
    { harm: prints('a') },
    { harm: prints('b') },
    ['judging /harm/expected/rules “harm”: the expected value changed from “a” to “b”.'],
  ],
  [
    'an evaluator that is new in a field',
    {},
    { 'is-safe': prints('a') },
    ['judging /is-safe/func “is-safe”: a check was added: “exact_match”.'],
  ],
  [
    'an evaluator in a list',
    { checks: { late: [prints('a')] } },
    { checks: { late: [prints('a'), { ...prints('a'), func: 'b' }] } },
    ['judging /checks/late/1/func Entry 2 of “checks.late”: a check was added: “b”.'],
  ],
  [
    'an evaluator that is written in another way',
    { harm: prints('a') },
    { harm: { ...prints('a'), conj: 'and' } },
    ['editorial /harm “harm” is written in another way, with the same meaning.'],
  ],
  [
    'an evaluator that becomes something else',
    { harm: prints('a') },
    { harm: 'by hand' },
    [
      'judging /harm “harm” changed from “{"func":"exact_match","result":{"type":"vm_file","path":"/home/user/a.csv","dest":"a.csv"},"expected":{"type":"rule","rules":"a"}}” to “"by hand"”.',
    ],
  ],
  [
    'one of several evaluators',
    { evaluator: [prints('a'), prints('b')] },
    { evaluator: [prints('a'), prints('c')] },
    [
      'judging /evaluator/1/expected/rules Entry 2 of “evaluator”: the expected value changed from “b” to “c”.',
    ],
  ],
  [
    'a command that judges',
    { evaluator: [['grep a x', 10]], rubric: [{ command: 'ls', points: 1 }] },
    { evaluator: [['grep b x', 10]], rubric: [{ command: 'ls', points: 2 }] },
    [
      'judging /evaluator/0/0 Entry 1 of entry 1 of “evaluator” changed from “grep a x” to “grep b x”.',
      'judging /rubric/0/points “rubric[0].points” changed from “1” to “2”.',
    ],
  ],
  [
    'steps in a field',
    { while_running: [sleep(1)] },
    { while_running: [open('/a'), sleep(1)] },
    ['environment /while_running/0 “while_running”: a step was added before step 1: open “/a”.'],
  ],
  [
    'what a phase says, its steps, its evaluator and what starts it',
    {
      turns: [
        ask('Sit.'),
        ask('Go.', { before: [sleep(1)], verify: prints('a'), starts: { after: 3 } }),
      ],
    },
    {
      turns: [
        ask('Sit.'),
        ask('Run.', { before: [sleep(2)], verify: prints('b'), starts: { after: 4 } }),
      ],
    },
    [
      'instruction /turns/1/instruction In phase 2, the instruction changed from “Go.” to “Run.”.',
      'environment /turns/1/before/0/parameters/seconds In phase 2, “before”: in step 1, “seconds” changed from “1” to “2”.',
      'judging /turns/1/verify/expected/rules In phase 2, “verify”: the expected value changed from “a” to “b”.',
      'unknown /turns/1/starts/after In phase 2, “starts.after” changed from “3” to “4”.',
    ],
  ],
  [
    'phases that are new, gone and elsewhere',
    { turns: [ask('Sit.'), ask('Go.'), ask('Stay.', { verify: prints('a') })] },
    { turns: [ask('Wait.'), ask('Go.'), ask('Sit.')] },
    [
      'judging /turns/2 Phase 3 was removed.',
      'instruction /turns/0 Phase 1 was added: “Wait.”.',
      'instruction /turns/2 Phase 1 is now phase 3.',
    ],
  ],
  [
    'fields that nothing is known about',
    { level: 2, next_task: 'walk-b', script: 'files/a.sh', expected: 1 },
    { level: 3, next_task: 'walk-c', script: 'files/b.sh', expected: 2 },
    [
      'unknown /level “level” changed from “2” to “3”.',
      'unknown /next_task “next_task” changed from “walk-b” to “walk-c”.',
      'unknown /script “script” changed from “files/a.sh” to “files/b.sh”.',
      'unknown /expected “expected” changed from “1” to “2”.',
    ],
  ],
  [
    'a group of parts and notes',
    {},
    { more: { note: 'x', checks: { harm: prints('a') }, steps: [sleep(1)] } },
    [
      'judging /more “more” was added: “{"note":"x","checks":{"harm":{"func":"ex…e":"sleep","parameters":{"seconds":1}}]}”.',
    ],
  ],
])('says what a change means of %s', ([, before, after, expected]) => {
  expect(listChanges(before, after)).toEqual(expected);
});
