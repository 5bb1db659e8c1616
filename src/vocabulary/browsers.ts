import { toForwardSlashes } from '#machine/paths.ts';
import { toProgramName } from '#machine/program-name.ts';

/** A browser that tasks may use: what starts it, what it runs as, and what it shows and stores. */
export interface Browser {
  /** Its name in `related_apps`. */
  name: string;
  /** The programs that start it, without their folder. */
  programs: readonly string[];
  /** The names of its processes, by which a command ends it. */
  processes: readonly string[];
  /** What the titles of its windows end with. */
  title: string;
  /** The folder of its profiles, from the home folder on Linux. */
  profiles: string;
  /** The same on Windows, below `AppData`. */
  windowsProfiles: string;
  /** Whether it is of Chromium's kind: the debugging port and the profile that getters read are. */
  isChromium: boolean;
}

export const browsers: readonly Browser[] = [
  {
    name: 'brave',
    programs: ['brave', 'brave-browser'],
    processes: ['brave'],
    title: 'Brave',
    profiles: '.config/BraveSoftware',
    windowsProfiles: 'Local/BraveSoftware',
    isChromium: true,
  },
  {
    name: 'chrome',
    programs: ['chrome', 'google-chrome', 'google-chrome-stable'],
    processes: ['chrome'],
    title: 'Google Chrome',
    profiles: '.config/google-chrome',
    windowsProfiles: 'Local/Google/Chrome',
    isChromium: true,
  },
  {
    name: 'chromium',
    programs: ['chromium', 'chromium-browser'],
    processes: ['chromium'],
    title: 'Chromium',
    profiles: '.config/chromium',
    windowsProfiles: 'Local/Chromium',
    isChromium: true,
  },
  {
    name: 'edge',
    programs: ['microsoft-edge', 'microsoft-edge-stable', 'msedge'],
    processes: ['msedge'],
    title: 'Microsoft Edge',
    profiles: '.config/microsoft-edge',
    windowsProfiles: 'Local/Microsoft/Edge',
    isChromium: true,
  },
  {
    name: 'firefox',
    programs: ['firefox'],
    processes: ['firefox'],
    title: 'Mozilla Firefox',
    profiles: '.mozilla/firefox',
    windowsProfiles: 'Roaming/Mozilla/Firefox',
    isChromium: false,
  },
];

/** The option that lets other programs read and steer a browser; its port follows. */
export const debuggingPortOption = '--remote-debugging-port';

/** The browser that a program starts; the program may have its folder before it. */
export const findBrowser = (program: string): Browser | undefined =>
  byProgram.get(toProgramName(program).toLowerCase());

/** The browser whose profile a path of either system is in. */
export function findProfileBrowser(path: string): Browser | undefined {
  const slashed = `${toForwardSlashes(path).toLowerCase()}/`;
  return browsers.find(({ profiles, windowsProfiles }) =>
    [profiles, `AppData/${windowsProfiles}`].some((folder) =>
      slashed.includes(`/${folder.toLowerCase()}/`),
    ),
  );
}

const byProgram = new Map(
  browsers.flatMap((browser) => browser.programs.map((program) => [program, browser] as const)),
);

/** Whether a text, such as a command or a title, names a browser of Chromium's kind. */
export function namesChromium(text: string): boolean {
  return chromium.test(text);
}

const chromiumNames = browsers
  .filter(({ isChromium }) => isChromium)
  .flatMap(({ programs, processes }) => [...programs, ...processes]);
const chromium = new RegExp(String.raw`\b(?:${[...new Set(chromiumNames)].join('|')})\b`, 'i');
