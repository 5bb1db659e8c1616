import { type OptionalFile, optionalFiles } from '../../addresses/optional-files.ts';
import type { ListedFile } from './list-files.ts';

export interface Size {
  files: number;
  bytes: number;
}

/** How much room a site takes, and what of it comes from what could be left out. */
export interface SiteSize extends Size {
  optionalFiles: Readonly<Record<OptionalFile, Readonly<Size>>>;
}

const patterns: Readonly<Record<OptionalFile, RegExp>> = {
  citations: /^tasks\/.+\.(?:bib|ris|txt)$/,
  'short-addresses': /^t\/[^/]+\/index\.html$/,
};

/** Counts the files of a built site and adds up their bytes. */
export function measureSite(files: readonly ListedFile[]): SiteSize {
  const whole = createSize();
  const parts = { citations: createSize(), 'short-addresses': createSize() };
  for (const { name, size } of files) {
    add(whole, size);
    const kind = optionalFiles.find((one) => patterns[one].test(name));
    if (kind) add(parts[kind], size);
  }
  return { ...whole, optionalFiles: parts };
}

const createSize = (): Size => ({ files: 0, bytes: 0 });

function add(size: Size, bytes: number): void {
  size.files += 1;
  size.bytes += bytes;
}
