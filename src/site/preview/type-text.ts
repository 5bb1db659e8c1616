import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from 'fontkitten';

/** A line of text as outlines, so that it looks the same on any machine. */
export interface TypedText {
  /** The `d` of an SVG path, in pixels from the beginning of the baseline. */
  path: string;
  /** In pixels. */
  width: number;
}

const files = ['latin', 'latin-ext'].map(
  (subset) =>
    `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`,
);
let loaded: readonly Font[] | undefined;

/** Undefined when the fonts of the site lack a character, such as a Japanese one. */
export function typeText(text: string, size: number): TypedText | undefined {
  loaded ??= files.map(loadFont);
  let width = 0;
  const parts: string[] = [];
  for (const character of text) {
    const found = findGlyph(character, loaded);
    if (!found) return undefined;
    const scale = size / found.unitsPerEm;
    // Fonts count upwards, pictures downwards.
    parts.push(found.glyph.path.scale(scale, -scale).translate(width, 0).toSVG());
    width += found.glyph.advanceWidth * scale;
  }
  return { path: parts.join(''), width };
}

function findGlyph(
  character: string,
  fonts: readonly Font[],
): { glyph: Glyph; unitsPerEm: number } | undefined {
  const code = character.codePointAt(0) ?? 0;
  const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
  return font && { glyph: font.glyphForCodePoint(code), unitsPerEm: font.unitsPerEm };
}

function loadFont(file: string): Font {
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)));
  if (font.isCollection) throw new Error(`${file} has several fonts`);
  return font;
}
