import { expect, test } from 'vitest';
import { browsers, findBrowser, findProfileBrowser, namesChromium } from './browsers.ts';
import { foldAppName } from './apps.ts';

test.for(browsers)('names $name as task files do', ({ name }) => {
  expect(foldAppName(name)).toBe(name);
});

test('gives every program and every process to one browser', () => {
  for (const part of ['programs', 'processes'] as const) {
    const all = browsers.flatMap((browser) => browser[part]);
    expect(all).toEqual([...new Set(all)]);
  }
});

test.for([
  ['google-chrome', 'chrome'],
  ['/usr/bin/chromium-browser', 'chromium'],
  ['msedge', 'edge'],
  ['chromedriver', undefined],
  ['C:\\Program Files\\Mozilla Firefox\\Firefox.exe', 'firefox'],
  ['MSEdge', 'edge'],
  ['', undefined],
] as const)('knows the browser of the program "%s"', ([program, name]) => {
  expect(findBrowser(program)?.name).toBe(name);
});

test.for(['pkill chrome', 'taskkill /im MSEdge.exe', 'News - Google Chrome', '/opt/brave/brave'])(
  'finds a browser of Chromium\'s kind in "%s"',
  (text) => {
    expect(namesChromium(text)).toBe(true);
  },
);

test.for(['pkill firefox', 'chromedriver', 'monochrome', ''])(
  'finds no browser of Chromium\'s kind in "%s"',
  (text) => {
    expect(namesChromium(text)).toBe(false);
  },
);

test.for([
  ['/home/user/.config/google-chrome/Default/Bookmarks', 'chrome'],
  ['~/.mozilla/firefox/abc.default/places.sqlite', 'firefox'],
  ['/home/user/snap/firefox/common/.mozilla/firefox/x', 'firefox'],
  ['C:\\Users\\user\\AppData\\Local\\Microsoft\\Edge\\User Data\\Default\\Preferences', 'edge'],
  ['/home/user/.config/google-chrome-beta/x', undefined],
  ['/home/user/firefox/a.txt', undefined],
] as const)('knows whose profile "%s" is in', ([path, name]) => {
  expect(findProfileBrowser(path)?.name).toBe(name);
});
