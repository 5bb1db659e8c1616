/** The addresses of pages about results; apart from the others, which scripts of all pages contain. */
export const resultAddresses = {
  results: '/results/',
  run: (segment: string): string => `/results/${segment}/`,
  review: '/review/',
  badge: '/data/results-badge.json',
} as const;
