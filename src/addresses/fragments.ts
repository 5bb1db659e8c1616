/** The part of the explorer that exports what was found. */
export const exportFragment = 'export';

/** The part of a task's page, and of the page of downloads, that has the citations. */
export const citeFragment = 'cite';

/** A citation on a task's page; a link to it opens the fold around it. */
export const citationFragment = 'cite-bib';
