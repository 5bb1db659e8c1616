/** The base path that pages are compiled with, which no text of a page may have; a program is loaded with that of a site in its place. */
export const compiledBase = '/base-path-of-the-site';
