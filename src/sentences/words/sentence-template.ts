import type { RichText } from '#text/rich-text.ts';

/** A part of a template that is filled with words: `{rules.urls|page|or}`. */
export interface Slot {
  /** What fills it: `result`, `expected`, `rules`, or a field such as `options.strict`. */
  name: string;
  /** What one of them is called. */
  noun: string | undefined;
  /** How several are joined; undefined when the template does not say. */
  join: Join | undefined;
}

/** "A and B", "A or B", "any of 2 files", "each of 2 files". */
export type Join = (typeof joins)[number];

/**
 * The words for a slot; undefined when nothing can be said there.
 *
 * @param before The words between this slot and the one before it.
 */
export type FillSlot = (slot: Slot, before: string) => RichText | undefined;

/** The first of several templates whose slots can all be filled. */
export function fillFirstTemplate(
  templates: string | readonly string[] | undefined = [],
  fill: FillSlot,
): RichText | undefined {
  const filled = fillFirstClause(templates, fill);
  return filled && [...filled.subject, ...filled.predicate];
}

/** A filled template. */
export interface Clause {
  /** What fills a slot at its beginning; empty where it begins with words. */
  subject: RichText;
  predicate: RichText;
}

/** The same, with its beginning apart. */
export function fillFirstClause(
  templates: string | readonly string[] | undefined = [],
  fill: FillSlot,
): Clause | undefined {
  for (const template of toTemplates(templates)) {
    const filled = fillTemplate(template, fill);
    if (filled) return filled;
  }
  return undefined;
}

/** The names of all slots that templates have. */
export function listSlots(templates: string | readonly string[] | undefined = []): string[] {
  return toTemplates(templates).flatMap((template) =>
    splitTemplate(template).flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
  );
}

/** A template with a brace outside a slot cannot be filled. */
function fillTemplate(template: string, fill: FillSlot): Clause | undefined {
  const filled: RichText[] = [];
  let before = '';
  for (const part of splitTemplate(template)) {
    if (typeof part === 'string' && /[{}]/.test(part)) return undefined;
    const text = typeof part === 'string' ? [part] : fill(part, before);
    if (!text) return undefined;
    filled.push(text);
    before = typeof part === 'string' ? part : '';
  }
  const subject = template.startsWith('{') ? (filled[0] ?? []) : [];
  return { subject, predicate: filled.slice(subject.length === 0 ? 0 : 1).flat() };
}

function splitTemplate(template: string): (string | Slot)[] {
  return template
    .split(/(\{[^{}]+\})/)
    .filter(Boolean)
    .map((part) => (/^\{[^{}]+\}$/.test(part) ? toSlot(part.slice(1, -1)) : part));
}

function toSlot(written: string): Slot {
  const [name = '', noun, join] = written.split('|').map((part) => part.trim());
  return { name, noun: noun === '' ? undefined : noun, join: joins.find((one) => one === join) };
}

const joins = ['and', 'or', 'any', 'each'] as const;

const toTemplates = (templates: string | readonly string[]): readonly string[] =>
  typeof templates === 'string' ? [templates] : templates;
