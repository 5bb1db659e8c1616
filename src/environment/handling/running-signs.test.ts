import { expect, test } from 'vitest';
import { listSigns } from './running-signs.ts';

const isRead = (field: string) => field === 'instruction';

test.for<[string, string, readonly string[]]>([
  ['a field that only it reads', 'say(job["instruction"])\ngo(job["berth"])\n', ['berth']],
  ['one that the package reads too', 'say(job["instruction"])\n', []],
  [
    'what stands in',
    'say(job.get("instruction", job["hint"]))\n',
    ['instruction or another', 'hint'],
  ],
  ['a task that is handed over', 'env.reset(task=job)\ngo(job["berth"])\n', ['berth']],
  ['another dictionary', 'say(job["instruction"])\ngo(result["score"])\n', []],
  ['a wait', 'sleep(9)\nenv.evaluate()\n', ['sleep(9)', '.evaluate(']],
  ['a wait without a judge', 'sleep(9)\n', []],
])('lists what a file shows of tasks: %s', ([, text, signs]) => {
  expect(listSigns(text, isRead)).toEqual(signs);
});
