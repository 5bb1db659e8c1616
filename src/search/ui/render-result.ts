import { textSeparator } from '../records/search-text.ts';
import { isUnspaced } from '../records/space-scripts.ts';
import { buildElement } from './build-element.ts';
import { cutAround, markWords } from './marks.ts';
import type { SearchResult } from './pagefind.ts';
import { findMissing } from './words.ts';

/**
 * A result as a link; text from files never becomes markup.
 *
 * @param lang the language of its title; empty for that of the page
 */
export function renderResult(
  result: SearchResult,
  words: readonly string[],
  lang: string,
): HTMLElement {
  const { url, meta } = result;
  const title = buildElement(
    'strong',
    { dir: 'auto', ...(lang === '' ? {} : { lang }) },
    ...mark(meta.title ?? url, words),
  );
  const facts = describe(result, words);
  const about = buildElement('small', {}, ...mark(facts, words));
  const link = buildElement('a', { href: url }, title, ...(facts === '' ? [] : [about]));
  const why = findReason(result, facts, words);
  if (why !== undefined)
    link.append(buildElement('small', { className: 'why' }, ...mark(why, words)));
  return buildElement('li', {}, link);
}

function mark(text: string, words: readonly string[]): (Node | string)[] {
  return markWords(text, words).map((part) =>
    part.isMarked ? buildElement('mark', {}, part.text) : part.text,
  );
}

function describe({ meta }: SearchResult, words: readonly string[]): string {
  const { id, apps, metrics, tasks } = meta;
  if (tasks === '0') return 'no task uses it';
  if (tasks !== undefined) return `${tasks} ${tasks === '1' ? 'task' : 'tasks'}`;
  const parts = [apps, metrics, id === undefined ? undefined : shorten(id, words)];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

/** The beginning of a UUID, as people quote it, unless more of it was searched for. */
function shorten(id: string, words: readonly string[]): string {
  const [start = id, ...rest] = id.split('-');
  if (rest.length !== uuidRest || start.length !== uuidStart) return id;
  const isWhole = words.some((word) => word.length > uuidStart && id.includes(word.toLowerCase()));
  return isWhole ? id : start;
}

const uuidRest = 4;
const uuidStart = 8;

/** The text around a match that is neither in the title nor in the facts. */
function findReason(
  { content, meta }: SearchResult,
  facts: string,
  words: readonly string[],
): string | undefined {
  const hidden = findMissing(words, [meta.title ?? '', facts]);
  const cut = content
    .split(textSeparator)
    .map((text) => cutAround(text, hidden))
    .find((text) => text !== undefined);
  return cut === undefined || isUnspaced(cut) ? undefined : cut;
}
