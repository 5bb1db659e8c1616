import { join } from 'node:path';
import type { EnvironmentContracts } from '#environment/contracts/contract.ts';
import type { Environment } from '#format/environment-schema.ts';
import { deriveTaskSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import { applySeverityOverrides, type CheckSettings } from '#lint/overrides/severity-overrides.ts';
import { checkEach, checkTogether } from '#lint/engine/check-tasks.ts';
import { foldConventions } from '#lint/engine/fold-conventions.ts';
import { nameOtherFiles } from '#lint/engine/name-other-files.ts';
import { onePerPlace } from '#lint/engine/one-per-mistake.ts';
import { type SuiteCandidate, withoutSuites } from '#lint/engine/recognize-suites.ts';
import { reportUnused } from '#lint/overrides/unused-exceptions.ts';
import { compareFindings, type Finding } from '#lint/model/finding.ts';
import type { DatasetMember } from '#lint/model/rule.ts';
import { toFinding } from '#lint/model/to-finding.ts';
import { findLoneSurrogates } from '#lint/parse/lone-surrogates.ts';
import { allRuleMetas, isResultRule } from '#lint/rules/index.ts';
import type { ParsedFile } from '#lint/parse/parse-file.ts';
import { createLineIndex } from '#lint/positions/text-positions.ts';
import { loneSurrogate } from '#lint/rules/f-file-rules.ts';
import { listNames } from '#vocabulary/known-names.ts';
import type { Profile } from '#vocabulary/profiles/profile.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';
import { listUnread, loadContracts } from '../environment/contracts-cache.ts';
import { displaySource } from '../environment/display-source.ts';
import type { OwnEnvironment } from '../environment/open-environment.ts';
import { toSourceFacts } from '#environment/vocabulary/to-source-facts.ts';
import type { LoadedDatasetFile } from '../dataset-file/dataset-file.ts';
import type { OpenFolder } from './open-folder.ts';
import { isUnreadableCode } from '#lint/parse/unreadable-codes.ts';
import { listTaskPlaces } from '#text/file-name.ts';
import { toRelativeName } from '../relative-name.ts';
import { findOtherSuites, type Suite, withoutMembers } from '../dataset-file/suites.ts';

/** The vocabulary, schema and settings that the files of a dataset are checked with. */
export interface Checker {
  vocabulary: Vocabulary;
  /** Whether the schema accepts a file. */
  isValid: (value: unknown) => boolean;
  environment: Environment | undefined;
  /** The files of the environment's source that were not read, or not to their ends. */
  unreadSources: readonly string[];
  settings: CheckSettings;
  /** All findings of a file by itself, after the settings are applied. */
  checkAlone: (parsed: ParsedFile) => readonly Finding[];
}

/**
 * Creates the checker of a dataset.
 *
 * @param nameFile turns an absolute path into the name that findings give the file.
 */
export function createChecker(
  datasetFile: LoadedDatasetFile,
  nameFile: (path: string) => string,
  { source, profile }: { source?: OwnEnvironment | undefined; profile?: Profile | undefined } = {},
): Checker {
  const contracts = source && loadContracts(source);
  const facts = contracts && toSourceFacts(contracts, displaySource(source, datasetFile));
  const vocabulary = createVocabulary(datasetFile.vocabulary, { source: facts, profile });
  const isValid = compileSchema(deriveTaskSchema(listNames(vocabulary)));
  const settings = toSettings(datasetFile, nameFile);
  const environment = combineEnvironment(datasetFile, contracts, profile);
  const context = { vocabulary, isValid, environment };
  return {
    vocabulary,
    isValid,
    environment,
    unreadSources: contracts ? listUnread(contracts) : [],
    settings,
    checkAlone(parsed) {
      const found = [...parsed.findings, ...checkEach([parsed], context).flat()];
      return applySeverityOverrides(found, settings).findings;
    },
  };
}

/** What `dataset.json` says of the environment counts before what its source shows. */
function combineEnvironment(
  { environment }: LoadedDatasetFile,
  contracts: EnvironmentContracts | undefined,
  profile: Profile | undefined,
): Environment | undefined {
  const placeholders = contracts ? replacedTexts(contracts) : profile?.placeholders;
  const waits = contracts?.handling.waits.map(({ seconds }) => seconds) ?? [];
  if (!placeholders && waits.length === 0) return environment;
  return {
    ...(placeholders && { placeholders: [...placeholders] }),
    // A runner that does not wait is not the one that a dataset is made for, where others do.
    ...(waits.length > 0 && { secondsBeforeJudging: Math.max(...waits) }),
    ...environment,
  };
}

/** Undefined where nothing is known to be replaced, but something may be. */
function replacedTexts({ handling, actions }: EnvironmentContracts): string[] | undefined {
  const texts = handling.replacements.map(({ text }) => text);
  const isUnknown = handling.mayReplaceMore || Object.keys(actions).length === 0;
  return texts.length === 0 && isUnknown ? undefined : texts;
}

function toSettings(
  { check = {}, folder }: LoadedDatasetFile,
  nameFile: (path: string) => string,
): CheckSettings {
  const { severity = {}, exceptions = [] } = check;
  return {
    severity,
    exceptions: exceptions.map(({ file, rule, reason }, index) => ({
      file: nameFile(join(folder, file)),
      rule,
      reason,
      at: ['check', 'exceptions', index],
    })),
  };
}

/** Creates the checker of the folder. */
export function createFolderChecker({
  folder,
  datasetFile,
  environmentSource: source,
  profile,
}: OpenFolder): Checker {
  return createChecker(datasetFile, (path) => toRelativeName(folder, path), { source, profile });
}

/** The files of a folder, each checked by itself. */
export interface CheckedAlone {
  candidates: readonly SuiteCandidate[];
  members: readonly DatasetMember[];
  found: readonly Finding[];
  /** The number of files that were read, tasks and others. */
  fileCount: number;
  textOf: (file: string) => string;
}

interface Conclusion {
  suites: readonly Suite[];
  /** Without the files that are suites. */
  fileCount: number;
  findings: readonly Finding[];
  excepted: number;
}

/** Recognizes suites, runs the rules that compare tasks, and applies the settings of the dataset. */
export function concludeCheck(
  opened: OpenFolder,
  checker: Checker,
  { candidates, members, found, fileCount, textOf }: CheckedAlone,
): Conclusion {
  const recognized = findOtherSuites(opened, candidates, members, textOf);
  const suites = [...opened.suites, ...recognized];
  const unreadable = new Set(
    found.flatMap(({ code, file }) => (isUnreadableCode(code) ? listUnreadPlaces(file) : [])),
  );
  // A task exists even when its file cannot be read.
  const judged = withoutMembers(suites, unreadable);
  const context = { vocabulary: checker.vocabulary, suites: judged, textOf };
  const together = checkTogether(members, context);
  const all = [...withoutSuites(found, recognized), ...together];
  return {
    suites,
    fileCount: fileCount - recognized.length,
    ...concludeFindings(all, new Set(members.map(({ file }) => file)), opened, checker),
  };
}

/** Where suites may list a task that cannot be read: its id may be the name of a folder in another. */
const listUnreadPlaces = (file: string): string[] =>
  listTaskPlaces(file, file.split('/').slice(1).at(-2)).map(
    ({ folder, name }) => `${folder}/${name}`,
  );

/** Applies the settings of the dataset to its findings and sorts them. */
function concludeFindings(
  found: readonly Finding[],
  tasks: ReadonlySet<string>,
  opened: OpenFolder,
  checker: Checker,
): { findings: Finding[]; excepted: number } {
  const { folder, datasetFile, results } = opened;
  const { settings } = checker;
  const oncePerPlace = onePerPlace([...found, ...reportOwnFiles(opened)], allRuleMetas);
  const { findings, excepted, unused } = applySeverityOverrides(
    foldConventions(oncePerPlace, { tasks, metas: allRuleMetas, settings }),
    settings,
  );
  const file = toRelativeName(folder, datasetFile.path ?? folder);
  // Neither files outside of the folder were checked, nor results if there are none.
  const due = unused.filter(
    (one) => !one.file.startsWith('../') && (results.length > 0 || !isResultRule(one.rule)),
  );
  const { findings: unneeded } = applySeverityOverrides(
    reportUnused(due, { file, text: datasetFile.text }),
    { ...settings, exceptions: [] },
  );
  const all = [...nameOtherFiles(findings), ...unneeded];
  return { findings: all.sort(compareFindings), excepted };
}

/** The faults of `dataset.json` and of suites that do not stop a run. */
function reportOwnFiles({ folder, datasetFile, suites }: OpenFolder): Finding[] {
  const files = suites.map(({ file, text }) => ({ file, text }));
  if (datasetFile.path !== undefined) {
    files.push({ file: toRelativeName(folder, datasetFile.path), text: datasetFile.text });
  }
  return files.flatMap(({ file, text }) => {
    const toPosition = createLineIndex(text);
    return findLoneSurrogates(text).map(({ escape, offset, at }) => {
      const place = { file, at, position: toPosition(offset) };
      return toFinding(loneSurrogate, place, { message: loneSurrogate.message({ escape }) });
    });
  });
}
