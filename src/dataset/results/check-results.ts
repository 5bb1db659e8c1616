import type { Finding } from '../../lint/model/finding.ts';
import type { DatasetMember } from '../../lint/model/rule.ts';
import { buildResults, type Validity } from '../../results/build-results.ts';
import type { ReadResults, ReadRun } from '../../results/model/read-results.ts';
import { toJsonFileStem } from '../../text/file-name.ts';
import type { Manifest } from '../manifest/manifest.ts';
import type { Progress } from '../progress.ts';
import { openReleases } from '../releases/read-releases.ts';
import { openResults } from './open-results.ts';

/** A tasks folder and its folders of results, absolute. */
interface NamedResults {
  folder: string;
  manifest: Manifest;
  results: readonly string[];
}

/** What is wrong with the results beside the tasks. */
export async function checkResults(
  opened: NamedResults,
  members: readonly DatasetMember[],
  progress: Progress | undefined,
): Promise<readonly Finding[]> {
  const read = openResults(opened.results, opened.folder, progress).read();
  const tasks = members.map(({ file, task: { fields } }) => {
    const id = typeof fields.id === 'string' && fields.id !== '' ? fields.id : toJsonFileStem(file);
    return { file, path: file, id };
  });
  const versions = await listVersions(opened, read);
  const findValidity = ({ release: version }: ReadRun): Validity => ({
    madeOn:
      version === undefined || versions.has(version)
        ? { kind: 'unstated' }
        : { kind: 'unknown release', version },
    isOlder: () => false,
  });
  return buildResults({ read, tasks, findValidity })?.findings ?? read.findings;
}

/** The versions that a run may name; releases are read only if some run names one. */
async function listVersions(
  { manifest, folder }: NamedResults,
  { runs }: ReadResults,
): Promise<ReadonlySet<string | undefined>> {
  if (runs.every(({ release }) => release === undefined)) return new Set();
  const releases = await (await openReleases(manifest, folder)).read();
  return new Set([manifest.version, ...releases.map(({ version }) => version)]);
}
