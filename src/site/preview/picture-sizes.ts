import { pictureSize } from '#catalogue/heads/meta-tags.ts';

/** Around all, in pixels. */
export const margin = 72;

/** In pixels. */
export const spectrumSize = { width: pictureSize.width - 2 * margin, height: 210 };
