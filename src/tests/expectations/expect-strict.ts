import { expect } from 'vitest';
import { Parser } from 'htmlparser2';
import { pagePolicy } from '#site/policy/content-policy.ts';
import type { BuiltSite } from '../support/built-site.ts';

/** Nothing in a page, also in one that leads to another, needs more than the content policy allows. */
export function expectStrictPages({ html }: BuiltSite): void {
  for (const [file, text] of html) {
    expect(findInline(text), file).toEqual([]);
    expect(text, file).toContain(
      `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}"`,
    );
  }
}

/** Where a page has a script or a style of its own; data that no browser runs is none. */
function findInline(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { src, type = 'module', style, ...others }) {
      if (name === 'script' && src === undefined && !type.endsWith('json')) found.push('script');
      if (name === 'style') found.push('style');
      if (style !== undefined) found.push(`${name} style="${style}"`);
      for (const key of Object.keys(others)) if (key.startsWith('on')) found.push(`${name} ${key}`);
    },
  });
  parser.end(html);
  return found;
}
