import { fileOfMember } from '#text/file-name.ts';
import type { ArtifactLocation, Log, ReportingDescriptor, Result } from 'sarif';
import { consequences } from '../model/consequence.ts';
import { type Finding, isAtLeast } from '../model/finding.ts';
import { causeOf } from './causes/causes.ts';
import { listRepeatedCauses } from './causes/repeated-causes.ts';
import type { ReportOptions, ReportSubject } from './report-options.ts';
import { toRulesAddress } from './rule-address.ts';
import { selectMostSevere } from './select-most-severe.ts';
import { allRuleMetas } from '../rules/index.ts';
import { toReportJson } from '#text/json/report-json.ts';
import { digestText } from '#text/sha256.ts';
import { levels, toSarifRule } from './sarif-rules.ts';

/**
 * GitHub refuses a file with more. Source: its documentation, "SARIF support for code scanning",
 * which also says which properties it reads.
 */
export const resultLimit = 25_000;

const sourceRoot = '%SRCROOT%';
/** In the order of the other reports. */
const rules = consequences.flatMap((consequence) =>
  allRuleMetas.filter((meta) => meta.consequence === consequence),
);
const ruleIndexes = new Map(rules.map(({ code }, index) => [code, index]));

/** The options of a report in SARIF. */
interface SarifOptions extends ReportOptions {
  /** Results about something else, after the findings as far as there is room, with their rules. Default: none. */
  beside?: { rules: readonly ReportingDescriptor[]; results: readonly Result[] } | undefined;
}

/** A log in the format SARIF 2.1.0, with every rule and a result for each finding. */
export function formatSarif(
  { findings }: ReportSubject,
  { site, version, level = 'info', max = Infinity, beside }: SarifOptions = {},
): string {
  const selected = findings.filter(({ severity }) => isAtLeast(severity, level));
  const listed = selectMostSevere(selected, Math.min(max, resultLimit));
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Benchlight',
            ...(version !== undefined && { semanticVersion: version }),
            ...(site !== undefined && { informationUri: toRulesAddress(site) }),
            rules: [...rules.map((meta) => toSarifRule(meta, site)), ...(beside?.rules ?? [])],
          },
        },
        ...(listed.length < selected.length && {
          invocations: [describeOmitted(listed.length, selected.length)],
        }),
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: {
          [sourceRoot]: { description: { text: 'The folder that the check was called in.' } },
        },
        results: [...toResults(listed), ...(beside?.results ?? [])].slice(0, resultLimit),
        properties: { causes: listRepeatedCauses(selected).map(toUnicode) },
      },
    ],
  };
  return toReportJson(log);
}

function describeOmitted(listed: number, all: number) {
  const text = `${listed} of ${all} findings are listed; the least severe are left out.`;
  return {
    executionSuccessful: true,
    toolExecutionNotifications: [{ level: 'warning' as const, message: { text } }],
  };
}

function toResults(findings: readonly Finding[]): Result[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const digest = digestFinding(finding);
    const times = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, times);
    return {
      ruleId: finding.code,
      ruleIndex: ruleIndexes.get(finding.code) ?? -1,
      level: levels[finding.severity],
      message: { text: toMessageText(finding.message) },
      locations: [toLocation(finding)],
      partialFingerprints: { [fingerprint]: `${digest}:${times}` },
      properties: {
        cause: causeOf(finding).toWellFormed(),
        consequence: finding.consequence,
        ...(finding.files && { files: finding.files.map((file) => file.toWellFormed()) }),
      },
    };
  });
}

/**
 * A value that stays the same when a finding moves to another line. It is not GitHub's own
 * `primaryLocationLineHash`: the upload action works that out from the file, and warns of every
 * result with another value.
 */
export const fingerprint = 'benchlight/v1';

function digestFinding({ code, file, pointer, message }: Finding): string {
  return digestText(JSON.stringify([code, file, pointer, message])).slice(0, 32);
}

export function toLocation({
  file,
  pointer,
  line,
  column,
}: Pick<Finding, 'file' | 'pointer' | 'line' | 'column'>) {
  return {
    physicalLocation: {
      artifactLocation: toArtifactLocation(fileOfMember(file)),
      region: { startLine: line, startColumn: column },
    },
    ...(pointer !== '' && {
      logicalLocations: [{ fullyQualifiedName: pointer.toWellFormed() }],
    }),
  };
}

/** An absolute path must be an absolute URI; all others start where the check was called. */
function toArtifactLocation(file: string): ArtifactLocation {
  const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
  if (path.startsWith('/')) return { uri: `file://${path}` };
  const drive = /^([A-Za-z])%3A(?=\/)/;
  return drive.test(path)
    ? { uri: `file:///${path.replace(drive, '$1:')}` }
    : { uri: path, uriBaseId: sourceRoot };
}

const toUnicode = (cause: ReturnType<typeof listRepeatedCauses>[number]) => ({
  ...cause,
  example: { ...cause.example, file: cause.example.file.toWellFormed() },
  files: cause.files.map((file) => file.toWellFormed()),
});

/** SARIF reads `{0}` as a placeholder and `[text](1)` as a link. */
export const toMessageText = (message: string): string =>
  message.replaceAll(/[{}]/g, '$&$&').replaceAll('](', String.raw`\](`);
