import { expect, test, vi } from 'vitest';
import type { ExplorerFacetName } from '#addresses/facet-names.ts';
import type { ExplorerIndex } from '#explorer/index/explorer-index.ts';
import { findElement } from '#dom/find-element.ts';
import { createFacetPanels } from './facet-panels.ts';

/** Filters, each with the values "a" and "b". */
function createPanels(names: readonly ExplorerFacetName[]) {
  document.body.innerHTML = '<div></div>';
  const container = findElement(document.body, 'div', HTMLElement);
  const facets = names.map((name) => ({ name, label: name, values: ['a', 'b'], cells: [] }));
  const actions = { choose: vi.fn(), matchAll: vi.fn(), count: vi.fn() };
  const panels = createFacetPanels({ facets } as unknown as ExplorerIndex, container, actions);
  const more = () => document.querySelector<HTMLDetailsElement>('.more-filters');
  return {
    more,
    first: () => namesIn(container),
    behind: () => namesIn(more()),
    choose: (
      included: readonly ExplorerFacetName[],
      excluded: readonly ExplorerFacetName[] = [],
    ) => {
      const toMap = (chosen: readonly ExplorerFacetName[]) =>
        new Map(chosen.map((name) => [name, new Set(['a'])]));
      const query = { text: '', all: new Set<never>(), sort: { by: undefined, descending: false } };
      panels.show(
        { ...query, included: toMap(included), excluded: toMap(excluded) },
        new Map(names.map((name) => [name, new Uint32Array(2)])),
      );
    },
  };
}

const namesIn = (parent: Element | null) =>
  [...(parent?.querySelectorAll<HTMLDetailsElement>(':scope > [data-facet]') ?? [])].map(
    ({ dataset, open }) => `${dataset.facet ?? ''}${open ? '' : ' folded'}`,
  );

const six = ['app', 'checks', 'conj', 'metric', 'internet', 'feasible'] as const;

test('the first six are open, and the others behind a button', () => {
  const { first, behind, more } = createPanels([...six, 'steps', 'shortcut']);
  expect(first()).toEqual(six);
  expect(behind()).toEqual(['steps folded', 'shortcut folded']);
  expect(more()?.open).toBe(false);
});

test('who solved a task is behind the button, and its pass rate is not', () => {
  const { first, behind } = createPanels(['rate', 'solved', 'solver', ...six]);
  expect(first()).toEqual(['rate', ...six.slice(0, 5)]);
  expect(behind()).toEqual(['solved folded', 'solver folded', 'feasible folded']);
});

test('six have no such button', () => {
  expect(createPanels(six).more()).toBeNull();
});

test('the button counts what is chosen behind it, and opens once for it', () => {
  const { more, choose } = createPanels([...six, 'steps', 'shortcut']);
  const number = () => more()?.querySelector('.chosen')?.textContent;
  choose(['app']);
  expect([number(), more()?.open]).toEqual(['', false]);
  choose(['app', 'steps'], ['shortcut']);
  expect([number(), more()?.open]).toEqual(['2', true]);
  more()?.querySelector('summary')?.click();
  choose(['steps']);
  expect([number(), more()?.open]).toEqual(['1', false]);
  choose([]);
  choose(['steps']);
  expect(more()?.open).toBe(true);
});
