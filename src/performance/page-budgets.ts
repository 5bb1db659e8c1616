/** The largest sizes of a task's page, in bytes, gzipped. */
export const taskPageBudget = {
  /** The median of all pages. */
  html: 8_500,
  /** The 99th percentile of all pages. */
  heavyHtml: 10_000,
  /** The maximum of all pages, before the search is opened. */
  script: 20_500,
};

/** The files that each task adds: its page and its file. */
export const filesPerTask = 2;
