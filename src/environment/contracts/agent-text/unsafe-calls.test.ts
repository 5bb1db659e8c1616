import { expect, test } from 'vitest';
import { metric, usesOf } from './example-judge.ts';

test.for([
  [
    'a text that is evaluated',
    metric('cells = eval(result)\nreturn cells == rules["cells"]'),
    [{ does: 'evaluates', call: 'eval', isText: true, at: 'it.py:4' }],
  ],
  [
    'a file that a helper reads, and that is executed',
    metric('names = {}\nexec(compile(read(result), "x", "exec"), names)\nreturn names["ok"]'),
    [{ does: 'evaluates', call: 'exec', at: 'it.py:5' }],
  ],
  [
    'a part of a file in a command of a helper',
    metric(
      'name = json.loads(read(result))["name"]\nreturn run(f"grep -c {name} /srv/list")',
      'import json\n',
    ),
    [{ does: 'runs', call: 'subprocess.run(…, shell=True)', at: 'tools.py:21' }],
  ],
  [
    'a shell under another name',
    metric('return in_shell("play " + result) == 0'),
    [{ does: 'runs', call: 'os.system', isText: true, at: 'it.py:4' }],
  ],
  [
    'a program that is copied and run',
    metric(
      'script = os.path.join("/tmp", "answer.py")\nsave(script, result)\nreturn subprocess.run(["python3", script]).returncode == 0',
      'import os, subprocess\n',
    ),
    [{ does: 'imports', call: 'subprocess.run(["python3", …])', at: 'it.py:7' }],
  ],
  [
    'a module of the agent',
    metric(
      'spec = util.spec_from_file_location("answer", result)\nmodule = util.module_from_spec(spec)\nspec.loader.exec_module(module)\nreturn module.answer()',
      'from importlib import util\n',
    ),
    [{ does: 'imports', call: 'exec_module', at: 'it.py:7' }],
  ],
  [
    'objects of YAML in a helper',
    metric('return settings(result)["theme"] == rules["theme"]'),
    [{ does: 'restores', call: 'yaml.load', at: 'tools.py:25' }],
  ],
  [
    'pickled objects',
    metric(
      'with open(result, "rb") as file:\n    return load(file) == 3',
      'from pickle import load\n',
    ),
    [{ does: 'restores', call: 'pickle.load', at: 'it.py:6' }],
  ],
  [
    'members of an archive under their own names',
    metric(
      'with ZipFile(result) as archive:\n    for name in archive.namelist():\n        with open(os.path.join("/tmp/out", name), "wb") as file:\n            file.write(archive.read(name))',
      'import os\nfrom zipfile import ZipFile\n',
    ),
    [{ does: 'unpacks', call: 'open', at: 'it.py:8' }],
  ],
  [
    'a cell in the method of an object',
    metric('sheet = Sheet(result)\nreturn sheet.total() == rules["total"]'),
    [{ does: 'evaluates', call: 'eval', at: 'tools.py:40' }],
  ],
  [
    'a function within the metric, handed to map',
    metric('def worth(part):\n    return eval(part)\nreturn sum(map(worth, result.split("+")))'),
    [{ does: 'evaluates', call: 'eval', isText: true, at: 'it.py:5' }],
  ],
  [
    'a table of functions',
    metric(
      'return READERS[rules["kind"]](result)',
      'READERS = {"code": lambda text: eval(text), "text": lambda text: text}\n',
    ),
    [{ does: 'evaluates', call: 'eval', isText: true, at: 'it.py:1' }],
  ],
  [
    'a text without built-in names, which still reach them',
    metric('return eval(result, {"__builtins__": {}})'),
    [{ does: 'evaluates', call: 'eval', isText: true, at: 'it.py:4' }],
  ],
  [
    'an archive of TAR',
    metric(
      'with tarfile.open(result) as archive:\n    archive.extractall("/tmp/out")',
      'import tarfile\n',
    ),
    [{ does: 'unpacks', call: 'extractall', isUnsure: true, at: 'it.py:6' }],
  ],
] as const)('finds %s', ([, text, uses]) => {
  expect(usesOf(text)).toEqual(uses);
});

test.for([
  ['a literal that is read', metric('return ast.literal_eval(result) == [1]', 'import ast\n')],
  ['a method of that name', metric('return model.eval(result)', 'from nets import model\n')],
  [
    'a function of that name',
    metric('return eval(result)', 'def eval(text):\n    return text.strip()\n\n'),
  ],
  [
    'the path of a file in a command',
    metric(
      'if not os.path.exists(result):\n    return 0\nreturn run(f"ffprobe {result}")',
      'import os\n',
    ),
  ],
  [
    'a quoted text in a command',
    metric('return run("grep " + shlex.quote(result))', 'import shlex\n'),
  ],
  [
    'an argument of a program without a shell',
    metric('return subprocess.run(["grep", result, "/srv/list"])', 'import subprocess\n'),
  ],
  ['a number', metric('return eval(str(float(result)) + "+1")')],
  [
    'a text of digits and signs',
    metric(
      'if not re.fullmatch(r"[0-9+ ]+", result):\n    return 0\nreturn eval(result)',
      'import re\n',
    ),
  ],
  [
    'a safe loader',
    metric(
      'with open(result) as file:\n    return yaml.load(file, Loader=yaml.SafeLoader)',
      'import yaml\n',
    ),
  ],
  [
    'members of an archive whose names are tested',
    metric(
      'with ZipFile(result) as archive:\n    for name in archive.namelist():\n        if ".." in name or name.startswith("/"):\n            continue\n        open("/tmp/out/" + name, "wb").write(archive.read(name))',
      'from zipfile import ZipFile\n',
    ),
  ],
  [
    'an archive with a filter',
    metric('tarfile.open(result).extractall("/tmp/out", filter="data")', 'import tarfile\n'),
  ],
  [
    'an archive of ZIP, which keeps to its folder',
    metric('zipfile.ZipFile(result).extractall("/tmp/out")', 'import zipfile\n'),
  ],
  [
    'a program in a container',
    metric(
      'return subprocess.run(["docker", "run", "python:3", "python", result])',
      'import subprocess\n',
    ),
  ],
  ['what is written in a comment', metric('# eval(result)\nreturn len(result) == 3')],
  [
    'a program of the judge that reads it',
    metric('return subprocess.run(["python", "check.py", result])', 'import subprocess\n'),
  ],
] as const)('passes over %s', ([, text]) => {
  expect(usesOf(text)).toEqual([]);
});
