/** A separator for every three digits; a fraction is not rounded. */
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** A count as people read it: "369", "2,403". Files for other programs have plain numbers. */
export const formatCount = (count: number): string =>
  // Most are short, and a page has dozens: `Intl` would take a hundredth of a build.
  Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : format.format(count);
