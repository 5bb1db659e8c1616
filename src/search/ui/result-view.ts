import { searchKinds } from '../records/search-kinds.ts';
import { buildElement } from './build-element.ts';
import { toExplorerLink } from './explorer-link.ts';
import type { Found } from './find.ts';
import type { FoundGroup, SearchQuery } from './find-groups.ts';
import { renderResult } from './render-result.ts';

/** The list of results, and the line above it that counts them. */
export interface ResultView {
  show: (found: Found, query: SearchQuery) => void;
  clear: () => void;
}

/**
 * @param tasks the address of the explorer
 * @param language the language of the tasks
 */
export function createResultView(
  results: HTMLElement,
  status: HTMLElement,
  { tasks, language }: { tasks: string; language: string },
): ResultView {
  return {
    clear() {
      status.textContent = '';
      results.replaceChildren();
    },
    show(found, { text, chosen }) {
      status.textContent = describeFound(found, text);
      const searched = found.substitutes.length > 0 ? found.words.join(' ') : text.trim();
      const link = toExplorerLink(tasks, searched, chosen);
      if (found.groups.length === 0) {
        results.replaceChildren(...renderNothing(searched, link, chosen));
        return;
      }
      const sections = found.groups.map((group) => {
        const more = group.kind === 'Tasks' ? describeMore(group, searched) : undefined;
        const section = renderGroup(group, found.words, language);
        if (more !== undefined) section.append(renderMore(more, link));
        return section;
      });
      results.replaceChildren(...sections);
      results.scrollTop = 0;
    },
  };
}

/** "12 tasks, 2 metrics", after the words that were replaced or not found. */
export function describeFound({ groups, substitutes, missing }: Found, text: string): string {
  if (groups.length === 0)
    return text.trim() === '' ? 'No results.' : `No results for “${text.trim()}”.`;
  const counts = groups.map(({ kind, count }) => {
    const names = searchKinds.find(({ label }) => label === kind);
    return `${count} ${(count === 1 ? names?.one : names?.many) ?? kind}`;
  });
  const notes = [
    ...substitutes.map(
      ({ typed, replacement }) =>
        `No results for “${typed}”; showing results for “${replacement}”.`,
    ),
    ...(missing.length === 0
      ? []
      : [`Not found: ${missing.map((word) => `“${word}”`).join(', ')}.`]),
  ];
  return [...notes, `${counts.join(', ')}.`].join(' ');
}

/** Search and the explorer match words differently, so the number is given for filters alone. */
function describeMore({ count, results }: FoundGroup, words: string): string | undefined {
  if (count <= results.length) return undefined;
  if (words === '') return `Show all ${count} tasks in the explorer`;
  return `Search for “${words}” in the explorer`;
}

function renderGroup(
  { kind, count, results }: FoundGroup,
  words: readonly string[],
  language: string,
): HTMLElement {
  const id = `search-${kind.toLowerCase().replaceAll(' ', '-')}`;
  const shown = count > results.length ? `first ${results.length} of ${count}` : '';
  const heading = buildElement('h2', { id }, kind, ' ', buildElement('small', {}, shown));
  const lang = kind === 'Tasks' ? language : '';
  const items = results.map((result) => renderResult(result, words, lang));
  const section = buildElement('section', {}, heading, buildElement('ol', {}, ...items));
  section.setAttribute('aria-labelledby', id);
  return section;
}

function renderNothing(words: string, link: string, chosen: SearchQuery['chosen']): HTMLElement[] {
  const advice = buildElement(
    'p',
    {},
    'Try fewer or shorter words. All of them must occur in a task, or in the files and commands that it names.',
  );
  const explorer = `Search for “${words}” in the explorer, which tolerates typing errors`;
  const clear = buildElement('button', { type: 'button' }, 'Search without filters');
  return [
    advice,
    ...(words === '' ? [] : [renderMore(explorer, link)]),
    ...(chosen.size === 0 ? [] : [clear]),
  ];
}

const renderMore = (text: string, link: string): HTMLElement =>
  buildElement('a', { href: link, className: 'more' }, text);
