import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/* A count of its own, from nothing but the files: it shares no code with what it checks. */

interface Counts {
  options: Record<string, number>;
  rules: Record<string, number>;
}

/** The evaluators of all files of a folder that have one. */
export async function readEvaluators(folder: string): Promise<Evaluator[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((file) => file.endsWith('.json'));
  const evaluators = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return (JSON.parse(text.replace(/^\uFEFF/, '')) as { evaluator?: Evaluator }).evaluator ?? [];
  });
  return (await Promise.all(evaluators)).flat();
}

/** In how many files a metric is given each option and each rule, by name. */
export function countFields(evaluators: readonly Evaluator[], metric: string): Counts {
  const counts: Counts = { options: {}, rules: {} };
  for (const evaluator of evaluators) {
    const seen = { options: new Set<string>(), rules: new Set<string>() };
    for (const [index, func] of [evaluator.func].flat().entries()) {
      if (func !== metric) continue;
      for (const key of keysOf([evaluator.options].flat()[index])) seen.options.add(key);
      for (const side of [evaluator.result, evaluator.expected]) {
        for (const key of rulesOf([side].flat()[index])) seen.rules.add(key);
      }
    }
    for (const part of ['options', 'rules'] as const) {
      for (const key of seen[part]) counts[part][key] = (counts[part][key] ?? 0) + 1;
    }
  }
  return counts;
}

const keysOf = (record: object | null | undefined): string[] => Object.keys(record ?? {});

/** A getter of relative dates keeps two keys of the rules for itself. */
function rulesOf(source: Source | null | undefined): string[] {
  const { type, rules } = source ?? {};
  if (typeof rules !== 'object' || Array.isArray(rules)) return [];
  const own = type === 'rule_relativeTime' ? ['relativeTime', 'timezone'] : [];
  return keysOf(rules).filter((key) => !own.includes(key));
}

interface Evaluator {
  func?: string | string[];
  options?: object | (object | null)[];
  result?: Source | (Source | null)[];
  expected?: Source | (Source | null)[];
}

interface Source {
  type?: string;
  rules?: unknown;
}
