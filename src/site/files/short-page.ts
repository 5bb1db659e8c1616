import { withBase } from '#addresses/addresses.ts';
import { pagePolicy } from '../policy/content-policy.ts';
import { escapeAttribute, escapeHtml } from '#text/safe/escape-html.ts';

export interface ShortPageContext {
  base: string;
  siteAddress: string | undefined;
  canary: string | undefined;
}

/** The page at a short address, such as that of a task: it leads to another and says nothing else. */
export function writeShortPage(
  { title: text, address }: { title: string; address: string },
  { base, siteAddress, canary }: ShortPageContext,
): string {
  const link = escapeAttribute(withBase(base, address));
  const canonical = escapeAttribute(withBase(siteAddress ?? base, address));
  const title = escapeHtml(text);
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${pagePolicy}">`,
    `<title>${title}</title>`,
    `<meta http-equiv="refresh" content="0; url=${link}">`,
    `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">`,
    // Without one, a browser asks for `/favicon.ico`, which few hosts have.
    '<link rel="icon" href="data:,">',
    ...(canary === undefined ? [] : [`<meta name="canary" content="${escapeAttribute(canary)}">`]),
    `<body><h1>${title}</h1><p><a href="${link}">${link}</a></p></body>`,
    '</html>',
    '',
  ].join('\n');
}
