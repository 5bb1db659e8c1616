import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Release } from '#format/release-schema.ts';
import {
  openCommittedCode,
  openFolderCode,
  type ReleaseCode,
} from '../environment/release-code.ts';
import type { DatasetFileText } from '../dataset-file/field-place.ts';
import type { BlobReader } from '../git/blob-reader.ts';
import { type Commit, findCommit, type Repository } from '../git/repository.ts';
import { readCommittedAbout } from './committed-about.ts';
import type { CommitTools } from './read-commit.ts';
import { readCommittedRelease } from './read-committed-release.ts';
import { openExport, parseExport } from './read-export.ts';
import {
  digestFolderFiles,
  findDatasetFile,
  parseFolderFiles,
  readFolderFiles,
} from './read-folder.ts';
import type { ReleaseFiles } from './release-files.ts';
import { pickPart } from './release-part.ts';
import { parseStatedAbout } from './stated-about.ts';

/** Where a release comes from. */
export interface Source {
  /** Names the content. */
  content: string;
  read: (git: CommitTools | undefined) => Promise<ReleaseFiles> | ReleaseFiles;
  code: ReleaseCode | undefined;
}

/** What releases are read with. */
export interface Place {
  file: DatasetFileText;
  /** The path from it to the tasks folder. */
  prefix: string;
  /** The folder of today's environment. */
  today: string | undefined;
  repository: Repository | undefined;
  reader: BlobReader | undefined;
}

/** Finds a release, and reads it if that is not a commit. */
export const openRelease = async (release: Release, place: Place): Promise<Source> =>
  place.repository && release.ref !== undefined
    ? openCommit(await findCommit(place.repository, release.ref), release.version, place)
    : openOutside(release, place);

export async function openCommit(
  commit: Commit,
  version: string,
  { repository, reader, today }: Place,
): Promise<Source> {
  if (!repository || !reader) throw new Error('a commit is read with git');
  const about = await readCommittedAbout(repository, commit, reader);
  const state = { repository, commit, about };
  return {
    content: `${commit.hash} ${repository.prefix}`,
    code: await openCommittedCode(state, today),
    read: (git) => {
      if (!git) throw new Error('a commit is read with git');
      return readCommittedRelease({ ...state, version }, git);
    },
  };
}

async function openOutside(release: Release, { file, prefix }: Place): Promise<Source> {
  if (release.folder !== undefined) {
    const folder = resolve(file.folder, release.folder);
    const files = await readFolderFiles(folder);
    return {
      content: `${digestFolderFiles(files)} ${prefix}`,
      code: openFolderCode(folder),
      read: () => ({
        ...pickPart(parseFolderFiles(files), prefix),
        about: parseStatedAbout(findDatasetFile(files)),
      }),
    };
  }
  const path = resolve(file.folder, release.export ?? '');
  const text = openExport(path);
  return {
    content: `${hash('sha256', text)} ${prefix}`,
    code: undefined,
    read: () => pickPart(parseExport(path, text), prefix),
  };
}
