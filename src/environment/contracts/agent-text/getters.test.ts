import { expect, test } from 'vitest';
import { getter, usesOf } from './example-judge.ts';

test.for([
  [
    'what a command prints',
    getter(
      'url = f"http://{env.vm_ip}:{env.server_port}/execute"\noutput = requests.post(url, json=config).json()["output"]\nreturn eval(output)',
      'import requests\n',
    ),
    [{ does: 'evaluates', call: 'eval', at: 'it.py:7' }],
  ],
  [
    'a file that it fetches',
    getter(
      'path = os.path.join(env.cache_dir, config["dest"])\nwith open(path, "wb") as file:\n    file.write(env.controller.get_file(config["path"]))\nreturn pickle.load(open(path, "rb"))',
      'import os, pickle\n',
    ),
    [{ does: 'restores', call: 'pickle.load', at: 'it.py:8' }],
  ],
  ['what the task says', getter('return eval(config["size"])'), []],
  ['a folder of the judge', getter('return run(f"ls {env.cache_dir}")'), []],
] as const)('reads of getters %s', ([, text, uses]) => {
  expect(usesOf(text)).toEqual(uses);
});
