import { expect, test } from 'vitest';
import { readSecondsBeforeJudging } from './read-waiting.ts';

const run = (...body: readonly string[]) =>
  ['def run(agent, env):', ...body.map((line) => `    ${line}`), ''].join('\n');

const act = ['while not done:', '    obs, done = env.step(agent.predict(obs))'];
const judge = 'result = env.evaluate()';

test.for<[string, readonly string[], number | undefined]>([
  [
    'the wait before the evaluation, not that before the actions',
    [run('env.reset()', 'time.sleep(60)', ...act, 'time.sleep(20)', judge)],
    20,
  ],
  [
    'all waits together, whatever else is between',
    [run(...act, 'sleep(2)', 'log()', 'time.sleep(1.5)', judge)],
    3.5,
  ],
  [
    'an evaluation inside an attempt',
    [run(...act, 'time.sleep(5)', 'try:', '    time.sleep(1)', '    score = self.env.evaluate()')],
    6,
  ],
  ['no wait', [run(...act, judge)], 0],
  ['a wait that may not happen', [run(...act, 'if slow:', '    time.sleep(9)', judge)], 0],
  ['a wait of another length', [run(...act, 'time.sleep(seconds)', judge)], 0],
  ['an action after the wait', [run('time.sleep(9)', 'env.step(a)', judge)], 0],
  ['the shortest of several', [run('time.sleep(20)', judge), run('time.sleep(5)', judge)], 5],
  ['a wait that belongs to another function', [`time.sleep(9)\n${run(judge)}`], 0],
  ['a decorated function', [`@main\n${run('time.sleep(7)', judge)}`], 7],
  ['an evaluation of something else', [run('time.sleep(9)', 'model.evaluate()')], undefined],
  ['no file', [], undefined],
  ['a broken file', [run('time.sleep(9)', judge), 'def run(:\n'], undefined],
])('reads how long the runner waits: %s', ([, texts, expected]) => {
  expect(readSecondsBeforeJudging(texts)).toBe(expected);
});
