import { Parser } from 'htmlparser2';
import { isObject } from '#text/json/json-value.ts';

/** Elements that are there to contain something. */
const holders = new Set(
  'a blockquote button caption code dd dt figcaption h1 h2 h3 h4 li p pre summary td th'.split(' '),
);
/** Elements that a reader sees although they contain no text. */
const pictures = new Set(['img', 'svg', 'input', 'canvas']);
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * What no page should show: boxes without content, JavaScript's words for a missing value, and
 * JSON where people should read.
 *
 * @param own all texts of the task file, which may contain such words themselves.
 */
export function findBlemishes(html: string, own: string): string[] {
  const blemishes: string[] = [];
  const open: Element[] = [];
  let isMain = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'main') isMain = true;
      const isPicture = pictures.has(name);
      if (isPicture) for (const element of open) element.hasContent = true;
      if (!voids.has(name)) open.push({ name, attributes, text: '', hasContent: isPicture });
    },
    ontext(text) {
      for (const element of open) element.text += text;
    },
    onclosetag(name) {
      if (voids.has(name)) return;
      const element = open.pop();
      if (!isMain || !element) return;
      if (name === 'main') isMain = false;
      blemishes.push(...judge(element, open, own));
    },
  });
  parser.end(html);
  return [...new Set(blemishes)];
}

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  hasContent: boolean;
}

function judge(element: Element, open: readonly Element[], own: string): string[] {
  const { name, text, hasContent, attributes } = element;
  if (!isJudged(element)) return [];
  const content = text.trim();
  const around = open.at(-1);
  const place = `${name} in ${around?.attributes.id ?? around?.name ?? ''}`;
  // A button that is a picture alone has a name.
  if (content === '' && !hasContent && !attributes['aria-label']) return [`empty ${place}`];
  if ([element, ...open].some((one) => one.attributes['aria-label'] === 'Task file')) return [];
  const word = /\[object \w+\]|\bundefined\b|\bNaN\b/.exec(content)?.[0];
  if (word !== undefined && !own.includes(word)) return [`"${word}" in ${place}`];
  if (name !== 'a' && isDump(content) && !own.includes(content)) return [`JSON in ${place}`];
  return [];
}

/** Whether a reader sees it, and expects something in it; a place to link to is no link. */
function isJudged({ name, attributes }: Element): boolean {
  if ('hidden' in attributes || attributes['aria-hidden'] === 'true') return false;
  return holders.has(name) && (name !== 'a' || 'href' in attributes);
}

function isDump(text: string): boolean {
  if (!/^[[{]/.test(text)) return false;
  try {
    const value: unknown = JSON.parse(text);
    const items = Array.isArray(value) ? value : Object.values(value as object);
    return items.some((item) => Array.isArray(item) || isObject(item)) || isObject(value);
  } catch {
    return false;
  }
}
