import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleCard } from '../lint/model/rule.ts';
import { exceptionNeeded } from '../lint/rules/d09-exception-needed.ts';
import * as fileCards from '../lint/rules/f-file-rules.ts';
import { allCards } from '../lint/rules/index.ts';
import { shapeCards } from '../lint/rules/s-schema-rules.ts';
import { projectRoot } from '../dataset/project-root.ts';

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
  return allCards.map((card) => {
    const { code, name } = card;
    return { code, name, ...(inReader(card) ?? inRule(card, ruleFiles)) };
  });
}

const rulesFolder = 'src/lint/rules';
const exampleTest = `${rulesFolder}/rules.test.ts`;
const diskTest = 'src/dataset/rule-examples.test.ts';

type Change = Omit<Mutation, 'code' | 'name'>;

/** A rule with a check of its own: that ends before it begins. */
function inRule({ code }: RuleCard, ruleFiles: readonly string[]): Change {
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

/** A card without a check: others find what it names. */
function inReader(card: RuleCard): Change | undefined {
  const { code } = card;
  if (code === exceptionNeeded.code) return inSettings();
  if (shapeCards.some((one) => one.code === code)) return inShape(card);
  if (code === fileCards.unreadable.code || code === fileCards.tooLarge.code) {
    return inReading(card);
  }
  return fileCards.fileCards.some((one) => one.code === code) ? inParsing(card) : undefined;
}

function inSettings(): Change {
  return {
    file: 'src/lint/engine/unused-exceptions.ts',
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

function inShape({ code }: RuleCard): Change {
  return {
    file: 'src/lint/engine/check-shape.ts',
    tests: ['src/lint/engine/check-shape.test.ts', exampleTest],
    switchOff: (text) =>
      replaceAndAdd(
        text,
        'export function checkShape(',
        'function checkWhole(',
        `export function checkShape(...given) {
           return checkWhole(...given).filter(({ card }) => card.code !== '${code}');
         }`,
      ),
  };
}

function inParsing(card: RuleCard): Change {
  const name = exportedName(card);
  return {
    file: 'src/lint/parse/parse-file.ts',
    tests: ['src/lint/parse/parse-file.test.ts', exampleTest],
    switchOff: (text) =>
      replaceAndAdd(text, `report(cards.${name},`, `ignore(cards.${name},`, 'function ignore() {}'),
  };
}

function inReading(card: RuleCard): Change {
  const name = exportedName(card);
  return {
    file: 'src/dataset/read-files.ts',
    tests: ['src/dataset/read-files.test.ts', diskTest],
    switchOff: (text) =>
      replaceAndAdd(
        text,
        `refuse(file, ${name},`,
        `accept(file, ${name},`,
        `function accept(file) { return { file, text: '', fields: undefined, findings: [] }; }`,
      ),
  };
}

function replaceAndAdd(text: string, found: string, replacement: string, added: string): string {
  return text.includes(found) ? `${text.replaceAll(found, replacement)}\n${added}\n` : text;
}

function exportedName(card: RuleCard): string {
  const entry = Object.entries(fileCards).find(([, value]) => Object.is(value, card));
  if (!entry) throw new Error(`file-cards.ts does not export ${card.code}`);
  return entry[0];
}
