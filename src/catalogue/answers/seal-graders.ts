import { isObject } from '#text/json/json-value.ts';

/** What may be said of a grader without its command: what it is worth. */
const harmless = /^(?:max_?)?(?:points?|scores?|weights?)$/i;

/**
 * A list of graders whose commands are empty: they are the judging, as the expected values of a metric are.
 *
 * @param points where the points are in a grader that is an array. Default: beside the command, of two elements
 */
export const sealGraders = (graders: readonly unknown[], points?: number): unknown[] =>
  graders.map((grader) => {
    if (Array.isArray(grader)) {
      const place = points ?? (grader.length === 2 ? 1 : undefined);
      return grader.map((element: unknown, index) => sealElement(element, index === place));
    }
    if (!isObject(grader)) return {};
    const kept = Object.entries(grader).filter(([key]) => key === 'command' || harmless.test(key));
    return Object.fromEntries(
      kept.map(([key, value]) => [key, sealElement(value, key !== 'command')]),
    );
  });

function sealElement(element: unknown, isShown: boolean): unknown {
  if (isShown && typeof element === 'number') return element;
  return typeof element === 'string' || isObject(element) || Array.isArray(element) ? '' : null;
}
