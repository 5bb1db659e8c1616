import { escapeAttribute } from '../../text/escape-html.ts';
import { sourceHtml } from '../../site/code/source-html.ts';

/** The texts of a page that stand in its frame. */
export interface PageTexts {
  title: string;
  tabTitle?: string | undefined;
  description?: string | undefined;
  /** As it stands in a script. */
  structuredData?: string | undefined;
}

/** What pages of one shape differ in. */
type FrameHole = keyof PageTexts | 'address';

/** What is put in later, with what a content may leave open. */
export type Hole = FrameHole | 'content' | 'source';

/** As they stand in the markup, in an attribute too. */
export type HoleValues = Readonly<Partial<Record<FrameHole, string | undefined>>>;

/** How a page is asked for, and what it says of itself then. */
export interface Framing {
  /** Its content alone, or what is around it, with tokens in the holes. */
  part: 'content' | 'frame';
  /** Left empty by a page that shares its frame with no other, and is rendered whole. */
  shape?: {
    /** Pages of one key have the same frame. */
    key: string;
    values: HoleValues;
  };
  /** What the page put into its frame, when its content was asked for. */
  content?: string;
  /** The text of the task file that the content has a token for, if it has one. */
  source?: string;
}

/** The markup around the content of pages, as text or encoded. */
export interface PageFrame<Html = string> {
  before: readonly Piece<Html>[];
  after: readonly Piece<Html>[];
}

interface Piece<Html> {
  html: Html;
  /** What comes after it, if anything does. */
  hole?: FrameHole | undefined;
}

/** A page that is not put together yet: its frame is the same object as that of others. */
export interface FramedPage {
  frame: PageFrame;
  values: HoleValues;
  content: Content;
}

/** What stands in a frame: markup, and the text of a task file that is not highlighted yet. */
export type Content = readonly (string | { source: string })[];

/** No file can know it, so that none can open a hole. */
const secret = crypto.randomUUID();
const anyToken = new RegExp(`benchlight-([A-Za-z]+)-${secret}`);

/** What stands in a frame where pages differ. */
export const toToken = (hole: Hole): string => `benchlight-${hole}-${secret}`;

/** The texts that a page has. */
export const listGiven = (texts: PageTexts): PageTexts => mapTexts(texts, (_, text) => text);

export const toTokens = (given: PageTexts): PageTexts => mapTexts(given, toToken);

export const toValues = (given: PageTexts): HoleValues =>
  mapTexts(given, (name, text) => (name === 'structuredData' ? text : escapeAttribute(text)));

function mapTexts(
  texts: PageTexts,
  map: (name: keyof PageTexts, text: string) => string,
): PageTexts {
  const entries = Object.entries(texts) as [keyof PageTexts, string | undefined][];
  const mapped = entries.flatMap(([name, text]) =>
    text === undefined ? [] : [[name, map(name, text)]],
  );
  return Object.fromEntries(mapped) as PageTexts;
}

/** Takes a page apart that was rendered with tokens. */
export function toFrame(html: string): PageFrame {
  const [before, after] = cutAt(html, 'content');
  return { before: toPieces(before), after: toPieces(after) };
}

function cutAt(html: string, hole: Hole): [string, string] {
  const [before, after, ...more] = html.split(toToken(hole));
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`a page has no single place for its ${hole}`);
  }
  return [before, after];
}

/** Every second part is what the group of the pattern took. */
function toPieces(html: string): Piece<string>[] {
  const parts = html.split(anyToken);
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ html: part, hole: parts[index + 1] as FrameHole | undefined }] : [],
  );
}

/** Takes a content apart where it leaves room for the text of a task file. */
export function toContent(html: string, source: string | undefined): Content {
  if (source === undefined) return [html];
  const [before, after] = cutAt(html, 'source');
  return [before, { source }, after];
}

/** Puts a page together. */
export const fillFrame = ({ frame, values, content }: FramedPage): string =>
  listParts(frame, values, content).join('');

/** The markup of a page, one part after the other. */
export function listParts<Html>(
  { before, after }: PageFrame<Html>,
  values: HoleValues,
  content: Content,
): (Html | string)[] {
  const fill = (pieces: readonly Piece<Html>[]) =>
    pieces.flatMap(({ html, hole }) => (hole ? [html, values[hole] ?? ''] : [html]));
  const filled = content.map((part) => (typeof part === 'string' ? part : sourceHtml(part.source)));
  return [...fill(before), ...filled, ...fill(after)];
}

/** Encodes the markup that pages share, once for all of them. */
export function encodeFrame({ before, after }: PageFrame): PageFrame<Uint8Array> {
  const encode = (pieces: readonly Piece<string>[]) =>
    pieces.map(({ html, hole }) => ({ html: Buffer.from(html), hole }));
  return { before: encode(before), after: encode(after) };
}
