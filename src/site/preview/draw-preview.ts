import { pictureSize } from '#catalogue/heads/meta-tags.ts';
import type { Spectrum } from '#catalogue/statistics/spectrum.ts';
import { toHex } from '#chart/oklch.ts';
import { margin, spectrumSize } from './picture-sizes.ts';
import { cutText } from '#text/cut-text.ts';
import { typeText } from './type-text.ts';

/** What a picture shows. */
export interface Preview {
  /** The largest text. */
  title: string;
  /** Below it. */
  caption: string;
  /** In small type at the top; absent where the title says it. */
  dataset?: string;
  /** Of an app, in degrees. */
  hue?: number | undefined;
  spectrum: Spectrum;
}

const baseline = 556;

// As in `styles/tokens.css`, in light colours.
const paper = '#fdfdfc';
const ink = '#15181a';
const faint = '#636b71';
const control = '#83898d';
const lamp = '#ffc634';
const toColour = (hue: number | undefined): string =>
  hue === undefined ? control : toHex({ lightness: 0.6, chroma: 0.135, hue });

/** Sizes of a title, in pixels; the first in which it fits is taken. */
const titleSizes = [92, 76, 62, 50, 42];

/** A picture as SVG, of outlines alone. A text that the fonts of the site cannot show is left out. */
export function drawPreview({ title, caption, dataset, hue, spectrum }: Preview): string {
  const { width, height } = pictureSize;
  const indent = hue === undefined ? 0 : 34;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    drawMark(),
    ...(dataset === undefined
      ? []
      : [drawText(dataset, { x: 126, y: 103, sizes: [30], ink: faint })]),
    ...(hue === undefined
      ? []
      : [`<rect x="${margin}" y="176" width="12" height="84" fill="${toColour(hue)}"/>`]),
    drawText(title, { x: margin + indent, y: 248, sizes: titleSizes, ink }),
    drawText(caption, { x: margin + indent, y: 306, sizes: [32], ink: faint }),
    drawSpectrum(spectrum),
    `<path d="M${margin} ${baseline + 0.5}h${spectrumSize.width}" stroke="${control}"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

/** That of the site, twice as large. */
function drawMark(): string {
  const frame = '<path d="M1 19.25h20M3 8v9M7 4v13M15 6v11M19 10v7" stroke="#15181a"/>';
  const light = `<path d="M11 2v14" stroke="${lamp}"/>`;
  return `<g transform="translate(${margin} 74) scale(1.7)" fill="none" stroke-width="2">${frame}${light}</g>`;
}

interface TextLine {
  x: number;
  y: number;
  sizes: readonly number[];
  ink: string;
}

function drawText(whole: string, { x, y, sizes, ink: fill }: TextLine): string {
  const text = cutText(whole, mostLetters);
  const room = pictureSize.width - margin - x;
  const fits = (size: number) => (typeText(text, size)?.width ?? 0) <= room;
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 0;
  const typed = typeText(cutToRoom(text, size, room), size);
  return typed ? `<path transform="translate(${x} ${y})" fill="${fill}" d="${typed.path}"/>` : '';
}

/** More letters than the narrowest ones that fit into the picture at its smallest size. */
const mostLetters = 200;

/** With an ellipsis where it is too long. */
function cutToRoom(text: string, size: number, room: number): string {
  let cut = text;
  while ((typeText(cut, size)?.width ?? 0) > room) {
    cut = `${Array.from(cut.replace(/…$/, '')).slice(0, -1).join('').trimEnd()}…`;
  }
  return cut;
}

function drawSpectrum({ strokes, thickness }: Spectrum): string {
  const lines = strokes.map(
    ({ hue, isDim, path }) =>
      `<path d="${path}" stroke="${toColour(hue)}"${isDim ? ' opacity="0.4"' : ''}/>`,
  );
  const top = baseline - spectrumSize.height;
  return `<g transform="translate(${margin} ${top})" stroke-width="${thickness}">${lines.join('')}</g>`;
}
