import { expect, test } from 'vitest';
import { listCases } from './example-cases.ts';

const passesEach = (text: string) => listCases(text).filter((line) => line.startsWith('any file'));

test.for<[string, string, string]>([
  [
    'it exists',
    'import os\ndef it(path):\n  return 1.0 if path and os.path.exists(path) else 0.0\n',
    'any file at 3',
  ],
  [
    'it is not empty',
    `import os.path
def it(path, rules):
  if not os.path.isfile(path):
    return 0
  if os.path.getsize(path) <= 64:
    return 0
  return 1
`,
    'any file at 7',
  ],
  [
    'its name',
    `from os import path
def it(file, _):
  if file is None or not path.exists(file):
    return 0.0
  ending = path.splitext(file)[1].lower()
  if ending not in (".png", ".jpg"):
    return 0.0
  return 1.0
`,
    'any file at 8; as jpg, png',
  ],
  [
    'the end of its name',
    'def it(file):\n  return float(file is not None and file.endswith(".pdf"))\n',
    'any file at 2; as pdf',
  ],
  [
    'a path of pathlib',
    `from pathlib import Path
def it(result):
  file = Path(result)
  if not file.exists() or file.stat().st_size == 0:
    return False
  return file.suffix == ".svg"
`,
    'any file at 6; as svg',
  ],
  [
    'a file that can be opened',
    `from PIL import Image
def it(path):
  try:
    picture = Image.open(path)
  except Exception:
    return 0.0
  return 1.0
`,
    'any file at 7',
  ],
  [
    'a helper that looks for it',
    `import os
def _is_there(path):
  return os.path.exists(path) and os.path.getsize(path) > 0
def it(path, rules=None):
  return int(_is_there(path))
`,
    'any file at 5',
  ],
  [
    'a part of a point for a file that is there',
    `import os
def it(path, gold):
  score = 0.0
  if os.path.exists(path):
    score += 0.4
  if open(path).read() == open(gold).read():
    score += 0.6
  return score
`,
    'any file at 8; gives 0.4',
  ],
  [
    'a file whose size is printed',
    `import os
def it(path):
  if not os.path.exists(path):
    return 0.0
  size = os.path.getsize(path)
  print(f"{size} bytes")
  return 1.0
`,
    'any file at 7',
  ],
  [
    'an error that is forgiven',
    `import json, os
def it(path, rules):
  if not os.path.exists(path):
    return 0.0
  try:
    with open(path) as file:
      json.load(file)
  except ValueError:
    pass
  return 1.0
`,
    'any file at 10',
  ],
])('a metric passes for any file: %s', ([, text, line]) => {
  expect(passesEach(text)).toEqual([line]);
});

test.for<[string, string]>([
  [
    'its text',
    'import os\ndef it(path, rules):\n  if not os.path.exists(path):\n    return 0.0\n  with open(path) as file:\n    return float(rules["word"] in file.read())\n',
  ],
  [
    'its lines',
    'def it(path, rules):\n  with open(path) as file:\n    lines = [line.strip() for line in file]\n  return 1.0 if rules["line"] in lines else 0.0\n',
  ],
  [
    'a value in it',
    'import json\ndef it(path, rules):\n  data = json.load(open(path))\n  if data.get("theme") != rules["theme"]:\n    return 0.0\n  return 1.0\n',
  ],
  [
    'another file',
    'import filecmp\ndef it(path, gold):\n  return float(filecmp.cmp(path, gold))\n',
  ],
  [
    'how large a picture is',
    'from PIL import Image\ndef it(path, rules):\n  return float(Image.open(path).size == (rules["width"], rules["height"]))\n',
  ],
  [
    'a program that looks at it',
    'import subprocess\ndef it(path):\n  return float(subprocess.run(["ffprobe", path]).returncode == 0)\n',
  ],
  ['how small it is', 'import os\ndef it(path):\n  return float(os.path.getsize(path) < 2048)\n'],
  ['a folder', 'import os\ndef it(path):\n  return float(os.path.isdir(path))\n'],
  [
    'a file that is gone',
    'import os\ndef it(path):\n  return 0.0 if os.path.exists(path) else 1.0\n',
  ],
  [
    'an element that must be there',
    'import json\ndef it(path, rules):\n  data = json.load(open(path))\n  return 1.0 if data[rules["key"]] else 0.0\n',
  ],
  [
    'the name as it is',
    'import os\ndef it(path, rules):\n  return float(os.path.basename(path) == rules["name"])\n',
  ],
])('it is not certain that a metric passes for any file: it looks at %s', ([, text]) => {
  expect(passesEach(text)).toEqual([]);
});
