/**
 * What comes with each task beside its page and its file, and can be left out of a site that would
 * have too many files for its host: three files to cite it, and the page of its short address.
 */
export const extras = ['citations', 'short-addresses'] as const;
export type Extra = (typeof extras)[number];
