import type { SiteSize } from './site-size.ts';

/** What a host of static sites takes at most. */
interface HostLimit {
  host: string;
  unit: keyof SiteSize;
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
}

export const judgeHosts = (size: SiteSize): HostWarning[] =>
  hostLimits
    .map((limit) => ({ ...limit, found: size[limit.unit] }))
    .filter(({ found, limit }) => found >= limit * nearness);
