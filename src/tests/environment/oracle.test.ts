import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { loadEnvironment } from '#dataset/environment/load-environment.ts';
import type { FunctionContract } from '#environment/contracts/contract.ts';

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
    const { contracts, files } = loadEnvironment(folder ?? '');
    const linesOf = ({ file, line, end }: Pick<OracleFunction, 'file' | 'line' | 'end'>) =>
      (files.find(({ path }) => path === file)?.text.split('\n') ?? []).slice(line - 1, end);
    expect(contracts.faults).toEqual([]);

    for (const kind of ['getters', 'metrics', 'actions'] as const) {
      const ours = new Map(
        Object.entries(contracts[kind]).map(([name, contract]) => [name, toOracle(contract)]),
      );
      expect([...ours.keys()].sort()).toEqual(Object.keys(oracle[kind]).sort());
      for (const [name, { keys, defaults, ...expected }] of Object.entries(oracle[kind])) {
        const { keys: own = {}, ...rest } = ours.get(name) ?? {};
        expect({ name, ...rest }).toEqual({ name, ...expected, defaults: mapValues(defaults) });
        for (const [key, read] of Object.entries(keys)) {
          const found = own[key];
          expect(found, `${name} reads ${key}`).toBeDefined();
          const value = found?.default === undefined ? undefined : unquote(found.default);
          const isLogged = isOnlyLogged(key, linesOf(expected));
          expect(value, `${name} ${key}`).toBe(isLogged ? undefined : toDefault(read, found));
        }
        // Each key is written in the line that reads it or in the next one of a longer call, or, where
        // a helper takes it as an argument, within a few lines.
        for (const [key, { lines, helper, file = expected.file }] of Object.entries(own)) {
          const more = helper === undefined ? 1 : 10;
          const written = lines.map((line) => linesOf({ file, line, end: line + more }).join('\n'));
          const last = key.split('.').at(-1)?.replace(/\[\]$/, '') ?? '';
          const isThere = written.every((text) => new RegExp(`(?<!\\w)${last}(?!\\w)`).test(text));
          expect(isThere, `${name} reads ${key} in lines ${lines.join()}`).toBe(true);
        }
      }
    }
  },
);

/** A contract as the oracle writes it. */
const toOracle = ({
  file,
  line,
  end,
  docstring,
  options,
  keys,
  ...contract
}: FunctionContract) => ({
  file,
  line,
  end,
  args: Object.keys(contract.arguments),
  defaults: Object.fromEntries(
    Object.entries(contract.arguments).flatMap(([argument, field]) =>
      field.default === undefined ? [] : [[argument, unquote(field.default)]],
    ),
  ),
  kwargs: options ?? null,
  doc: docstring?.split('\n')[0] ?? '',
  keys,
});

/** A task that lacks a required key fails, whatever the default. */
const toDefault = (read: string, found: { required?: boolean } | undefined): string | undefined =>
  read === 'required' || read === 'tested' || found?.required === true ? undefined : unquote(read);

/** The oracle has what a log writes in place of a missing key as its default; contracts have not. */
function isOnlyLogged(key: string, lines: readonly string[]): boolean {
  const [argument = '', name = ''] = key.split('.');
  const reads = lines.filter((line) =>
    new RegExp(`\\b${argument}\\.get\\(["']${name}["']`).test(line),
  );
  return reads.length > 0 && reads.every((line) => /^\s*logger\.\w+\(/.test(line));
}

/** Python writes every string with the same quotes. */
const unquote = (written: string): string => written.replaceAll(`'`, '"');

const mapValues = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, unquote(value)]));
