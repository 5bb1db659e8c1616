/** The area of a histogram's columns within its drawing. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A rectangle on the base line. */
export interface Column {
  x: number;
  y: number;
  width: number;
  height: number;
  middle: number;
}

const gap = 2;
/** Keeps a few columns from becoming blocks. */
const widestStep = 64;
/** So that one among thousands can be seen. */
const leastHeight = 1.5;

/** Draws counts as columns of equal width from the left; the largest count is as high as the area. */
export function toColumns(counts: readonly number[], area: Area): Column[] {
  const most = Math.max(1, ...counts);
  const step = Math.min(widestStep, area.width / Math.max(1, counts.length));
  return counts.map((count, index) => {
    const height = count === 0 ? 0 : Math.max(leastHeight, (count / most) * area.height);
    const left = area.left + index * step;
    return {
      x: round(left + gap / 2),
      y: round(area.top + area.height - height),
      width: round(step - gap),
      height: round(height),
      middle: round(left + step / 2),
    };
  });
}

const round = (number: number): number => Math.round(number * 10) / 10;
