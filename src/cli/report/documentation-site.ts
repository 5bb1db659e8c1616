import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../dataset/project-root.ts';
import { isSiteAddress } from '../options/site-options.ts';

/**
 * The site with pages about the rules, which `homepage` of the package names. Undefined without a
 * valid one: a report then links nowhere.
 */
export function findDocumentationSite(packageJson = readPackageJson()): string | undefined {
  const { homepage } = JSON.parse(packageJson) as { homepage?: unknown };
  return typeof homepage === 'string' && isSiteAddress(homepage) ? homepage : undefined;
}

const readPackageJson = (): string => readFileSync(join(projectRoot, 'package.json'), 'utf8');
