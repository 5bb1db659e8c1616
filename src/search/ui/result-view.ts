import { searchKinds } from '../search-kinds.ts';
import { buildElement } from './build-element.ts';
import { toExplorerLink } from './explorer-link.ts';
import type { Found } from './find.ts';
import type { LineProblem } from '../../catalogue/finder/resolve-line.ts';
import { describeFound } from '../../catalogue/finder/describe-found.ts';
import { renderResult } from './render-result.ts';
import type { SearchQuery } from './search-query.ts';
import type { FoundGroup } from './search-result.ts';

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
      status.textContent = describeStatus(found, text);
      const link = toExplorerLink(tasks, text.trim(), chosen);
      const refusals = (found.tasks?.corrections ?? []).map(({ typed }) => renderRefusal(typed));
      if (found.groups.length === 0) {
        results.replaceChildren(...refusals, ...renderNothing(chosen));
        return;
      }
      const sections = found.groups.map((group) => {
        const isCut = group.kind === 'Tasks' && group.count > group.results.length;
        const section = renderGroup(group, found.forms, language);
        if (isCut)
          section.append(renderMore(`Show all ${group.count} tasks in the explorer`, link));
        return section;
      });
      results.replaceChildren(...refusals, ...sections);
      results.scrollTop = 0;
    },
  };
}

/** "12 tasks, 2 metrics.", after what a reader must know about the words. */
export function describeStatus({ groups, tasks }: Found, text: string): string {
  if (groups.length === 0)
    return text.trim() === '' ? 'No results.' : `No results for “${text.trim()}”.`;
  const counts = groups.map(({ kind, count }) => {
    const names = searchKinds.find(({ label }) => label === kind);
    return `${count} ${(count === 1 ? names?.one : names?.many) ?? kind}`;
  });
  const notes = tasks ? [...tasks.problems.map(toSentence), ...describeFound(tasks)] : [];
  return [...notes, `${counts.join(', ')}.`].join(' ');
}

const toSentence = ({ message }: LineProblem): string =>
  /[.?]$/.test(message) ? message : `${message}.`;

/** A button that searches for a corrected word as it was typed. */
function renderRefusal(typed: string): HTMLElement {
  const button = buildElement('button', { type: 'button' }, `Search for “${typed}” as typed`);
  button.dataset.quote = typed;
  return button;
}

function renderGroup(
  { kind, count, results }: FoundGroup,
  forms: readonly (readonly string[])[],
  language: string,
): HTMLElement {
  const id = `search-${kind.toLowerCase().replaceAll(' ', '-')}`;
  const shown = count > results.length ? `first ${results.length} of ${count}` : '';
  const heading = buildElement('h2', { id }, kind, ' ', buildElement('small', {}, shown));
  const lang = kind === 'Tasks' ? language : '';
  const items = results.map((result) => renderResult(result, forms, lang));
  const section = buildElement('section', {}, heading, buildElement('ol', {}, ...items));
  section.setAttribute('aria-labelledby', id);
  return section;
}

function renderNothing(chosen: SearchQuery['chosen']): HTMLElement[] {
  const advice =
    'No page has any of these words. Try other words, an id, or the name of an app or a metric.';
  const clear = buildElement('button', { type: 'button' }, 'Search without filters');
  return [buildElement('p', {}, advice), ...(chosen.size === 0 ? [] : [clear])];
}

const renderMore = (text: string, link: string): HTMLElement =>
  buildElement('a', { href: link, className: 'more' }, text);
