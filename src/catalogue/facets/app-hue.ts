/** Of the applications of OSWorld, apart from each other by 20 degrees or more. */
const ownHues: Readonly<Record<string, number>> = {
  chrome: 16,
  gimp: 122,
  libreoffice_calc: 154,
  libreoffice_impress: 38,
  libreoffice_writer: 270,
  os: 322,
  terminal: 298,
  thunderbird: 216,
  vlc: 58,
  vs_code: 246,
};

/** Kinds of file and of program, which no single application has. */
const withoutHue = new Set(['image', 'libreoffice', 'multi_apps', 'office', 'pdf', 'text']);

/** Every 12 degrees, except where the colour of light is. */
const otherHues = Array.from({ length: 30 }, (_, index) => index * 12).filter(
  (hue) => hue < 66 || hue > 110,
);

const palette: readonly number[] = [...Object.values(ownHues), ...otherHues];

/**
 * The hue of an application in degrees of OKLCH; the same in every dataset.
 *
 * @param name its canonical name.
 * @returns undefined for a name that means no single application.
 */
export function appHue(name: string): number | undefined {
  if (withoutHue.has(name)) return undefined;
  return ownHues[name] ?? otherHues[hash(name) % otherHues.length];
}

/** The hue of the palette that is nearest to one in degrees. */
export function nearestHue(hue: number): number {
  const distance = (one: number) => Math.min(Math.abs(one - hue), 360 - Math.abs(one - hue));
  return palette.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  }
  return value;
}

/** The class of an element in an application's hue, of `site/styles/hues.css`. */
export function hueClass(name: string): string | undefined {
  const hue = appHue(name);
  return hue === undefined ? undefined : `hue-${hue}`;
}

/** The classes of the mark of an application, a bar in its hue. */
export const appMark = (name: string): string =>
  ['spine', hueClass(name)].filter(Boolean).join(' ');
