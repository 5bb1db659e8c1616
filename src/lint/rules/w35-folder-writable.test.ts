import { expect, test } from 'vitest';
import { vmFile } from '../examples/example-parts.ts';
import { findProblems } from '../examples/find-problems.ts';
import { folderWritable as rule } from './w35-folder-writable.ts';

const run = (command: unknown) => ({ type: 'execute', parameters: { command } });
const problemsIn = (command: unknown, ...others: unknown[]) =>
  findProblems(rule, { config: [command, ...others].map(run) });
const withSudo = 'sudo ls';

test.for([
  'mkdir -p /home/user/a/b',
  'mkdir -p /home/user',
  'mkdir /tmp/a /var/tmp/b',
  'sudo mkdir /home/backup',
  'echo {CLIENT_PASSWORD} | sudo -S mkdir /etc/a',
  'cp /usr/share/applications/a.desktop /home/user/.local',
  "sudo -S bash -c 'mkdir -p /srv/a && touch /srv/a/b'",
  "sudo sh <<'EOF'\nmkdir /srv/a\nEOF",
  'mkdir -p /home/anna/a',
  'echo "a; mkdir /srv/a"',
  'python3 -c "print(\'mkdir /srv/a\')"',
  'ls /etc && mkdir a',
  'cat /etc/passwd | grep mkdir',
  'mkdir /srv/a || sudo mkdir /srv/a',
  'mkdir /srv/a 2>/dev/null || sudo mkdir /srv/a',
  'mkdir /srv/a >b 2>&1 || true',
  'ln -s /etc/hosts',
  'ln -s /etc/hosts /home/user/hosts',
  'echo a | sudo tee /etc/a',
  'cp -t /home/user /etc/hosts /etc/motd',
  'cp -d /etc/hosts /home/user/hosts',
  'install -d -m 755 /home/user/a',
  "docker exec web bash -c 'mkdir /srv/a; echo a > /etc/a'",
  "docker-compose exec web sh -c 'echo a > /etc/a'",
  "kubectl exec web -- sh -c 'echo a > /etc/a'",
  "doas sh -c 'echo a > /etc/a'",
  "sudo sh -c 'echo a >> /etc/a' >/dev/null 2>/tmp/a",
  "cat <<'END' > /home/user/a.sh\necho a > /etc/a\nEND",
  'sort < /etc/a >/home/user/b',
  'echo a > /etc/a || true',
  'sudo mkdir /opt/a && sudo chown -R user /opt/a/ && touch /opt/a/b && echo c > /opt/a/d',
  'sudo chmod 666 /etc/a; echo b > /etc/a',
])('accepts "%s"', (command) => {
  expect(problemsIn(command, withSudo)).toEqual([]);
});

test('is not certain where all commands may have the rights', () => {
  expect(problemsIn('mkdir /srv/a')).toMatchObject([{ severity: 'info' }]);
  expect(findProblems(rule, { config: [run('mkdir /srv/a')], evaluator: {} })).toEqual([]);
  const evaluator = { func: 'a', result: vmFile('/root', 'home') };
  expect(findProblems(rule, { config: [run('sudo ls; mkdir /srv/b')], evaluator })).toEqual([]);
});

test.for([
  ['mkdir /home/backup', 'mkdir', '/home/backup'],
  ['mkdir -p "/srv/a b"', 'mkdir', '/srv/a b'],
  ['cd /tmp; touch /etc/motd', 'touch', '/etc/motd'],
  ['ls && cp a.conf /etc/a.conf', 'cp', '/etc/a.conf'],
  ['echo a | tee -a /etc/a', 'tee', '/etc/a'],
  ['ln -s /opt/a/bin/a /usr/local/bin/a', 'ln', '/usr/local/bin/a'],
  ['install -m 755 a /usr/local/bin/a', 'install', '/usr/local/bin/a'],
  ['install -d /srv/a', 'install', '/srv/a'],
  ['install -dm 755 /tmp/a /srv/a', 'install', '/srv/a'],
  ['cp -rt /etc a b', 'cp', '/etc'],
  ['sudo chown user /opt/a; touch /opt/ab', 'touch', '/opt/ab'],
  [['mkdir', '-p', '/opt/a'], 'mkdir', '/opt/a'],
  ['ls || mkdir /srv/a', 'mkdir', '/srv/a'],
  ['mkdir /srv/a && ls || ls /', 'mkdir', '/srv/a'],
  [['bash', '-c', 'mv a /usr/local/bin/a'], 'mv', '/usr/local/bin/a'],
] as const)('reports %s', ([command, program, path]) => {
  expect(problemsIn(command, withSudo)).toEqual([
    { at: ['config', 0, 'parameters', 'command'], program, path, severity: 'warning' },
  ]);
});

test.for(['echo a > /etc/a', 'sudo echo a >>"/etc/a"', 'sudo ls &>/etc/a', '> /etc/a'])(
  'reports the file that the shell opens in %s',
  (command) => {
    const at = ['config', 0, 'parameters', 'command'];
    expect(problemsIn(command, withSudo)).toEqual([
      { at, program: undefined, path: '/etc/a', severity: 'warning' },
    ]);
  },
);

test('leaves very long commands alone', () => {
  expect(problemsIn(`mkdir /srv/a; ${'a '.repeat(10_000)}`, withSudo)).toEqual([]);
});
