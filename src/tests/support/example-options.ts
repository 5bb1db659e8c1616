import { join } from 'node:path';
import { projectRoot } from '#dataset/project-root.ts';

export const examples = join(projectRoot, 'examples');
export const exampleBase = '/catalogue';
export const exampleOrigin = 'https://example.org';

/**
 * What shared sites are built with; a site to compare one with is built with the same. Sites of these
 * options share compiled pages.
 */
export const exampleOptions = ['--site', exampleOrigin, '--base', exampleBase];
