import { expect, test } from 'vitest';
import { readCode } from './read-code.ts';

const desk = `
from evaluators import metrics, getters
from controllers import setup as controllers

class Desk:
    def __init__(self, machine):
        self.machine = machine
        self.controller = controllers.Controller(machine)

    def reset(self, task):
        self.config = task["config"]
        self.controller.run(self.config)
        self.prepare(task)

    def prepare(self, task):
        self.evaluator = task["evaluator"]
        self.metric = getattr(metrics, self.evaluator["func"])
        self.getter = getattr(getters, "get_" + self.evaluator["result"]["type"])

    def evaluate(self):
        found = self.getter(self, self.evaluator["result"])
        return round(self.metric(found, **self.evaluator.get("options", {})), DIGITS)

    def wait(self):
        return 1

DIGITS = 2
`;

const controller = `
class Controller:
    def __init__(self, machine):
        self.machine = machine

    def run(self, config):
        for step in config:
            getattr(self, "_" + step["type"] + "_setup")(**step["parameters"])

    def _open_setup(self, path):
        self.machine.open(path)
`;

const metric = 'def same(found, wanted=1):\n    return float(found == wanted)\n';
const getter = 'def get_text(env, config):\n    return env.machine.read(config["path"])\n';

const read = (loader: string, setup: string) =>
  readCode({
    files: [
      { path: 'evaluators/metrics/__init__.py', text: metric },
      { path: 'evaluators/getters/__init__.py', text: getter },
      { path: 'controllers/setup.py', text: setup },
    ],
    loaders: [{ path: 'desk.py', text: loader }],
    folderName: 'bench',
  });

const before = read(desk, controller);

test.for<[what: string, from: string, to: string, changed: ('judge' | 'starter' | 'open')[]]>([
  ['how a score is made', 'round(', 'abs(', ['judge']],
  ['a constant of the judge', 'DIGITS = 2', 'DIGITS = 3', ['judge']],
  ['how a metric is looked up', 'getattr(metrics, ', 'getattr(metrics, "x_" + ', ['judge']],
  ['another method of the class', 'return 1', 'return 2', []],
  [
    'what the constructor makes',
    'controllers.Controller(machine)',
    'controllers.Other(machine)',
    [],
  ],
  ['how steps are run', '"_" + step', '"__" + step', ['starter']],
  ['an action', 'self.machine.open(path)', 'self.machine.show(path)', ['open']],
  [
    'what the object of an action has',
    'self.machine = machine\n\n    def run',
    'self.machine = machine.new\n\n    def run',
    ['open'],
  ],
  ['a comment', 'DIGITS = 2', 'DIGITS = 2  # after the point', []],
])('%s is a change of these', ([, from, to, changed]) => {
  const after = desk.includes(from)
    ? read(desk.replace(from, to), controller)
    : read(desk, controller.replace(from, to));
  const digests = ({ judge, starter, functions }: typeof before) => ({
    judge: judge?.digest,
    starter: starter?.digest,
    open: functions.action.open?.digest,
    same: functions.metric.same?.digest,
  });
  const [old, now] = [digests(before), digests(after)];
  expect(Object.values(old)).not.toContain(undefined);
  const different = (['judge', 'starter', 'open', 'same'] as const).filter(
    (name) => old[name] !== now[name],
  );
  expect(different).toEqual(changed);
});

test('the functions that a task names are not missing in the judge', () => {
  expect(before.judge?.unfollowed).toEqual([]);
  expect(before.starter?.unfollowed).toEqual([]);
  expect(before.functions.getter.text?.unfollowed).toEqual(['env.machine.read']);
});
