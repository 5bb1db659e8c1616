import type { PassingCase } from '#vocabulary/contract/passing-case.ts';
import { readMetric } from '../example-source.ts';

/** The passing cases of the metric `it`, each in a line with that of the `return`. */
export const listCases = (text: string): string[] => (readMetric(text).passes ?? []).map(describe);

const describe = (one: PassingCase): string =>
  [
    `${one.result} at ${one.at?.line}`,
    one.score === undefined ? [] : `gives ${one.score}`,
    one.without ? `without ${one.without.join(', ')}` : [],
    one.given ? `given ${one.given.join(', ')}` : [],
    one.extensions ? `as ${one.extensions.join(', ')}` : [],
  ]
    .flat()
    .join('; ');
