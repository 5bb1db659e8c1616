import { sourceHtml as highlightSource } from '#site/code/source-html.ts';
import { toMarker } from './shared-frame.ts';
import { currentPass } from './render-pass.ts';

/**
 * Takes the place of `site/code/source-html.ts` where a build compiles pages: a page in parts gets
 * the text of its task file in the thread that writes it, and what is sent there is a quarter as long.
 */
export function sourceHtml(text: string): string {
  const pass = currentPass();
  if (pass?.part !== 'content') return highlightSource(text);
  pass.source = text;
  return toMarker('source');
}
