import type { MetaTag } from '#catalogue/heads/meta-tags.ts';
import { toScriptJson } from '#catalogue/citing/structured-data.ts';
import { escapeHtml, toAllowedText } from '#text/safe/escape-html.ts';

/** What pages of one shape differ in, beside their content. */
export interface PageTexts {
  title: string;
  tabTitle?: string | undefined;
  description?: string | undefined;
  structuredData?: object | undefined;
  /** What its head has beside what all pages have. */
  tags?: readonly MetaTag[] | undefined;
}

/** What a page is given in place of its texts and its content where its frame is rendered. */
export interface FrameTexts {
  texts: PageTexts;
  content: string;
}

/** A place in a frame that each page fills with its own text. */
type FrameSlot = keyof PageTexts | 'address';
/** A place that is filled later, in a frame or in a content. */
type Slot = FrameSlot | 'content' | 'source';

/** Texts as they are, and the markup of other slots. */
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
  /** Whether the slot is in an attribute. */
  isAttribute?: boolean;
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

/** A marker in place of each text that a page has, and one in place of its content. */
export function toFrameTexts({ structuredData, tags, ...texts }: PageTexts): FrameTexts {
  const slots = Object.keys(texts).filter(
    (slot) => texts[slot as keyof typeof texts] !== undefined,
  );
  return {
    texts: {
      title: toMarker('title'),
      ...Object.fromEntries(slots.map((slot) => [slot, toMarker(slot as Slot)])),
      ...(structuredData && { structuredData: [toMarker('structuredData')] }),
      ...(tags && { tags: [tagsMarker] }),
    },
    content: toMarker('content'),
  };
}

/** What fills the slots of the frame of a page. */
export function toSlotValues({ structuredData, tags, ...texts }: PageTexts): SlotValues {
  const values = Object.entries(texts).filter(([, text]) => text !== undefined);
  return {
    ...(Object.fromEntries(values) as SlotValues),
    ...(structuredData && { structuredData: toScriptJson(structuredData) }),
    ...(tags && { tags: tags.map(writeTag).join('') }),
  };
}

/** The value of a slot as it is written in its place, as Astro would have done it. */
export function writeSlotValue({ slot, isAttribute }: Piece<unknown>, values: SlotValues): string {
  const value = (slot && values[slot]) ?? '';
  if (slot === 'structuredData' || slot === 'tags') return value;
  return isAttribute ? escapeAttribute(value) : escapeHtml(value);
}

/** Stands for all tags of a page. */
const tagsMarker: MetaTag = { name: 'tags', content: toMarker('tags') };

function writeTag(tag: MetaTag): string {
  const attributes = Object.entries(tag).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<meta${attributes.join('')}/>`;
}

/** Astro leaves angle brackets in attributes as they are. */
const escapeAttribute = (text: string): string =>
  toAllowedText(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

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
    index % 2 === 0 ? [toPiece(part, parts[index + 1] as FrameSlot | undefined)] : [],
  );
}

const toPiece = (html: string, slot: FrameSlot | undefined): Piece<string> => ({
  html,
  slot,
  isAttribute: /="[^"]*$/.test(html),
});

/** Takes a content apart where it leaves room for the text of a task file. */
export function toContent(html: string, source: string | undefined): Content {
  if (source === undefined) return [html];
  const [before, after] = cutAt(html, 'source');
  return [before, { source }, after];
}
