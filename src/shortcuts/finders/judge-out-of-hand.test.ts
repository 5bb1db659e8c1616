import { expect, test } from 'vitest';
import { downloadStep, openStep } from '#lint/examples/example-parts.ts';
import { compare, judge, listHands, run, several } from '../examples/judge-examples.ts';

const program = 'certain judging program';

test.for([
  [
    'a program that comes after the agent',
    judge('python3 ~/check.py', { postconfig: [downloadStep('/home/user/check.py')] }),
  ],
  [
    'a program that comes again after the agent',
    {
      config: [downloadStep('/home/user/check.py')],
      ...judge('python3 ~/check.py', { postconfig: [downloadStep('/home/user/check.py')] }),
    },
  ],
  [
    'the program that is to be repaired',
    {
      instruction: 'Repair the clock in clock.py.',
      config: [downloadStep('/home/user/clock.py')],
      ...judge('python3 ~/clock.py 12'),
    },
  ],
  [
    'a program of a project that the agent works on',
    {
      instruction: 'Finish the project in ~/orchard.',
      config: [run("printf 'print(1)' > ~/orchard/main.py")],
      ...judge('cd ~/orchard && python3 main.py 3'),
    },
  ],
  [
    'a program that setup opens',
    {
      config: [downloadStep('/home/user/game.py'), openStep('/home/user/game.py')],
      ...judge('python3 ~/game.py 1'),
    },
  ],
  [
    'programs of the system',
    { config: [run('echo a > ~/a.txt')], ...judge('/usr/bin/python3 -V; wc -l ~/b.txt') },
  ],
  [
    'a program in a folder of the administrator',
    {
      config: [downloadStep('/opt/lab/score.py')],
      ...judge('python3 /opt/lab/score.py'),
    },
  ],
  [
    'a program that judging only shows',
    { config: [downloadStep('/home/user/plan.py')], ...judge('cat ~/plan.py') },
  ],
  [
    'the file that the result is made from',
    {
      instruction: 'Sort list.csv into sorted.csv.',
      config: [downloadStep('/home/user/list.csv')],
      ...compare('/home/user/list.csv'),
    },
  ],
  [
    'tests that the agent is to write',
    {
      instruction: 'Write tests for ~/till.',
      config: [run('tar -xf /tmp/till.tar -C ~/till')],
      ...judge('cd ~/till && pytest -q && echo ok'),
    },
  ],
  [
    'tests that judging restores',
    {
      config: [run('git clone https://git.example.org/till.git ~/till')],
      ...judge('cd ~/till && git checkout main -- tests && npm test && echo ok'),
    },
  ],
  [
    'tests outside of the project',
    {
      config: [run('git clone https://git.example.org/till.git ~/till')],
      ...judge('cd ~/till && pytest /opt/judge/tests && echo ok'),
    },
  ],
  [
    'a project that the agent makes',
    judge('cd ~/till && cargo test && echo ok', { postconfig: [] }),
  ],
  [
    'a build that is no test',
    {
      config: [run('git clone https://git.example.org/till.git ~/till')],
      ...judge('cd ~/till && make && ./till 3'),
    },
  ],
  [
    'the document from which a picture is exported',
    {
      config: [downloadStep('/home/user/cat.xcf'), openStep('/home/user/cat.xcf')],
      ...several('/home/user/cat.png', '/home/user/cat.xcf'),
    },
  ],
  [
    'an original that must stay as it is',
    {
      instruction: 'Brighten cat.jpg as bright.jpg, and leave cat.jpg unchanged.',
      config: [downloadStep('/home/user/cat.jpg')],
      ...several('/home/user/bright.jpg', '/home/user/cat.jpg'),
    },
  ],
  [
    'files that are all there before',
    {
      config: [downloadStep('/home/user/a.jpg'), downloadStep('/home/user/b.jpg')],
      ...several('/home/user/a.jpg', '/home/user/b.jpg'),
    },
  ],
  ['a file of the agent', compare('/home/user/second.csv')],
  [
    'a mark that something on the machine makes',
    {
      config: [run('(zenity --question && echo yes > ~/.answered) &')],
      ...judge('cat ~/.answered || echo none'),
    },
  ],
] as const)('leaves out %s', ([, fields]) => {
  expect(listHands(fields)).toEqual([]);
});

test('counts what the dataset says of the rights', () => {
  const fields = {
    config: [downloadStep('/opt/lab/score.py')],
    ...judge('python3 /opt/lab/score.py'),
  };
  expect(listHands(fields, { privileges: 'root' })).toEqual([
    `${program} config/0/parameters/files/0/path`,
  ]);
});
