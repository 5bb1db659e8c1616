import { shortcutClasses } from '#shortcuts/model/shortcut-classes.ts';
import type { OwnField } from '../fields/own-field.ts';
import { listClasses } from '../shortcuts/describe-shortcuts.ts';
import type { FindShortcuts } from '../shortcuts/task-shortcuts.ts';
import { type ExplorerFacet, explorerFacets, noValue } from './explorer-facets.ts';

/**
 * Those that need nothing but the tasks, `dataset.json` and the environment; fields of the dataset's own come
 * before what is rarely asked for.
 */
export function listCatalogueFacets({
  fields,
  findShortcuts,
}: {
  fields: readonly OwnField[];
  findShortcuts: FindShortcuts;
}): readonly ExplorerFacet[] {
  const at = explorerFacets.findIndex(({ name }) => name === 'internet');
  const facets = explorerFacets.toSpliced(at, 0, ...fields.map(toFieldFilter));
  return [...facets, toShortcutFacet(findShortcuts)];
}

/** What the explorer filters by of a field of the dataset's own. */
const toFieldFilter = ({ key, label, isNumber, values, valuesOf }: OwnField): ExplorerFacet => ({
  name: key,
  label,
  isNumber,
  isField: true,
  values,
  valuesOf,
});

/** The ways in which a task could pass without the work. */
const toShortcutFacet = (findShortcuts: FindShortcuts): ExplorerFacet => ({
  name: 'shortcut',
  label: 'Shortcuts',
  values: [...Object.keys(shortcutClasses), noValue],
  valuesOf(entry) {
    const classes = listClasses(findShortcuts(entry));
    return classes.length === 0 ? [noValue] : classes;
  },
  labelsOf: (entry) => listClasses(findShortcuts(entry)).map((name) => shortcutClasses[name].label),
});
