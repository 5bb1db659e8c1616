/** What pages of a built site may load and run: their own files, and nothing inline. */
const directives = {
  'default-src': "'none'",
  // The search index is read by WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

type Directive = readonly [name: string, sources: string];

const format = (all: readonly Directive[]): string => all.map((one) => one.join(' ')).join('; ');

/** The policy as a server sends it, in the header `Content-Security-Policy`. */
export const contentPolicy = format(Object.entries(directives));

/** The policy as a page contains it; browsers ignore `frame-ancestors` there, with a warning. */
export const pagePolicy = format(
  Object.entries(directives).filter(([name]) => name !== 'frame-ancestors'),
);
