/** A colour of the space OKLCH. */
export interface Oklch {
  /** From 0 to 1. */
  lightness: number;
  chroma: number;
  /** In degrees. */
  hue: number;
}

/** A colour as "#rrggbb", by the matrices of CSS Color 4; one that no screen has is clipped. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const middle = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  const channels = [
    4.0767416360759583 * long - 3.3077115392580629 * middle + 0.2309699031821043 * short,
    -1.2684379732850315 * long + 2.6097573492876882 * middle - 0.341319376002657 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * middle + 1.7076146940746117 * short,
  ];
  return `#${channels.map(toDigits).join('')}`;
}

function toDigits(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
