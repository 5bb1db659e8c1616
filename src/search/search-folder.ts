/** The folder of a site's search index. */
export const searchFolder = 'pagefind';
