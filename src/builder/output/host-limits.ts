import { type OptionalFile, optionalFiles } from '../../addresses/optional-files.ts';
import type { Size, SiteSize } from './site-size.ts';

/** What a host of static sites takes at most. */
interface HostLimit {
  host: string;
  unit: keyof Size;
  limit: number;
}

// docs.github.com: "GitHub Pages limits"; developers.cloudflare.com: "Pages", "Limits".
const hostLimits: readonly HostLimit[] = [
  { host: 'GitHub Pages', unit: 'bytes', limit: 1e9 },
  { host: 'the free plan of Cloudflare Pages', unit: 'files', limit: 20_000 },
];

/** From this share of a limit on, a site is near it. */
const nearness = 0.8;

/** A limit that a site passes or is near. */
export interface HostWarning extends HostLimit {
  found: number;
  /** The least to leave out so that the site fits with room to grow; undefined when nothing helps. */
  remedy: { skip: readonly OptionalFile[]; left: number } | undefined;
}

export function judgeHosts(size: SiteSize): HostWarning[] {
  return hostLimits.flatMap(({ host, unit, limit }) => {
    const found = size[unit];
    if (found < limit * nearness) return [];
    const remedies = choicesOf(size).map((skip) => ({
      skip,
      left: skip.reduce((left, file) => left - size.optionalFiles[file][unit], found),
    }));
    const remedy =
      remedies.find(({ left }) => left < limit * nearness) ??
      remedies.find(({ left }) => left <= limit && found > limit);
    return [{ host, unit, limit, found, remedy }];
  });
}

/** One alone, then all; citations first, since their text stays on the page. */
function choicesOf(size: SiteSize): OptionalFile[][] {
  const present = optionalFiles.filter((file) => size.optionalFiles[file].files > 0);
  return [...present.map((file) => [file]), present];
}
