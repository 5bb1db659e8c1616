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
  [
    'members of an archive beside other files in that folder',
    metric(
      'folder = result + ".parts"\nwith ZipFile(result) as archive:\n    with open(os.path.join(folder, "index"), "w") as file:\n        file.write(archive.read("index").decode())\n    for name in archive.namelist():\n        with open(os.path.join(folder, name), "wb") as file:\n            file.write(archive.read(name))',
      'import os\nfrom zipfile import ZipFile\n',
    ),
    [{ does: 'unpacks', call: 'open', at: 'it.py:11' }],
  ],
  [
    'code of JavaScript',
    metric(
      'return subprocess.run(["node", "-e", read(result) + ";sum(1)"]).returncode == 0',
      'import subprocess\n',
    ),
    [{ does: 'evaluates', call: 'subprocess.run(["node", "-e", …])', at: 'it.py:5' }],
  ],
  [
    'a template outside of a sandbox',
    metric(
      'return PAGES.from_string(result).render() == rules["page"]',
      'from jinja2 import Environment\nPAGES = Environment()\n',
    ),
    [{ does: 'evaluates', call: 'jinja2.Environment().from_string', isText: true, at: 'it.py:6' }],
  ],
  [
    'a text of letters and brackets',
    metric(
      'if not re.fullmatch(r"[\\w()]+", result):\n    return 0\nreturn eval(result)',
      'import re\n',
    ),
    [{ does: 'evaluates', call: 'eval', isText: true, at: 'it.py:7' }],
  ],
  [
    'an unsafe loader for which a helper is told',
    metric(
      'return tagged(result, safe=False)',
      'import yaml\n\ndef tagged(path, safe=True):\n    kind = yaml.SafeLoader if safe else yaml.UnsafeLoader\n    return yaml.load(read(path), kind)\n\n',
    ),
    [{ does: 'restores', call: 'yaml.load', at: 'it.py:5' }],
  ],
  [
    'an archive whose name says of what kind it is',
    metric(
      'if result.endswith(".zip"):\n    zipfile.ZipFile(result).extractall("/tmp/out")\nelse:\n    tarfile.open(result).extractall("/tmp/out")',
      'import tarfile, zipfile\n',
    ),
    [{ does: 'unpacks', call: 'extractall', isUnsure: true, isByName: true, at: 'it.py:8' }],
  ],
] as const)('finds %s', ([, text, uses]) => {
  expect(usesOf(text)).toEqual(uses);
});
