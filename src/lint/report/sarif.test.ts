import type { Log, Result, Run } from 'sarif';
import { describe, expect, test } from 'vitest';
import { exampleFinding } from '../examples/example-finding.ts';
import type { Finding } from '../model/finding.ts';
import { formatSarif, resultLimit } from './sarif.ts';
import { allRuleMetas } from '../rules/index.ts';

const format = (findings: readonly Finding[]) => formatSarif({ files: 1, tasks: 1, findings });

function runOf(findings: readonly Finding[]): Run {
  const [run] = (JSON.parse(format(findings)) as Log).runs;
  if (!run) throw new Error('the log has no run');
  return run;
}

const resultsOf = (findings: readonly Finding[]): Result[] => runOf(findings).results ?? [];
const resultOf = (fields: Partial<Finding>) => resultsOf([exampleFinding(fields)])[0];
const placeOf = (file: string) =>
  resultOf({ file })?.locations?.[0]?.physicalLocation?.artifactLocation;

test('a finding is a result with its rule, its place and a fingerprint', () => {
  expect(resultOf({})).toEqual({
    ruleId: 'S02',
    ruleIndex: runOf([]).tool.driver.rules?.findIndex(({ id }) => id === 'S02'),
    level: 'error',
    message: { text: '"id" is the number 5; it must be a string' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'os/a.json', uriBaseId: '%SRCROOT%' },
          region: { startLine: 2, startColumn: 9 },
        },
        logicalLocations: [{ fullyQualifiedName: '/id' }],
      },
    ],
    partialFingerprints: { 'benchlight/v1': 'fdeb2a38d0b09032d6d929875f9f60bb:1' },
    properties: { cause: '"id" is the number …; it must be a string', consequence: 'stops' },
  });
});

test('a run lists the causes with several findings, and the files that each concerns', () => {
  const files = ['os/a.json', 'os/\ud800.json'];
  const findings = files.map((file) => exampleFinding({ file, cause: 'files.example.org' }));
  expect(runOf([...findings, exampleFinding()]).properties).toEqual({
    causes: [
      {
        code: 'S02',
        rule: 'wrong-type',
        severity: 'error',
        consequence: 'stops',
        cause: 'files.example.org',
        message: '"id" is the number 5; it must be a string',
        findings: 2,
        tasks: 2,
        example: { file: 'os/a.json', line: 2, column: 9 },
        files: ['os/a.json', 'os/\ufffd.json'],
      },
    ],
  });
});

test('lists findings from a severity on, and at most so many', () => {
  const findings = (['info', 'warning', 'error'] as const).map((severity) =>
    exampleFinding({ severity }),
  );
  const levelsOf = (options: object) =>
    (
      JSON.parse(formatSarif({ files: 1, tasks: 1, findings }, options)) as Log
    ).runs[0]?.results?.map(({ level }) => level);
  expect(levelsOf({ level: 'warning' })).toEqual(['warning', 'error']);
  expect(levelsOf({ max: 1 })).toEqual(['error']);
});

test('a severity is a level', () => {
  const levels = (['error', 'warning', 'info'] as const).map((severity) => resultOf({ severity }));
  expect(levels.map((result) => result?.level)).toEqual(['error', 'warning', 'note']);
});

test('a finding about the whole file has no logical location', () => {
  expect(resultOf({ pointer: '' })?.locations?.[0]).not.toHaveProperty('logicalLocations');
});

describe('the address of a file', () => {
  test.for([
    ['a blank and a number sign', 'a b/#1.json', 'a%20b/%231.json'],
    ['characters that begin a query or an escape', 'what?/50%.json', 'what%3F/50%25.json'],
    ['Japanese', '課題.json', '%E8%AA%B2%E9%A1%8C.json'],
    ['a colon, which would end a scheme', 'a:b.json', 'a%3Ab.json'],
    ['a way out of the folder', '../tasks/a.json', '../tasks/a.json'],
    ['half a character', 'a\ud800.json', 'a%EF%BF%BD.json'],
  ] as const)('%s', ([, file, uri]) => {
    expect(placeOf(file)).toEqual({ uri, uriBaseId: '%SRCROOT%' });
  });

  test('an absolute path is an absolute address, which has no base', () => {
    expect(placeOf('/home/user/a b.json')).toEqual({ uri: 'file:///home/user/a%20b.json' });
    expect(placeOf('C:/tasks/a b.json')).toEqual({ uri: 'file:///C:/tasks/a%20b.json' });
  });
});

describe('the fingerprint', () => {
  const printOf = (fields: Partial<Finding>) => resultOf(fields)?.partialFingerprints;

  test('stays when the finding moves', () => {
    expect(printOf({ line: 7, column: 1 })).toEqual(printOf({}));
  });

  test.for([
    ['code', { code: 'S03' }],
    ['file', { file: 'os/b.json' }],
    ['value', { pointer: '/source' }],
    ['message', { message: '"id" is missing' }],
  ] as const)('differs for another %s', ([, fields]) => {
    expect(printOf(fields)).not.toEqual(printOf({}));
  });

  test('differs for a finding that occurs twice', () => {
    const prints = resultsOf([exampleFinding(), exampleFinding({ line: 3 })]).map(
      ({ partialFingerprints }) => partialFingerprints?.['benchlight/v1']?.split(':')[1],
    );
    expect(prints).toEqual(['1', '2']);
  });
});

test.for([
  ['a placeholder', 'the rule is {0} {}', 'the rule is {{0}} {{}}'],
  ['a link', 'see [here](1)', String.raw`see [here\](1)`],
] as const)('a message cannot be taken for %s', ([, message, text]) => {
  expect(resultOf({ message })?.message.text).toBe(text);
});

test('square brackets alone are not a link', () => {
  expect(resultOf({ message: '"func" is ["a"]' })?.message.text).toBe('"func" is ["a"]');
});

test.for([
  ['the page of rules on a site', 'https://example.org', 'https://example.org/rules/'],
  ['nothing without one', undefined, undefined],
] as const)('names %s for information', ([, site, uri]) => {
  const { runs } = JSON.parse(formatSarif({ files: 0, tasks: 0, findings: [] }, { site })) as Log;
  const { informationUri, rules = [] } = runs[0]?.tool.driver ?? {};
  expect(informationUri).toBe(uri);
  expect(rules.filter(({ helpUri }) => helpUri === undefined)).toHaveLength(
    site === undefined ? rules.length : 0,
  );
});

test('every rule is there, with findings and without', () => {
  const { rules = [] } = runOf([]).tool.driver;
  expect(rules.map(({ id }) => id).sort()).toEqual(allRuleMetas.map(({ code }) => code).sort());
});

describe('a log with more results than it may have', () => {
  const invocationsOf = (findings: readonly Finding[], max?: number) =>
    (JSON.parse(formatSarif({ files: 1, tasks: 1, findings }, { max })) as Log).runs[0]
      ?.invocations;

  test('leaves out the least severe and says so, by default at the limit of GitHub', () => {
    const many: Finding[] = Array.from({ length: resultLimit + 2 }, (_, index) =>
      exampleFinding({ line: index + 1, severity: index < 3 ? 'info' : 'warning' }),
    );
    const { results = [], invocations } = runOf(many);
    expect(results.length).toBe(resultLimit);
    expect(results.slice(0, 2).map(({ level }) => level)).toEqual(['note', 'warning']);
    expect(invocations).toEqual([
      {
        executionSuccessful: true,
        toolExecutionNotifications: [
          {
            level: 'warning',
            message: {
              text: '25000 of 25002 findings are listed; the least severe are left out.',
            },
          },
        ],
      },
    ]);
  });

  test('says nothing when all of them fit', () => {
    const findings = [exampleFinding(), exampleFinding()];
    expect(invocationsOf(findings, 2)).toBeUndefined();
    expect(invocationsOf(findings, 1)).toHaveLength(1);
  });
});

test('the same findings give the same bytes', () => {
  const findings = [exampleFinding(), exampleFinding({ code: 'W02' })];
  expect(format(findings)).toBe(format(structuredClone(findings)));
});

test('the log names the version of Benchlight', () => {
  const log = JSON.parse(
    formatSarif({ files: 0, tasks: 0, findings: [] }, { version: '1.2.3' }),
  ) as Log;
  expect(log.runs[0]?.tool.driver.semanticVersion).toBe('1.2.3');
});
