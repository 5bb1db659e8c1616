import { expect, test } from 'vitest';
import { correctAddress } from './correct-address.ts';

test.for<[string, string, [name: string, value: string, meant: string], string]>([
  ['a parameter', '?ap=vlc&q=a', ['parameter', 'ap', 'app'], '?app=vlc&q=a'],
  ['every one of a name', '?ap=vlc&ap=os', ['parameter', 'ap', 'app'], '?app=vlc&app=os'],
  [
    'a facet of which all are needed',
    '?all=ap&all=metric',
    ['all', 'ap', 'app'],
    '?all=app&all=metric',
  ],
  ['an order', '?sort=-step&app=step', ['sort', '-step', '-steps'], '?sort=-steps&app=step'],
  [
    'a column',
    '?columns=app,step&sort=step',
    ['column', 'step', 'steps'],
    '?columns=app,steps&sort=step',
  ],
])('corrects %s', ([, search, [name, value, meant], expected]) => {
  expect(correctAddress(search, { name, value }, meant)).toBe(expected);
});
