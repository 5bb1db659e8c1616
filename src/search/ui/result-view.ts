import { searchKinds } from '../search-kinds.ts';
import { buildElement } from '#dom/build-element.ts';
import type { Found } from './find.ts';
import { describeFound, toSentence } from '#explorer/finder/describe-found.ts';
import { type SuggestedLine, suggestInstead } from '#explorer/finder/suggest-lines.ts';
import { listShortcuts, type Shortcut } from './search-shortcuts.ts';
import { renderResult } from './render-result.ts';
import type { SearchQuery } from './search-query.ts';
import type { FoundGroup } from './search-result.ts';
import { formatCount } from '#text/figures/format-count.ts';

/** The list of results, and the line above it that counts them. */
export interface ResultView {
  show: (found: Found, query: SearchQuery) => void;
  clear: () => void;
}

/**
 * @param base the address of the site, with a slash at its end
 * @param language the language of the tasks
 */
export function createResultView(
  results: HTMLElement,
  status: HTMLElement,
  { base, language }: { base: string; language: string },
): ResultView {
  return {
    clear() {
      status.textContent = '';
      results.replaceChildren();
    },
    show(found, query) {
      const { text, chosen } = query;
      status.textContent = describeStatus(found, text);
      const notes = found.tasks?.notes ?? [];
      const lines = [
        ...notes.flatMap((note) => suggestInstead(text, note)),
        ...(found.tasks?.suggested ?? []),
      ];
      const buttons = lines.map(renderSuggestion);
      const shortcuts = listShortcuts(found, query, base);
      const renderAt = (place: Shortcut['place']) =>
        renderShortcuts(shortcuts.filter((shortcut) => shortcut.place === place));
      const first = renderAt('first');
      if (found.groups.length === 0) {
        replaceResults(results, ...buttons, ...first, ...renderNothing(chosen));
        return;
      }
      // Of tasks, words that were read as a filter are not marked.
      const sections = found.groups.map((group) =>
        group.kind === 'Tasks'
          ? renderGroup(group, found.tasks?.forms ?? [], language, renderAt('tasks'))
          : renderGroup(group, found.forms, '', []),
      );
      replaceResults(results, ...buttons, ...first, ...sections, ...renderAt('last'));
    },
  };
}

/** A reader who has moved to a result stays there while further ones are added. */
function replaceResults(results: HTMLElement, ...shown: readonly HTMLElement[]): void {
  const address = results.querySelector<HTMLAnchorElement>('a:focus')?.href;
  results.replaceChildren(...shown);
  const focused = Array.from(results.querySelectorAll('a')).find(({ href }) => href === address);
  if (focused) focused.focus();
  else results.scrollTop = 0;
}

/** "12 tasks, 2 metrics.", after what a reader must know about the words. */
export function describeStatus({ groups, tasks }: Found, text: string): string {
  const counts = groups.map(({ kind, count }) => {
    const names = searchKinds.find(({ label }) => label === kind);
    return `${formatCount(count)} ${(count === 1 ? names?.one : names?.many) ?? kind}`;
  });
  const notes = tasks
    ? [
        ...tasks.notes.map(toSentence),
        // Where tasks have none of the words, there are no results, or only other pages.
        ...describeFound(tasks.forms.length === 0 ? { ...tasks, missing: [] } : tasks),
      ]
    : [];
  const none = text.trim() === '' ? 'No results' : `No results for “${text.trim()}”`;
  return [...notes, `${counts.join(', ') || none}.`].join(' ');
}

function renderSuggestion({ text, line }: SuggestedLine): HTMLElement {
  const button = buildElement('button', { type: 'button' }, text);
  button.dataset.line = line;
  return button;
}

const renderShortcuts = (shortcuts: readonly Shortcut[]): HTMLElement[] =>
  shortcuts.map(({ text, href }) => buildElement('a', { href, className: 'more' }, text));

function renderGroup(
  { kind, count, results }: FoundGroup,
  forms: readonly (readonly string[])[],
  language: string,
  shortcuts: readonly HTMLElement[],
): HTMLElement {
  const id = `search-${kind.toLowerCase().replaceAll(' ', '-')}`;
  const shown =
    count > results.length ? `first ${formatCount(results.length)} of ${formatCount(count)}` : '';
  const heading = buildElement('h2', { id }, kind, ' ', buildElement('small', {}, shown));
  const items = results.map((result) => renderResult(result, forms, language));
  const section = buildElement(
    'section',
    {},
    heading,
    ...shortcuts,
    buildElement('ol', {}, ...items),
  );
  section.setAttribute('aria-labelledby', id);
  return section;
}

function renderNothing(chosen: SearchQuery['chosen']): HTMLElement[] {
  const filters = chosen.size === 0 ? '' : 'fewer filters, ';
  const advice = `Try other words, ${filters}an id, or the name of an app or a metric.`;
  const clear = buildElement('button', { type: 'button' }, 'Search without filters');
  return [buildElement('p', {}, advice), ...(chosen.size === 0 ? [] : [clear])];
}
