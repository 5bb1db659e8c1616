import { expect, test } from 'vitest';
import { exampleView } from '#lint/examples/example-view.ts';
import { openedFiles } from './opened-files.ts';

const openedBy = (...config: readonly object[]) => [...openedFiles(exampleView({ config }))];
const launch = (command: unknown) => ({ type: 'launch', parameters: { command } });

test.for([
  ['a file', { type: 'open', parameters: { path: '/home/user/a.docx' } }, ['~/a.docx']],
  ['a file of a program', launch(['gimp', '/home/user/a.png']), ['~/a.png']],
  [
    'files in one string',
    launch('vlc "/home/user/a b.mp4" /srv/c.mp4'),
    ['~/a b.mp4', '/srv/c.mp4'],
  ],
  ['a program alone', launch(['/usr/bin/gimp']), []],
  ['a download', { type: 'download', parameters: { path: '/home/user/a' } }, []],
  ['no path', { type: 'open', parameters: { path: 5 } }, []],
] as const)('finds what setup opens: %s', ([, step, expected]) => {
  expect(openedBy(step)).toEqual(expected);
});

test('leaves out what is opened after the agent has acted', () => {
  const postconfig = [{ type: 'open', parameters: { path: '/home/user/a.docx' } }];
  expect([...openedFiles(exampleView({ evaluator: { postconfig } }))]).toEqual([]);
});
