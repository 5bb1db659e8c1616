import type { App } from '#vocabulary/apps.ts';
import { compareText } from '#text/compare-text.ts';
import { countEach } from '#text/figures/count-each.ts';
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

const palette = [...Object.values(hues), ...otherHues].sort((one, other) => one - other);

/**
 * The hues of a dataset's apps by their canonical names, apart from each other: apps of a known kind
 * have its hue, and each other one, the largest first, the hue that is furthest from those in use.
 * So another small app changes none of the others.
 *
 * @param names the largest app first.
 */
export function assignHues(names: readonly string[]): ReadonlyMap<string, number> {
  const assigned = new Map<string, number>();
  for (const name of names) {
    const hue = ownHues.get(name);
    if (hue !== undefined) assigned.set(name, hue);
  }
  for (const name of names) {
    if (assigned.has(name) || withoutHue.has(name)) continue;
    assigned.set(name, findFurthest([...assigned.values()]) ?? hueOfName(name));
  }
  return assigned;
}

/** Gives apps of a dataset the hues that its tasks assign to them. */
export function createHueAdder(
  entries: readonly { apps: readonly App[] }[],
): (apps: readonly App[]) => App[] {
  const sizes = countEach(entries.flatMap(({ apps }) => apps.map(({ name }) => name)));
  const largestFirst = [...sizes].sort(
    ([one, tasks], [other, others]) => others - tasks || compareText(one, other),
  );
  const hueOf = assignHues(largestFirst.map(([name]) => name));
  return (apps) => apps.map((app) => ({ ...app, hue: hueOf.get(app.name) }));
}

/** Nearer hues look the same. */
const leastDistance = 14;

/** The hue of the palette that is furthest from all in use; undefined where none is far enough. */
function findFurthest(used: readonly number[]): number | undefined {
  if (used.length === 0) return undefined;
  const distances = palette.map((hue) => Math.min(...used.map((other) => distance(hue, other))));
  const most = Math.max(...distances);
  return most < leastDistance ? undefined : palette[distances.indexOf(most)];
}

const hueOfName = (name: string): number =>
  otherHues[(fnvHash(name) >>> 0) % otherHues.length] ?? 0;

const distance = (one: number, other: number): number =>
  Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

/** The hue of the palette that is nearest to one in degrees. */
export const nearestHue = (hue: number): number =>
  palette.reduce((best, one) => (distance(one, hue) < distance(best, hue) ? one : best));

/** The classes of the mark of an app, a bar in its hue, of `site/styles/hues.css`. */
export const appMark = (hue: number | undefined): string =>
  hue === undefined ? 'spine' : `spine hue-${hue}`;
