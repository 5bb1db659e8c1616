import type { MiddlewareHandler } from 'astro';
import { toAllowedText } from '#text/safe/escape-html.ts';

/** Replaces the controls in a page that no HTML document may have. Texts of task files may have them. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(toAllowedText(await response.text()), response);
};
