import type { MiddlewareHandler } from 'astro';
import { withContextAt } from '../context/build-context.ts';

/** Renders a page with the catalogue that its address belongs to, where a site has several. */
export const onRequest: MiddlewareHandler = ({ url }, next) =>
  withContextAt(url.pathname.slice(import.meta.env.BASE_URL.replace(/\/$/, '').length), next);
