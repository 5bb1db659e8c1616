import { expect, test } from 'vitest';
import { commandOutput, downloadStep, openStep, vmFile } from '#lint/examples/example-parts.ts';
import { compare, judge, listHands, run, several } from '../examples/judge-examples.ts';

const original = 'likely reference read from the machine';
const [program, reference] = ['certain judging program', 'certain reference read from the machine'];

test.for([
  [
    'a program that setup downloads',
    {
      config: [downloadStep('/home/user/check_invoices.py')],
      ...judge('python3 ~/check_invoices.py'),
    },
    [`${program} config/0/parameters/files/0/path`],
  ],
  [
    'a program that a command writes',
    {
      config: [run("printf 'echo ok' > /tmp/verdict.sh")],
      ...judge('cd /tmp && timeout 5 bash verdict.sh --all'),
    },
    [`${program} config/0/parameters/command`],
  ],
  [
    'a program in Python that another one writes',
    {
      config: [
        run("python3 -c \"from pathlib import Path; (Path.home() / 'grade.py').write_text('1')\""),
      ],
      ...judge('python3 /home/user/grade.py'),
    },
    [`${program} config/0/parameters/command`],
  ],
  [
    'a script of an application',
    {
      config: [downloadStep('/home/user/.judge/scene.py')],
      ...judge('blender -b ~/hall.blend --python /home/user/.judge/scene.py'),
    },
    [`${program} config/0/parameters/files/0/path`],
  ],
  [
    'a program that runs after the agent',
    {
      config: [downloadStep('/home/user/verify.sh')],
      ...judge('cat /tmp/verdict', { postconfig: [run('bash ~/verify.sh > /tmp/verdict')] }),
    },
    [`${program} config/0/parameters/files/0/path`],
  ],
  [
    'settings that judging sources',
    {
      config: [run("echo 'LIMIT=9' > ~/.judgerc")],
      ...judge('. ~/.judgerc; test $(ls ~/invoices | wc -l) -gt $LIMIT && echo ok'),
    },
    [`${program} config/0/parameters/command`],
  ],
  [
    'a program elsewhere that everybody may write to',
    {
      config: [downloadStep('/opt/lab/score.py'), run('sudo chmod -R 777 /opt/lab')],
      ...judge('python3 /opt/lab/score.py'),
    },
    [`${program} config/0/parameters/files/0/path`],
  ],
  [
    'a reference',
    {
      config: [downloadStep('/home/user/.data/right.csv')],
      ...compare('/home/user/.data/right.csv'),
    },
    [`${reference} evaluator/expected/path`],
  ],
  [
    'tests that the agent is given',
    {
      instruction: 'Repair sort.py until test_sort.py passes.',
      config: [run("printf 'assert True' > ~/test_sort.py")],
      ...compare('/home/user/test_sort.py'),
    },
    [`${reference} evaluator/expected/path`],
  ],
  [
    'what setup recorded before',
    {
      config: [run('sha256sum ~/invoices/* > /tmp/sums.before')],
      ...judge('sha256sum ~/invoices/* | diff - /tmp/sums.before > /dev/null || echo ok'),
    },
    [`${reference} evaluator/result/command`],
  ],
  [
    'a program that prints what a result is compared with',
    {
      config: [downloadStep('/home/user/invoices/.lib/sum.py')],
      ...compare('', {
        expected: commandOutput('python3 ~/invoices/.lib/sum.py', { shell: true }),
      }),
    },
    [`${program} config/0/parameters/files/0/path`],
  ],
  [
    'a program that a login shell finds in a folder of the user',
    {
      config: [downloadStep('/home/user/bin/tally')],
      ...judge('bash -lc "tally --strict"'),
    },
    [`${program} config/0/parameters/files/0/path`],
  ],
  [
    'the tests of a project that setup unpacks',
    {
      instruction: 'The tests of ~/till fail. Find the mistake in till/sum.py.',
      config: [run('tar -xf /tmp/till.tar -C ~/till')],
      ...judge('cd ~/till && timeout 60 python3 -m pytest -q tests && echo ok'),
    },
    [`${program} evaluator/result/command`],
  ],
  [
    'the tests of a project by its Makefile',
    {
      config: [run('git clone https://git.example.org/till.git ~/till')],
      ...judge('make -C /home/user/till check > /dev/null && echo ok'),
    },
    [`${program} evaluator/result/command`],
  ],
  [
    'the original that a metric gets with what is made of it',
    {
      config: [downloadStep('/home/user/cat.jpg'), openStep('/home/user/cat.jpg')],
      ...several('/home/user/bright.png', '/home/user/bright.xcf', '/home/user/cat.jpg'),
    },
    [`${original} evaluator/result/path/2`],
  ],
  [
    "an opened original that the agent's picture is compared with",
    {
      config: [downloadStep('/home/user/cat.jpg'), openStep('/home/user/cat.jpg')],
      evaluator: {
        func: 'own_brighter',
        result: vmFile('/home/user/bright.png'),
        expected: vmFile('/home/user/cat.jpg'),
      },
    },
    [`${original} evaluator/expected/path`],
  ],
] as const)('finds %s', ([, fields, lines]) => {
  expect(listHands(fields)).toEqual(lines);
});
