import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ComponentEdit,
  inlineScript,
  pageScripts,
  siteEdits,
  starlightEdits,
} from './component-edits.ts';
import type { Allowances } from './content-policy.ts';
import { collectScripts, editSource } from './edit-source.ts';

/** What components are compiled from, and what the content policy has to allow for others. */
export interface EditPlan {
  /** Sources of components by their path, with forward slashes. */
  sources: ReadonlyMap<string, string>;
  /** The modules with the scripts of components, by their names. */
  scripts: ReadonlyMap<string, string>;
  /** A line for each edit that Starlight's source does not allow, with its consequence. */
  warnings: readonly string[];
  allowances: Allowances;
}

/**
 * Applies all edits. A component that Starlight has changed stays as it is, and the policy allows what
 * it needs.
 *
 * @param starlight its folder. Default: that of the package.
 */
export function planEdits(starlight = findStarlight()): EditPlan {
  const site = fileURLToPath(new URL('..', import.meta.url));
  const components = [
    ...starlightEdits.map((edit) => readComponent(starlight, edit)),
    ...siteEdits.map((edit) => readComponent(site, edit)),
  ];
  const failed = components.filter(({ source, edit }) => editSource(source, edit) === undefined);
  const edited = components.filter((component) => !failed.includes(component));
  // Scripts leave their components only if pages load them from elsewhere.
  const movesScripts = failed.every(({ edit }) => edit.needs !== 'scripts of components');
  const moved = edited.filter(({ edit }) => movesScripts && edit.movesScripts);
  const scripts = moved.map(
    ({ path, source }) => [`${path}.script.ts`, collectScripts(source)] as const,
  );
  const allScripts = scripts.map(([name]) => `import '${name}';`).join('\n');
  return {
    sources: new Map(
      edited.map((component) => {
        const { path, edit, source } = component;
        const replacement = {
          replace: edit.replace ?? [],
          movesScripts: moved.includes(component),
        };
        return [path, editSource(source, replacement) ?? source];
      }),
    ),
    scripts: new Map([[pageScripts, allScripts], ...scripts]),
    warnings: failed.map(
      ({ edit }) => `Starlight's ${edit.file} is not as expected: ${edit.without ?? ''}`,
    ),
    allowances: {
      styleAttributes: failed.some(({ edit }) => edit.needs === 'style attributes'),
      scripts: failed.flatMap(({ edit, source }) =>
        edit.needs === 'inline scripts' ? listHashes(source) : [],
      ),
    },
  };
}

interface Component {
  /** With forward slashes. */
  path: string;
  edit: ComponentEdit;
  source: string;
}

function readComponent(folder: string, edit: ComponentEdit): Component {
  const path = join(folder, edit.file).replaceAll('\\', '/');
  return { path, edit, source: readSource(path) };
}

/** A component that Starlight no longer has is empty. */
function readSource(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The hashes of inline scripts, as a content policy names them. */
const listHashes = (source: string): string[] =>
  [...source.matchAll(new RegExp(inlineScript, 'g'))].map(
    ([, code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`,
  );

const findStarlight = () =>
  fileURLToPath(new URL('..', import.meta.resolve('@astrojs/starlight/components/Page.astro')));
