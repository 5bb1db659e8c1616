import { expect, test } from 'vitest';
import { toPlainText } from '#text/rich-text.ts';
import { describeCommand, toShortProgramName } from './describe-commands.ts';

const password = 'echo {CLIENT_PASSWORD} | sudo -S';

test.for<[string | string[], boolean | string, string]>([
  [['mkdir', '-p', '/a'], false, 'Create the folder /a'],
  [['mkdir', '/a', '/b'], false, 'Create the folders /a and /b'],
  [['mkdir', '/a', '/b', '/c'], false, 'Create three folders'],
  [['mkdir', '-m', '755', '/a'], false, 'Run mkdir'],
  ['mkdir /a && mkdir /b', true, 'In a shell, create the folders /a and /b'],
  [['touch', '/a'], false, 'Create the file /a'],
  [['rm', '-rf', '/a'], false, 'Delete /a'],
  ['rm *.zip', true, 'Run a command in a shell'],
  [['tar', '-xzv', '-f', '/a.tar', '-C', '/b'], false, 'Unpack /a.tar'],
  [['tar', '-zxf', '/a.tar'], false, 'Unpack /a.tar'],
  [['tar', '-zcf', '/a.tar', '/b'], false, 'Run tar'],
  [['unzip', '-q', '/a.zip', '-d', '/b'], false, 'Unpack /a.zip'],
  [['killall', 'vlc'], false, 'Close vlc'],
  [['killall', '-s', 'HUP', 'vlc'], false, 'Run killall'],
  [['taskkill', '/f', '/im', 'msedge.exe'], false, 'Close msedge.exe'],
  [['taskkill', '/pid', '12'], false, 'Run taskkill'],
  ['start msedge --incognito', true, 'In a shell, start msedge'],
  ['start ms-settings:', true, 'In a shell, open ms-settings:'],
  [['cmd', '/c', 'start', 'winword', 'C:\\a.docx'], false, 'Start winword'],
  [['open', '-a', 'TextEdit', '/a.txt'], false, 'Start TextEdit'],
  [['xdg-open', '/a.txt'], false, 'Open /a.txt'],
  [['pip', 'install', 'a'], false, 'Install a'],
  [['pip', 'list'], false, 'Run pip'],
  [['code', '--install-extension', 'a.b'], false, 'Install a.b'],
  [['sleep', '3'], false, 'Wait three seconds'],
  [`${password} apt update && ${password} apt install -y a`, true, 'In a shell, install a'],
  ['unzip a.zip && rm a.zip', true, 'In a shell, unpack a.zip, then delete a.zip'],
  ['mkdir /a || rm /b', true, 'Run a command in a shell'],
  ['if x; then mkdir /a; fi', true, 'Run a command in a shell'],
  ["export A='b'\nls", true, 'Run ls in a shell'],
  ['ls', 'false', 'Run ls in a shell'],
  ['bash ./setup.sh', true, 'Run setup.sh in a shell'],
  [['python3', '/home/user/read mail.py', '-n'], false, 'Run read mail.py'],
  [['python3', '-m', 'venv', '/a'], false, 'Run python3'],
  ['make && ls', true, 'Run a shell script'],
  [['bash', '-c', 'cd /a && unzip -q b.zip'], false, 'Unpack b.zip'],
  [['bash', '-c', 'make all'], false, 'Run a shell script'],
  ['python3 -c "x()"', true, 'Run a Python program in a shell'],
  [['python3', '-c', "import pyautogui; pyautogui.press('a')"], false, 'Press A'],
])('describes %j, shell %j', ([command, shell, sentence]) => {
  const described = describeCommand({ command, shell });
  expect(described && toPlainText(described.sentence)).toBe(sentence);
});

test.for([
  ['/usr/bin/vlc', 'vlc'],
  ['C:\\Program Files\\a\\b.exe', 'b.exe'],
  ['gimp /a/b.png', 'gimp /a/b.png'],
  ['/a/', '/a/'],
] as const)('names the program of %s', ([word, name]) => {
  expect(toShortProgramName(word)).toBe(name);
});
