import { describeMissing } from '#explorer/finder/describe-found.ts';
import { findHit } from '#explorer/matching/find-hit.ts';
import { isUnspaced } from '#text/language/unspaced.ts';
import { buildElement } from '#dom/build-element.ts';
import { markWords } from './mark-words.ts';
import type { SearchResult } from './search-result.ts';
import { count } from '#text/figures/plural.ts';

/**
 * A result as a link; text from files never becomes markup.
 *
 * @param forms for each searched word, the folded forms in which it was found
 * @param lang the language of its title; empty for that of the page
 */
export function renderResult(
  result: SearchResult,
  forms: readonly (readonly string[])[],
  lang: string,
): HTMLElement {
  const { url, title, texts, missing } = result;
  const shown = buildElement(
    'strong',
    { dir: 'auto', ...(lang === '' ? {} : { lang }) },
    ...markWords(title, forms),
  );
  const facts = describe(result, forms);
  const about = buildElement('small', {}, ...markWords(facts, forms));
  const link = buildElement('a', { href: url }, shown, ...(facts === '' ? [] : [about]));
  const hit = findHit(forms, `${title}\n${facts}`, texts);
  if (hit !== undefined && !isUnspaced(hit)) {
    const isOfFile = result.facts.id !== undefined;
    link.append(buildReason(isOfFile ? 'why' : 'why prose', ...markWords(hit, forms)));
  }
  const without = describeMissing(missing);
  if (without !== undefined) link.append(buildReason('why prose', without));
  return buildElement('li', {}, link);
}

const buildReason = (className: string, ...text: readonly (Node | string)[]): HTMLElement =>
  buildElement('small', { className }, ...text);

function describe({ facts }: SearchResult, forms: readonly (readonly string[])[]): string {
  const { tasks, apps, metrics, id } = facts;
  if (tasks === 0) return 'no task uses it';
  if (tasks !== undefined) return count(tasks, 'task');
  const parts = [apps, metrics, id === undefined ? undefined : shorten(id, forms)];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}

/** The beginning of a UUID, as people quote it, unless another part of it was searched for. */
function shorten(id: string, forms: readonly (readonly string[])[]): string {
  const [start = id, ...rest] = id.split('-');
  if (rest.length !== uuidRest || start.length !== uuidStart) return id;
  const isElsewhere = forms.some(([word = '']) => id.includes(word) && !start.includes(word));
  return isElsewhere ? id : start;
}

const uuidRest = 4;
const uuidStart = 8;
