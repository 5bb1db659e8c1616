import type { MetaTag } from '#catalogue/heads/meta-tags.ts';
import { toScriptJson } from '#catalogue/citing/structured-data.ts';
import { escapeAttribute } from '#text/safe/escape-html.ts';

/** What pages of one shape differ in, beside their content. */
export interface PageTexts {
  title: string;
  tabTitle?: string | undefined;
  description?: string | undefined;
  structuredData?: object | undefined;
  /** What its head has beside what all pages have. */
  tags?: readonly MetaTag[] | undefined;
}

/** A place in a frame that each page fills with its own text. */
type FrameSlot = keyof PageTexts | 'address';
/** A place that is filled later, in a frame or in a content. */
type Slot = FrameSlot | 'content' | 'source';

/** As they are written in the markup, in an attribute too. */
export type SlotValues = Readonly<Partial<Record<FrameSlot, string>>>;

/** The markup around the content of pages, as text or encoded. */
export interface SharedFrame<Html = string> {
  before: readonly Piece<Html>[];
  after: readonly Piece<Html>[];
}

export interface Piece<Html> {
  html: Html;
  /** What comes after it, if anything does. */
  slot?: FrameSlot | undefined;
}

/** A page in parts; pages of one shape have the same object as their frame. */
export interface FramedPage {
  frame: SharedFrame;
  values: SlotValues;
  content: Content;
}

/** What is put into a frame: markup, and the text of a task file that is not highlighted yet. */
export type Content = readonly (string | { source: string })[];

/** No file can know it, so no file can write a marker. */
const secret = crypto.randomUUID();
const anyMarker = new RegExp(`benchlight-([A-Za-z]+)-${secret}`);

/** What a slot is written as until it is filled. */
export const toMarker = (slot: Slot): string => `benchlight-${slot}-${secret}`;

/** The texts of a page with a marker in place of each, for a page that is rendered as a frame. */
export function toMarkers(texts: PageTexts): PageTexts {
  const { title: _title, structuredData, tags, ...others } = texts;
  const given = Object.entries(others).filter(([, text]) => text !== undefined);
  return {
    title: toMarker('title'),
    ...Object.fromEntries(given.map(([slot]) => [slot, toMarker(slot as keyof typeof others)])),
    ...(structuredData && { structuredData: [toMarker('structuredData')] }),
    ...(tags && { tags: [tagsMarker] }),
  };
}

/** The texts of a page as they fill the slots of its frame. */
export function toSlotValues({ structuredData, tags, ...texts }: PageTexts): SlotValues {
  const given = Object.entries(texts).flatMap(([slot, text]) =>
    text === undefined ? [] : [[slot, escapeAttribute(text)]],
  );
  return {
    ...(Object.fromEntries(given) as SlotValues),
    ...(structuredData && { structuredData: toScriptJson(structuredData) }),
    ...(tags && { tags: tags.map(writeTag).join('') }),
  };
}

/** Stands for all tags of a page. */
const tagsMarker: MetaTag = { name: 'tags', content: toMarker('tags') };

function writeTag(tag: MetaTag): string {
  const attributes = Object.entries(tag).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<meta${attributes.join('')}/>`;
}

/**
 * Takes a page apart that was rendered with markers.
 *
 * @param address where it was rendered; the frame has a slot wherever an attribute is this address.
 */
export function toFrame(html: string, address: string): SharedFrame {
  const open = html
    .replaceAll(`"${escapeAttribute(address)}"`, `"${toMarker('address')}"`)
    .replaceAll(toScriptJson([toMarker('structuredData')]), toMarker('structuredData'))
    .replaceAll(writeTag(tagsMarker), toMarker('tags'));
  const [before, after] = cutAt(open, 'content');
  return { before: toPieces(before), after: toPieces(after) };
}

function cutAt(html: string, slot: Slot): [string, string] {
  const [before, after, ...more] = html.split(toMarker(slot));
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`a page has no single place for its ${slot}`);
  }
  return [before, after];
}

/** Every second part is what the group of the pattern matched. */
function toPieces(html: string): Piece<string>[] {
  const parts = html.split(anyMarker);
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ html: part, slot: parts[index + 1] as FrameSlot | undefined }] : [],
  );
}

/** Takes a content apart where it leaves room for the text of a task file. */
export function toContent(html: string, source: string | undefined): Content {
  if (source === undefined) return [html];
  const [before, after] = cutAt(html, 'source');
  return [before, { source }, after];
}
