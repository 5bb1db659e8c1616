import type { FoundTasks } from '#explorer/finder/task-finder.ts';
import { foldText } from '#explorer/matching/fold-text.ts';
import { isQuestion } from '#explorer/matching/questions.ts';
import { buildElement } from '#dom/build-element.ts';
import { searchPages } from '#dom/search-key.ts';
import { toSingular } from '#text/figures/plural.ts';

/**
 * What leads from a line to pages that are no tasks: those that the navigation calls so, and the search
 * of all pages where the line asks a question or no task has all of its words.
 */
export function buildPageWays(line: string, found: FoundTasks): readonly HTMLElement[] {
  if (!found.isWords || line === '') return [];
  const isMissed = found.rows.length === 0 || found.isPartial || found.missing.length > 0;
  return [
    ...findCalled(line).map((page) =>
      buildElement('a', { href: page.href }, `Page “${page.textContent.trim()}”`),
    ),
    ...(isMissed || isQuestion(line) ? [buildSearch(line)] : []),
  ];
}

function findCalled(line: string): readonly HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  const called = links.find((link) => toName(link.textContent) === toName(line));
  return called ? [called] : [];
}

/** In singular and plural alike. */
const toName = (text: string): string => toSingular(foldText(text.trim()));

function buildSearch(line: string): HTMLElement {
  const button = buildElement('button', { type: 'button' }, 'Search pages and guides');
  button.addEventListener('click', () => {
    searchPages(line);
  });
  return button;
}
