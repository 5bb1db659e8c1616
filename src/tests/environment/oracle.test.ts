import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { loadEnvironment } from '../../dataset/environment/load-environment.ts';

/** What Python's own parser sees in a function; only direct reads of its own arguments count as keys. */
interface OracleFunction {
  file: string;
  line: number;
  end: number;
  args: string[];
  defaults: Record<string, string>;
  kwargs: string | null;
  /** The first line. */
  doc: string;
  /** "required", "tested", or the default. */
  keys: Record<string, string>;
}

const { BENCHLIGHT_ENVIRONMENT: folder, BENCHLIGHT_ORACLE: script } = process.env;

test.runIf(folder !== undefined && script !== undefined)(
  'the source of an environment is read as Python reads it',
  () => {
    const oracle = JSON.parse(
      execFileSync('python3', [script ?? '', folder ?? ''], { encoding: 'utf8', maxBuffer: 1e8 }),
    ) as Record<'getters' | 'metrics' | 'actions', Record<string, OracleFunction>>;
    const { contracts } = loadEnvironment(folder ?? '');
    expect(contracts.faults).toEqual([]);

    for (const kind of ['getters', 'metrics', 'actions'] as const) {
      const ours = Object.fromEntries(
        Object.entries(contracts[kind]).map(([name, contract]) => [
          name,
          {
            file: contract.file,
            line: contract.line,
            end: contract.end,
            args: Object.keys(contract.arguments),
            defaults: Object.fromEntries(
              Object.entries(contract.arguments).flatMap(([argument, field]) =>
                field.default === undefined ? [] : [[argument, unquote(field.default)]],
              ),
            ),
            kwargs: contract.options ?? null,
            doc: contract.docstring?.split('\n')[0] ?? '',
            keys: contract.keys,
          },
        ]),
      );
      expect(Object.keys(ours).sort()).toEqual(Object.keys(oracle[kind]).sort());
      for (const [name, { keys, defaults, ...expected }] of Object.entries(oracle[kind])) {
        const { keys: own = {}, ...rest } = ours[name] ?? {};
        expect({ name, ...rest }).toEqual({ name, ...expected, defaults: mapValues(defaults) });
        for (const [key, read] of Object.entries(keys)) {
          const found = own[key];
          expect(found, `${name} reads ${key}`).toBeDefined();
          // The oracle does not distinguish what is only logged.
          const isLogged = /^"(?:N\/A|None)"$/.test(unquote(read)) && !found?.default;
          const isDefault = read !== 'required' && read !== 'tested' && !isLogged;
          const value = found?.default === undefined ? undefined : unquote(found.default);
          expect(value, `${name} ${key}`).toBe(isDefault ? unquote(read) : undefined);
        }
      }
    }
  },
);

/** Python writes every string with the same quotes. */
const unquote = (written: string): string => written.replaceAll(`'`, '"');

const mapValues = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, unquote(value)]));
