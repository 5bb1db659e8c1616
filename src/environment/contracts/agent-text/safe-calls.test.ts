import { expect, test } from 'vitest';
import { metric, usesOf } from './example-judge.ts';

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
  [
    'a template in a sandbox',
    metric(
      'return PAGES.from_string(result).render() == rules["page"]',
      'from jinja2.sandbox import SandboxedEnvironment\nPAGES = SandboxedEnvironment()\n',
    ),
  ],
  [
    'a script whose syntax a shell checks',
    metric('return subprocess.run(["bash", "-n", result]).returncode == 0', 'import subprocess\n'),
  ],
  [
    'a script whose syntax Node checks',
    metric(
      'return subprocess.run(["node", "--check", result]).returncode == 0',
      'import subprocess\n',
    ),
  ],
  [
    'a program that a module only compiles',
    metric(
      'return subprocess.run([sys.executable, "-m", "compileall", result]).returncode == 0',
      'import subprocess, sys\n',
    ),
  ],
  [
    'what a compiled pattern matches',
    metric(
      'found = SUM.fullmatch(result)\nif not found:\n    return 0\nreturn eval(result) == eval(found.group(1))',
      'import re\nSUM = re.compile(r"(\\d+(?:[+*]\\d+)*)")\n',
    ),
  ],
  [
    'a text of certain characters',
    metric(
      'if any(sign not in "0123456789+-" for sign in result):\n    return 0\nreturn eval(result)',
    ),
  ],
  [
    'a text whose characters are in a set',
    metric('if not set(result) <= set("0123456789+-"):\n    return 0\nreturn eval(result)'),
  ],
  [
    'an expression whose syntax is tested',
    metric(
      'tree = ast.parse(result, mode="eval")\nfor node in ast.walk(tree):\n    if not isinstance(node, SAFE):\n        return 0\nreturn eval(compile(tree, "x", "eval"))',
      'import ast\nSAFE = (ast.Expression, ast.BinOp, ast.Constant)\n',
    ),
  ],
  [
    'a class that is made of a safe loader',
    metric(
      'return yaml.load(read(result), Loader=Tagged)',
      'import yaml\n\nclass Tagged(yaml.SafeLoader):\n    pass\n\n',
    ),
  ],
  [
    'a safe loader for which a helper is told',
    metric(
      'return tagged(result)',
      'import yaml\n\ndef tagged(path, safe=True):\n    if safe:\n        return yaml.safe_load(read(path))\n    return yaml.load(read(path), yaml.UnsafeLoader)\n\n',
    ),
  ],
  [
    'an unpickler that finds no classes',
    metric(
      'return Plain(open(result, "rb")).load() == 3',
      'import pickle\n\nclass Plain(pickle.Unpickler):\n    def find_class(self, module, name):\n        raise ValueError(name)\n\n',
    ),
  ],
  [
    'members of an archive that a helper chooses',
    metric(
      'with tarfile.open(result) as archive:\n    archive.extractall("/tmp/out", members=within(archive))',
      'import tarfile\n\ndef within(archive):\n    return [member for member in archive if ".." not in member.name.split("/")]\n\n',
    ),
  ],
] as const)('passes over %s', ([, text]) => {
  expect(usesOf(text)).toEqual([]);
});
