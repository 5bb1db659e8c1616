import { expect, test } from 'vitest';
import { keysOf } from './example-source.ts';
import { readEnvironment } from './read-environment.ts';

const setup = (text: string) => [{ path: 'desktop/controllers/setup.py', text }];

test('reads actions from methods, with what their class inherits and calls', () => {
  const { actions } = readEnvironment([
    ...setup(`from .base import Base
class Setup(Base):
    @staticmethod
    def _help(c, **more): return c["url"]
    def _download_setup(self, files, retries=3):
        for f in files: self._help(f)
    def _login_setup(self, **config):
        if config["platform"] == "x": return
        open(config["settings"])
    def run_setup(self): pass
`),
    {
      path: 'desktop/controllers/base.py',
      text: 'class Base:\n  def _sleep_setup(self, seconds): pass\n',
    },
  ]);
  expect(Object.keys(actions)).toEqual(['sleep', 'download', 'login']);
  expect(actions.download?.arguments).toMatchObject({
    files: { required: true },
    retries: { default: '3' },
  });
  const keys = Object.values(actions).map((action) => keysOf(action));
  expect(keys).toEqual([
    {},
    { 'files[].url': { required: true, helper: '_help' } },
    { 'config.platform': { required: true, choices: ['x'] }, 'config.settings': {} },
  ]);
});

test('reads actions from the functions of a module that the controller looks them up in', () => {
  const { actions } = readEnvironment([
    ...setup(`from desktop import steps, other
import pyautogui
class Setup:
  def _sleep_setup(self, seconds): pass
  def setup(self, step):
    made = getattr(self, f"_{step['type']}_setup") or getattr(steps, step["type"] + "_setup")
    getattr(pyautogui, step["key"])()
    made(self, **step["parameters"])
`),
    {
      path: 'desktop/steps/__init__.py',
      text: 'from .notes import write_note_setup, sleep_setup, _hide_setup, fold\n',
    },
    {
      path: 'desktop/steps/notes.py',
      text: `def write_note_setup(controller, text, folder="/tmp", **more):
  if not more.get("color"): return
  controller.write(text, more["pen"])
def sleep_setup(controller, nights): pass
def _hide_setup(controller): pass
def fold(controller): pass
`,
    },
    { path: 'desktop/other.py', text: 'def fly_setup(controller): pass\n' },
  ]);
  expect(Object.keys(actions)).toEqual(['sleep', 'write_note']);
  expect(Object.keys(actions.sleep?.arguments ?? {})).toEqual(['self', 'seconds']);
  expect(actions.write_note).toMatchObject({ isReachable: true, file: 'desktop/steps/notes.py' });
  expect(actions.write_note?.keys).toMatchObject({ 'more.color': {}, 'more.pen': {} });
  expect(actions.write_note?.keys['more.pen']?.required).toBeUndefined();
});
