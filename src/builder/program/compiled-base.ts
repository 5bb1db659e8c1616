/** The base path that pages are compiled with; a program is loaded with that of a site in its place. */
export const compiledBase = '/benchlight-base';
