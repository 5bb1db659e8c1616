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

const format = (all: readonly Directive[]): string =>
  all.map((directive) => directive.join(' ')).join('; ');

/** The policy as a server sends it, in the header `Content-Security-Policy`. */
export const contentPolicy = format(Object.entries(directives));

/** What a page has inline where Starlight leaves no choice. */
export interface Allowances {
  /** Whether elements have style attributes. */
  styleAttributes: boolean;
  /** Sources that stand for inline scripts, such as `'sha256-…'`. */
  scripts: readonly string[];
}

/** The policy as a page contains it; browsers ignore `frame-ancestors` there, with a warning. */
export function toPagePolicy({ styleAttributes, scripts }: Allowances): string {
  const sources = Object.entries(directives).flatMap(([name, value]): Directive[] => {
    if (name === 'frame-ancestors') return [];
    if (name === 'script-src') return [[name, [value, ...scripts].join(' ')]];
    if (name !== 'style-src' || !styleAttributes) return [[name, value]];
    return [
      [name, value],
      ['style-src-attr', "'unsafe-inline'"],
    ];
  });
  return format(sources);
}

/** That of pages with nothing inline. */
export const pagePolicy = toPagePolicy({ styleAttributes: false, scripts: [] });
