import { fnvHash } from '#text/similarity/fnv-hash.ts';

/** Apps of one kind, such as word processors, have one hue; two kinds differ by 20 degrees or more. */
const hues = {
  browser: 16,
  slides: 38,
  player: 58,
  picture: 122,
  sheet: 154,
  mail: 216,
  code: 246,
  text: 270,
  terminal: 298,
  system: 322,
} as const;

/** Apps whose hue does not come from their name. */
const ownHues: ReadonlyMap<string, number> = new Map(
  Object.entries({
    browser: hues.browser,
    chrome: hues.browser,
    code_editor: hues.code,
    excel: hues.sheet,
    gimp: hues.picture,
    image_editor: hues.picture,
    libreoffice_calc: hues.sheet,
    libreoffice_impress: hues.slides,
    libreoffice_writer: hues.text,
    mail_client: hues.mail,
    media_player: hues.player,
    os: hues.system,
    powerpoint: hues.slides,
    slides: hues.slides,
    spreadsheet: hues.sheet,
    terminal: hues.terminal,
    thunderbird: hues.mail,
    vlc: hues.player,
    vs_code: hues.code,
    word: hues.text,
    word_processor: hues.text,
  }),
);

/** Kinds of file and of program, which no single app has. */
const withoutHue = new Set(['image', 'libreoffice', 'multi_apps', 'office', 'pdf', 'text']);

/** Every 12 degrees, except near the colour of light and near the hue of a kind. */
const otherHues = Array.from({ length: 30 }, (_, index) => index * 12).filter(
  (hue) =>
    (hue < 66 || hue > 110) && Object.values(hues).every((other) => Math.abs(hue - other) >= 10),
);

/**
 * The hue of an app in degrees of OKLCH; the same in every dataset.
 *
 * @param name its canonical name.
 * @returns undefined for a name that means no single app.
 */
export function appHue(name: string): number | undefined {
  if (withoutHue.has(name)) return undefined;
  return ownHues.get(name) ?? otherHues[(fnvHash(name) >>> 0) % otherHues.length];
}

/** The hue of the palette that is nearest to one in degrees. */
export function nearestHue(hue: number): number {
  const distance = (one: number) => Math.min(Math.abs(one - hue), 360 - Math.abs(one - hue));
  const palette = [...ownHues.values(), ...otherHues];
  return palette.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** The class of an element in an app's hue, of `site/styles/hues.css`. */
export function hueClass(name: string): string | undefined {
  const hue = appHue(name);
  return hue === undefined ? undefined : `hue-${hue}`;
}

/** The classes of the mark of an app, a bar in its hue. */
export const appMark = (name: string): string =>
  ['spine', hueClass(name)].filter(Boolean).join(' ');
