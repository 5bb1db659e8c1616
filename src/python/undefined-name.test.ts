import { expect, test } from 'vitest';
import { findUndefinedName } from './undefined-name.ts';
import { parsePython } from './parse-python.ts';

test.for([
  'import time; time.sleep(1)',
  'import os.path; os.remove("a")',
  'import os, sys as s; os.remove(s.path)',
  'import datetime as time; time.now()',
  'from datetime import datetime; datetime.now()',
  'def f():\n  import re\n  re.sub("a", "b", "c")',
  'for re in a: re.b()',
  're = find(); re.b()',
  'def f(time): return time.b',
  'with a() as os: os.b()',
  'print("os.path", a.os.path)',
  'from pyautogui import *; pyautogui.press("a")',
  'import os as o; os.remove("a")',
  'exec("import os"); os.remove("a")',
  'import pyautogui; pyautogu1s = 1; pyautogu1s.press("a")',
  'import random; rank.sort()',
  'objects = [object.__new__(int)]',
])('accepts %j', (program) => {
  expect(findUndefinedName(parsePython(program))).toBeUndefined();
});

test.for([
  ["pyautogui.press('enter')", 'pyautogui'],
  ["import pyautogui; pyautogui.press('enter'); time.sleep(1)", 'time'],
  ['print(f"{os.getcwd()}")', 'os'],
] as const)('finds the import that is missing in %j', ([program, module]) => {
  expect(findUndefinedName(parsePython(program))).toEqual({ name: module });
});

test.for([
  ["import pyautogui; ypautogui.press('enter')", 'ypautogui', 'pyautogui'],
  ["pyautoogui.press('enter')", 'pyautoogui', 'pyautogui'],
  ["document = load(); docment.save('a')", 'docment', 'document'],
] as const)('finds the misspelt name in %j', ([program, name, meant]) => {
  expect(findUndefinedName(parsePython(program))).toEqual({ name, meant });
});
