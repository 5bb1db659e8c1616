import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#dataset/project-root.ts';
import { scriptEnvironment } from '../commands/run-script.ts';

/** A change of a package, as another version of it could have it. */
export interface PackageChange {
  /** Below `node_modules`: a file, or a folder, of which all modules are changed. */
  place: string;
  old: RegExp;
  replacement: string;
}

const whole = (name: string, replacement: string): PackageChange => ({
  place: 'astro/dist',
  old: new RegExp(`\\b${name}\\b`, 'g'),
  replacement,
});

/** What the program of pages uses of Astro and is not documented, under another name. */
export const changedInternals = {
  app: {
    place: 'astro/dist/core/app/entrypoints/index.js',
    old: /^ {2}App,$/gm,
    replacement: '  App as Application,',
  },
  createApp: {
    place: 'astro/dist/core/app/entrypoints/virtual/index.js',
    old: /\bcreateApp\b/g,
    replacement: 'openApp',
  },
  runtime: whole('markHTMLString', 'toMarkup'),
  imports: {
    place: 'astro/dist',
    old: /astro\/compiler-runtime/g,
    replacement: 'astro/runtime/server/index.js',
  },
  environment: {
    place: 'astro/dist/integrations/hooks.js',
    old: /^ {8}vite,$/gm,
    replacement: '        config: vite,',
  },
  renderer: whole('setPrerenderer', 'setRenderer'),
  pages: whole('pageMap', 'pageTable'),
  routes: whole('routeData', 'routeRecord'),
  scripts: whole('entryModules', 'entryFiles'),
  inlineScripts: whole('inlinedScripts', 'inlineScripts'),
  components: whole('isAstroComponentFactory', 'isComponentFactory'),
} satisfies Record<string, PackageChange>;

const starlight = '@astrojs/starlight/dist';

/** Other ways to write the same components. */
export const changedComponents = {
  icons: {
    place: `${starlight}/user-components/Icon.astro`,
    old: /color: var\(/g,
    replacement: 'color:  var(',
  },
  contentsList: {
    place: `${starlight}/components-internals/TableOfContents/TableOfContentsList.astro`,
    old: /vars=\{\{ depth \}\}/g,
    replacement: 'vars={{depth}}',
  },
  contents: {
    place: `${starlight}/components/TableOfContents.astro`,
    old: /<h2 id=/g,
    replacement: '<h2  id=',
  },
  sidebar: {
    place: `${starlight}/components/SidebarPersister.astro`,
    old: /<script is:inline/g,
    replacement: '<script data-restore is:inline',
  },
  frame: {
    place: `${starlight}/components/PageFrame.astro`,
    old: /<\/script>/g,
    replacement: '</script >',
  },
  pages: {
    place: `${starlight}/components/Page.astro`,
    old: /<\/head>/g,
    replacement: '</head >',
  },
} satisfies Record<string, PackageChange>;

/** A clone of the project with a changed package. */
export interface ChangedClone {
  /** Runs a program of the clone. */
  run(script: string, ...args: readonly string[]): Promise<{ stdout: string; stderr: string }>;
  remove(): Promise<void>;
}

/** @throws when the package does not have what is to be changed. */
export async function cloneWith(change: PackageChange): Promise<ChangedClone> {
  const clone = await mkdtemp(join(projectRoot, 'dist.'));
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'public',
    'scripts',
    'src',
  ])
    await cp(join(projectRoot, name), join(clone, name), { recursive: true });
  // As links of files, which take no room and little time.
  const packages = join(clone, 'node_modules');
  await promisify(execFile)('cp', ['-al', join(projectRoot, 'node_modules'), packages]);
  await rm(join(packages, '.cache'), { recursive: true, force: true });
  await changeFiles(join(packages, change.place), change);
  const env = { ...scriptEnvironment(), ASTRO_TELEMETRY_DISABLED: '1', INIT_CWD: clone };
  return {
    run: (script, ...args) =>
      promisify(execFile)(process.execPath, [join(clone, script), ...args], { cwd: clone, env }),
    remove: () => rm(clone, { recursive: true }),
  };
}

async function changeFiles(place: string, { old, replacement }: PackageChange): Promise<void> {
  const isFile = /\.\w+$/.test(place);
  const names = isFile ? [''] : (await readdir(place, { recursive: true })).filter(isModule);
  let isChanged = false;
  for (const path of names.map((name) => join(place, name))) {
    const text = await readFile(path, 'utf8');
    const changed = text.replaceAll(old, replacement);
    if (changed === text) continue;
    isChanged = true;
    // The file has another name in the project, whose content stays.
    await unlink(path);
    await writeFile(path, changed);
  }
  if (!isChanged) throw new Error(`${place} has nothing like ${String(old)}`);
}

const isModule = (name: string): boolean => /\.(?:js|mjs)$/.test(name);
