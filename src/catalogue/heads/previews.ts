import { addresses } from '#addresses/addresses.ts';
import type { Group } from '../facets/groups.ts';

/** A picture that other sites show beside a link to a page. */
export interface PreviewPicture {
  address: string;
  /** What it shows the tasks of. */
  label: string;
}

/** Finds the picture for tasks of some apps, by their names. */
export type PictureFinder = (apps: readonly string[]) => PreviewPicture;

/** Each takes 25 kB. */
const mostApps = 24;

/** The apps that have a picture of their own: the larger ones. */
export const listPicturedApps = (apps: readonly Group[]): Group[] =>
  apps
    .filter(({ tasks }) => tasks.length > 0)
    .toSorted((one, other) => other.tasks.length - one.tasks.length)
    .slice(0, mostApps);

/**
 * Finds the picture of the first app that has one, else that of the dataset.
 *
 * @param title of the dataset.
 */
export function createPictureFinder(apps: readonly Group[], title: string): PictureFinder {
  const pictures = new Map(
    listPicturedApps(apps).map(({ name, label, segment }) => [
      name,
      { address: addresses.appPicture(segment), label },
    ]),
  );
  const whole = { address: addresses.picture, label: title };
  return (names) => {
    const own = names.find((name) => pictures.has(name));
    return (own === undefined ? undefined : pictures.get(own)) ?? whole;
  };
}
