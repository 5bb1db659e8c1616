import { sourceHtml } from '#site/code/source-html.ts';
import { toAllowedText } from '#text/safe/escape-html.ts';
import {
  type Content,
  type FramedPage,
  type Piece,
  type SharedFrame,
  type SlotValues,
  writeSlotValue,
} from './shared-frame.ts';

/** Puts a page together. */
export const fillFrame = ({ frame, values, content }: FramedPage): string =>
  listParts(frame, values, content).join('');

/** The markup of a page, one part after the other. */
export function listParts<Html>(
  { before, after }: SharedFrame<Html>,
  values: SlotValues,
  content: Content,
): (Html | string)[] {
  const fill = (pieces: readonly Piece<Html>[]) =>
    pieces.flatMap((piece) =>
      piece.slot ? [piece.html, writeSlotValue(piece, values)] : [piece.html],
    );
  const filled = content.map((part) =>
    typeof part === 'string' ? toAllowedText(part) : sourceHtml(part.source),
  );
  return [...fill(before), ...filled, ...fill(after)];
}

/** Encodes the markup that pages share, once for all of them. */
export function encodeFrame({ before, after }: SharedFrame): SharedFrame<Uint8Array> {
  const encode = (pieces: readonly Piece<string>[]) =>
    pieces.map(({ html, ...slot }) => ({ html: Buffer.from(html), ...slot }));
  return { before: encode(before), after: encode(after) };
}
