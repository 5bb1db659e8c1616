/** What the page of a task may weigh: in bytes, gzipped. */
export const taskPageBudget = {
  /** Of the median page. */
  html: 15_000,
  /** Of 99 pages in 100. */
  heavyHtml: 20_000,
  /** Of any page, before its search is opened. */
  script: 20_000,
};

/** The files that each task adds: its page, its file, three citations and a short address. */
export const filesPerTask = 6;
