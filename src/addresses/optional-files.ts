/**
 * The files of a task that a site can leave out when it would have too many for its host: three
 * files to cite the task, and the page of its short address.
 */
export const optionalFiles = ['citations', 'short-addresses'] as const;
export type OptionalFile = (typeof optionalFiles)[number];
