import type { InjectedRoute } from 'astro';
import { fixedFacets } from '#catalogue/facets/group-facets.ts';

const route = (pattern: string, page: string): InjectedRoute => ({
  pattern,
  entrypoint: new URL(`../routes/${page}.astro`, import.meta.url),
  prerender: true,
});

/**
 * Every address of a catalogue and the page that answers it.
 *
 * @param path where the catalogue is below the base path; empty for the base path itself, where it
 *   has the page for missing ones too.
 */
export const listRoutes = (path: string): InjectedRoute[] =>
  path === ''
    ? [...routes, route('/404', 'NotFound')]
    : routes.map(({ pattern, ...rest }) => ({
        ...rest,
        pattern: `${path}${pattern === '/' ? '' : pattern}`,
      }));

const routes: readonly InjectedRoute[] = [
  route('/', 'Overview'),
  route('/tasks', 'TaskIndex'),
  route('/tasks/page/[page]', 'TaskIndex'),
  route('/tasks/[...path]', 'Task'),
  ...fixedFacets.flatMap(({ name, functions }) => [
    route(`/${name}`, functions ? 'FunctionIndex' : 'Facet'),
    route(`/${name}/[...group]`, functions ? 'Function' : 'Group'),
  ]),
  route('/fields/[...index]', 'Fields'),
  route('/fields/[field]', 'Facet'),
  route('/fields/[field]/[...group]', 'Group'),
  route('/names/[...page]', 'Names'),
  route('/data', 'Download'),
  route('/statistics', 'Statistics'),
  route('/format', 'Format'),
  route('/releases/[...index]', 'releases/Releases'),
  route('/releases/[release]', 'releases/Release'),
  route('/releases/[release]/comparable', 'releases/Comparable'),
  route('/results/[...index]', 'results/Results'),
  route('/results/[run]', 'results/Run'),
  route('/review/[...index]', 'results/Review'),
  route('/shortcuts', 'Shortcuts'),
  route('/findings', 'Findings'),
  route('/problems', 'FindingsAlias'),
  route('/rules', 'Rules'),
  route('/rules/[code]', 'Rule'),
];
