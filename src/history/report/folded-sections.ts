import { count } from '#text/figures/plural.ts';
import { withMore } from '#text/first-items.ts';
import { countEntries, type Section } from './list-sections.ts';

/** A part of a comment that is folded. */
export interface FoldedSection extends Section {
  /** What its entries are. */
  noun: string;
}

/** Folded sections in Markdown, each cut where there is no room left, and their length in bytes. */
export function foldSections(
  sections: readonly FoldedSection[],
  room: number,
): { blocks: readonly string[]; size: number } {
  const frames = sections.map((section) => openSection(section) + end);
  const size = byteLength(frames.join('\n')) + sections.length * noRoom.length;
  let left = room - size;
  const blocks = sections.map((section) => {
    const { entries } = section;
    const texts: string[] = [];
    for (const { text } of entries) {
      const length = byteLength(text) + 1;
      if (length > left) break;
      left -= length;
      texts.push(text);
    }
    const more = countEntries(entries.slice(texts.length));
    const lines = texts.length === 0 ? [noRoom] : withMore({ shown: texts, more }, '- … ');
    return `${openSection(section)}${lines.join('\n')}${end}`;
  });
  return { blocks, size: byteLength(blocks.join('\n')) };
}

const end = '\n\n</details>\n';
/** As long as "- … and 10,000 more" at least. */
const noRoom = 'Not listed here for lack of room; `--format text` lists all.';

const openSection = ({ title, entries, noun }: FoldedSection): string =>
  `<details><summary>${title}: ${count(countEntries(entries), noun)}</summary>\n\n`;

export const byteLength = (text: string): number => new TextEncoder().encode(text).length;
