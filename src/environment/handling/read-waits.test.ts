import { expect, test } from 'vitest';
import { readExampleLoader } from '../contracts/example-loader.ts';

const run = (...body: readonly string[]) =>
  ['def run(agent, env):', ...body.map((line) => `    ${line}`), ''].join('\n');

const act = ['while not done:', '    obs, done = env.step(agent.predict(obs))'];
const judge = 'result = env.evaluate()';

const helpers = [
  'def play(agent, env):',
  '    while env.goes_on:',
  '        agent.act(env)',
  '    finish(env)',
  '',
  'def finish(env):',
  '    time.sleep(4)',
  '    return env.evaluate()',
  '',
].join('\n');

test.for<[string, string, readonly number[]]>([
  [
    'before the evaluation, not before the actions',
    run('env.reset()', 'time.sleep(60)', ...act, 'time.sleep(20)', judge),
    [20],
  ],
  ['several together', run(...act, 'sleep(2)', 'log()', 'time.sleep(1.5)', judge), [3.5]],
  [
    'an evaluation inside an attempt',
    run(...act, 'time.sleep(5)', 'try:', '    time.sleep(1)', '    score = self.env.evaluate()'),
    [6],
  ],
  ['none', run(...act, judge), [0]],
  ['one that may not happen', run(...act, 'if slow:', '    time.sleep(9)', judge), [0]],
  ['one of another length', run(...act, 'time.sleep(seconds)', judge), [0]],
  ['an action after it', run('time.sleep(9)', 'env.step(a)', judge), [0]],
  ['one in each function', run(...act, 'time.sleep(20)', judge) + run(...act, judge), [20, 0]],
  ['one in a helper that judges', helpers, [4]],
  ['a decorated function', `@main\n${run(...act, 'time.sleep(7)', judge)}`, [7]],
  ['no agent', run('time.sleep(9)', judge), []],
  ['an evaluation of something else', run(...act, 'model.evaluate()'), []],
  ['a broken file', `${run(...act, judge)}def run(:\n`, []],
])('reads how long a runner waits: %s', ([, runner, expected]) => {
  expect(readExampleLoader({ runner }).waits.map(({ seconds }) => seconds)).toEqual(expected);
});
