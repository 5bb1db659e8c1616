import sharp from 'sharp';
import { drawPreview, type Preview } from './draw-preview.ts';

/** A picture as PNG, made in a thread of libvips; the same bytes each time. */
export async function toPicture(preview: Preview): Promise<Uint8Array> {
  const svg = Buffer.from(drawPreview(preview));
  return sharp(svg).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}
