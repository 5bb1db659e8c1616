import { expect, test } from 'vitest';
import {
  commandOutput,
  downloadStep,
  executeStep,
  ruleSource,
} from '#lint/examples/example-parts.ts';
import { exampleView } from '#lint/examples/example-view.ts';
import { findAlreadySo } from './already-so.ts';

const shell = { shell: true };
const louder = 'gsettings get org.gnome.desktop.sound allow-volume-above-100-percent';
const asked = 'gsettings get org.gnome.desktop.sound event-sounds';
const silenced = 'gsettings set org.gnome.desktop.sound event-sounds false';
const find = (setup: readonly (string | object)[], command: string, required: string) => {
  const view = exampleView({
    config: setup.map((step) => (typeof step === 'string' ? executeStep(step, shell) : step)),
    evaluator: {
      func: 'check_include_exclude',
      result: commandOutput(command, shell),
      expected: ruleSource({ include: [required], exclude: [] }),
    },
  });
  return [...findAlreadySo(view, { internet: undefined, privileges: undefined })].map(
    ({ kind, certainty, check, at }) => [kind, certainty, check, at.join('.')],
  );
};

test.for([
  ['a setting', louder, 'false', []],
  ['the time zone', 'timedatectl status', 'UTC, +0000', ['sleep 2']],
  ['a setting in a condition', `[ "$(${louder})" = "false" ] && echo SAME`, 'SAME', []],
] as const)('finds that %s is a default', ([, command, required, setup]) => {
  expect(find(setup, command, required)).toEqual([
    ['default of the machine', 'possible', 0, 'evaluator.result.command'],
  ]);
});

test.for([
  [
    'setup changes it',
    louder,
    'false',
    ['gsettings set org.gnome.desktop.sound allow-volume-above-100-percent true'],
  ],
  [
    'setup changes the time zone',
    'timedatectl status',
    'UTC, +0000',
    ['timedatectl set-timezone Asia/Tokyo'],
  ],
  ['a script may change it', 'timedatectl status', 'UTC, +0000', ['bash /home/user/prepare.sh']],
  ['something else is asked', 'gsettings get org.gnome.desktop.session idle-delay', 'uint32 0', []],
] as const)('finds no default where %s', ([, command, required, setup]) => {
  expect(find(setup, command, required)).toEqual([]);
});

const made = [['made by setup', 'certain', 0, 'evaluator.result.command']];

test.for([
  [
    'a setting',
    ["gsettings set org.gnome.desktop.interface color-scheme 'prefer-dark'"],
    'gsettings get org.gnome.desktop.interface color-scheme',
    'prefer-dark',
  ],
  [
    'a setting that another program reads',
    ['dconf write /org/gnome/desktop/sound/event-sounds false'],
    asked,
    'false',
  ],
  [
    'a name in git',
    ['git config --global user.name "Ada"'],
    '[ "$(git config --global user.name)" = "Ada" ] && echo RIGHT',
    'RIGHT',
  ],
  [
    'a time zone',
    ['sudo timedatectl set-timezone Asia/Tokyo'],
    'timedatectl | grep "Time zone"',
    'Asia/Tokyo',
  ],
  ['a service', ['sudo systemctl enable --now cups'], 'systemctl is-active cups', 'active'],
  [
    'the rights of a file',
    [downloadStep('/home/user/run.sh'), 'chmod 755 /home/user/run.sh'],
    "stat -c '%a' /home/user/run.sh",
    '755',
  ],
  ['a link', ['ln -s /opt/tool /home/user/tool'], 'readlink /home/user/tool', '/opt/tool'],
  [
    'a text',
    ['echo "port = 8080" > /home/user/app.conf'],
    'grep -q "port = 8080" /home/user/app.conf && echo FOUND',
    'FOUND',
  ],
  [
    'a line of a profile',
    ["echo 'export EDITOR=vim' >> ~/.bashrc"],
    'cat ~/.bashrc',
    'export EDITOR=vim',
  ],
  [
    'a table of jobs',
    ['(crontab -l; echo "0 3 * * * /usr/bin/sync") | crontab -'],
    'crontab -l',
    '0 3 * * *',
  ],
  ['a user', ['sudo useradd -m nora'], 'getent passwd nora', 'nora'],
  [
    'a package',
    ['sudo apt-get install -y htop'],
    'dpkg -s htop | grep Status',
    'install ok installed',
  ],
  ['a folder', ['mkdir /home/user/backup'], 'test -d /home/user/backup && echo THERE', 'THERE'],
] as const)('finds that setup already makes %s', ([, setup, command, required]) => {
  expect(find(setup, command, required)).toEqual(made);
});

test('is less sure where setup runs a script too', () => {
  const setup = ['mkdir /home/user/backup', 'bash prepare.sh'];
  expect(find(setup, 'test -d /home/user/backup && echo THERE', 'THERE')).toEqual([]);
  expect(find([silenced, 'bash prepare.sh'], asked, 'false')).toEqual([
    ['made by setup', 'likely', 0, 'evaluator.result.command'],
  ]);
});

test.for([
  [
    'sets it otherwise',
    ['gsettings set org.gnome.desktop.sound event-sounds true'],
    asked,
    'false',
  ],
  [
    'changes it back',
    [silenced, 'gsettings reset org.gnome.desktop.sound event-sounds'],
    asked,
    'false',
  ],
  [
    'sets it only for some',
    ['[ -d /opt/a ] || gsettings set org.gnome.desktop.sound event-sounds false'],
    asked,
    'false',
  ],
  [
    'has a name for one repository',
    ['git config user.name Ada'],
    'git config --global user.name',
    'Ada',
  ],
  [
    'leaves the time zone',
    ['timedatectl set-timezone Asia/Tokyo'],
    'timedatectl | grep "Time zone"',
    'Europe/Oslo',
  ],
  [
    'stops the service again',
    ['systemctl start cups', 'systemctl stop cups'],
    'systemctl is-active cups && echo RUNS',
    'RUNS',
  ],
  [
    'takes rights away later',
    ['chmod 755 /home/user/run.sh', 'chmod 600 /home/user/run.sh'],
    'stat -c %a /home/user/run.sh',
    '755',
  ],
  [
    'writes the text over',
    ['echo "port = 8080" > /home/user/app.conf', 'echo "port = 80" > /home/user/app.conf'],
    'cat /home/user/app.conf',
    '8080',
  ],
  [
    'edits the text',
    ['echo "port = 8080" > /home/user/app.conf', 'sed -i s/8080/80/ /home/user/app.conf'],
    'cat /home/user/app.conf',
    '8080',
  ],
  [
    'empties the table of jobs',
    ['echo "0 3 * * * sync" | crontab -', 'crontab -r'],
    'crontab -l',
    '0 3 * * *',
  ],
  ['makes another user', ['useradd nora'], 'getent passwd nils', 'nils'],
  [
    'removes the package',
    ['apt-get install -y htop', 'apt-get remove -y htop'],
    'dpkg -s htop',
    'install ok installed',
  ],
  [
    'deletes the folder',
    ['mkdir /home/user/backup', 'rm -r /home/user/backup'],
    'test -d /home/user/backup && echo THERE',
    'THERE',
  ],
] as const)('finds nothing where setup %s', ([, setup, command, required]) => {
  expect(find(setup, command, required)).toEqual([]);
});
