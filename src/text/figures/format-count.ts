/** A separator for every three digits; a fraction is not rounded. */
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** A count as people read it: "369", "2,403". Files for other programs have plain numbers. */
export const formatCount = (count: number): string => format.format(count);
