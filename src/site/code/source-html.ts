import { highlightJson } from './highlight-json.ts';

/**
 * The text of a task file, highlighted, with a place to link to before each line, such as `#L12`.
 * The places are empty, so that copied code is the code alone.
 */
export const sourceHtml = (text: string): string => numberLines(highlightJson(text));

function numberLines(html: string): string {
  return html
    .split('\n')
    .map((line, index) => `${writePlace(index + 1)}${line}`)
    .join('\n');
}

/**
 * Short, since a page has hundreds of them. `client/line-links.ts` reacts to clicks on them; as
 * links they would bury the others for screen readers and the tab key.
 */
const writePlace = (line: number): string => `<a id=L${line}></a>`;
