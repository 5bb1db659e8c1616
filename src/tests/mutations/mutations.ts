import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleMeta } from '../../lint/model/rule.ts';
import { exceptionNeeded } from '../../lint/rules/d09-exception-needed.ts';
import { addressKept } from '../../lint/rules/d10-address-kept.ts';
import * as fileRules from '../../lint/rules/f-file-rules.ts';
import { allRuleMetas, isResultRule } from '../../lint/rules/index.ts';
import { schemaRules } from '../../lint/rules/s-schema-rules.ts';
import { projectRoot } from '../../dataset/project-root.ts';

/** A way to switch one rule off, and the tests that must notice. */
export interface Mutation {
  code: string;
  name: string;
  /** The module that changes. Relative to the project, as are the tests. */
  file: string;
  /** Each of them must fail. */
  tests: readonly string[];
  /** Returns the text as it is where it finds nothing to change. */
  switchOff(text: string): string;
}

/** One mutation for every code there is. */
export function listMutations(): Mutation[] {
  const ruleFiles = readdirSync(join(projectRoot, rulesFolder));
  return allRuleMetas.map((meta) => {
    const { code, name } = meta;
    return { code, name, ...(inReader(meta) ?? inRule(meta, ruleFiles)) };
  });
}

const rulesFolder = 'src/lint/rules';
const exampleTest = `${rulesFolder}/rules.test.ts`;
const diskTest = 'src/dataset/rule-examples.test.ts';

type Change = Omit<Mutation, 'code' | 'name'>;

/** A rule with a check of its own: that ends before it begins. */
function inRule({ code }: RuleMeta, ruleFiles: readonly string[]): Change {
  const start = `${code.toLowerCase()}-`;
  const own = ruleFiles.find((file) => file.startsWith(start) && !file.endsWith('.test.ts'));
  if (own === undefined) throw new Error(`${rulesFolder} has no file for ${code}`);
  const file = `${rulesFolder}/${own}`;
  return {
    file,
    tests: [file.replace(/ts$/, 'test.ts')],
    switchOff: (text) =>
      text.replace(/\*check\((?:[^()]|\([^()]*\))*\).*\{\n/, (head) => `${head}return;\n`),
  };
}

/** A meta without a check: others find what it names. */
function inReader(meta: RuleMeta): Change | undefined {
  const { code } = meta;
  if (code === exceptionNeeded.code) return inSettings();
  if (code === addressKept.code) return inReleases();
  if (isResultRule(code)) return inResults(meta);
  if (schemaRules.some((one) => one.code === code)) return inShape(meta);
  if (code === fileRules.unreadable.code || code === fileRules.tooLarge.code) {
    return inReading(meta);
  }
  return fileRules.fileRules.some((one) => one.code === code) ? inParsing(meta) : undefined;
}

function inSettings(): Change {
  return {
    file: 'src/lint/overrides/unused-exceptions.ts',
    tests: [diskTest],
    switchOff: (text) =>
      replaceAndAdd(
        text,
        'export function reportUnused(',
        'function reportEach(',
        'export function reportUnused() { return []; }',
      ),
  };
}

function inReleases(): Change {
  return {
    file: 'src/dataset/releases/report-lost-addresses.ts',
    tests: [diskTest],
    switchOff: (text) =>
      replaceAndAdd(
        text,
        'export function reportLostAddresses(',
        'function reportEach(',
        'export function reportLostAddresses() { return []; }',
      ),
  };
}

function inResults({ code }: RuleMeta): Change {
  return {
    file: 'src/results/findings/find-result-faults.ts',
    tests: [diskTest],
    switchOff: (text) =>
      replaceAndAdd(
        text,
        'export function findResultFaults(',
        'function findEach(',
        `export function findResultFaults(...given) {
           return findEach(...given).filter((finding) => finding.code !== '${code}');
         }`,
      ),
  };
}

function inShape({ code }: RuleMeta): Change {
  return {
    file: 'src/lint/engine/check-shape.ts',
    tests: ['src/lint/engine/check-shape.test.ts', exampleTest],
    switchOff: (text) =>
      replaceAndAdd(
        text,
        'export function checkShape(',
        'function checkWhole(',
        `export function checkShape(...given) {
           return checkWhole(...given).filter(({ meta }) => meta.code !== '${code}');
         }`,
      ),
  };
}

function inParsing(meta: RuleMeta): Change {
  const name = exportedName(meta);
  return {
    file: 'src/lint/parse/parse-file.ts',
    tests: ['src/lint/parse/parse-file.test.ts', exampleTest],
    switchOff: (text) =>
      replaceAndAdd(text, `report(metas.${name},`, `ignore(metas.${name},`, 'function ignore() {}'),
  };
}

function inReading(meta: RuleMeta): Change {
  const name = exportedName(meta);
  return {
    file: 'src/dataset/files/parse-files.ts',
    tests: ['src/dataset/files/read-files.test.ts', diskTest],
    switchOff: (text) =>
      replaceAndAdd(
        text,
        `refuse(raw.file, ${name},`,
        `accept(raw.file, ${name},`,
        `function accept(file) { return { file, text: '', fields: undefined, findings: [] }; }`,
      ),
  };
}

function replaceAndAdd(text: string, found: string, replacement: string, added: string): string {
  return text.includes(found) ? `${text.replaceAll(found, replacement)}\n${added}\n` : text;
}

function exportedName(meta: RuleMeta): string {
  const entry = Object.entries(fileRules).find(([, value]) => Object.is(value, meta));
  if (!entry) throw new Error(`f-file-rules.ts does not export ${meta.code}`);
  return entry[0];
}
