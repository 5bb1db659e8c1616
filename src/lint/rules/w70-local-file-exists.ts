import { findHomes } from '#machine/home-path.ts';
import { readOwn } from '#text/json/json-value.ts';
import { uploads } from '../facts/files/uploads.ts';
import { extensionOf } from '#text/file-name.ts';
import type { Severity } from '../model/finding.ts';
import { type AbsentFile, isAbsent, toLocalPath } from '../model/local-files.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const upload = (local_path: string) => ({
  config: [
    { type: 'upload_file', parameters: { files: [{ local_path, path: '/home/user/bill.pdf' }] } },
  ],
});

export const localFileExists = defineTaskRule({
  code: 'W70',
  name: 'local-file-exists',
  severity: 'error',
  consequence: 'stops',
  summary: 'A file that a step uploads is in the repository of the tasks, under a path in it.',
  why: 'An upload of a file that does not exist stops the setup. A local path is looked for in the folder of the tasks, in those around it up to the repository, and beside the environment. A file is reported where its folder has other files that tasks upload; if only most of the other files are found, in whichever folder, or if the path leads to the home folder of a person, who alone has the file, the severity is warning. For media and other files that are often large it is info, since a copy of a repository may lack them. Datasets whose local files are kept elsewhere are not reported.',
  howToFix:
    'Add the file to the repository, or correct its path: it starts from the folder that the environment is run in.',
  concerns: ['action upload_file'],
  trackRecord: [{ dataset: 'DeskCraft', read: 3, defects: 3 }],
  examples: {
    good: [upload('assets/bill.pdf')],
    bad: [upload('/home/anna/bill.pdf')],
  },

  message: ({ local, isPersonal }: { local: string; isPersonal: boolean }) =>
    isPersonal
      ? `"${local}" is a file on the computer of one person; add it to the repository and write its path there`
      : `"${local}" is not in the repository, although other uploaded files are; add it or correct the path`,

  *check(task, { localFiles = {} }): Generator<Problem<{ local: string; isPersonal: boolean }>> {
    for (const { local, at } of uploads(task)) {
      const about = [local];
      if (findHomes(local).length > 0) {
        yield { at, about, local, isPersonal: true, severity: 'warning' };
        continue;
      }
      const state = readOwn(localFiles, toLocalPath(local));
      if (state === undefined || !isAbsent(state)) continue;
      yield { at, about, local, isPersonal: false, severity: severityOf(local, state) };
    }
  },
});

function severityOf(local: string, { isFolderThere }: AbsentFile): Severity {
  // A copy of a repository may lack its largest files.
  if (largeKinds.has(extensionOf(local))) return 'info';
  return isFolderThere ? 'error' : 'warning';
}

/** Kinds of files that are often large: media, scenes, presentations, archives, models, images of disks. */
const largeKinds = new Set(
  '7z aac avi bin blend bz2 ckpt deb dmg exe exr fbx flac glb gz hdr img iso jar key m4a mkv mov mp3 mp4 npy odp ogg onnx parquet pdf pkl ppt pptm pptx psd pt pth qcow2 rar raw safetensors stl tar tgz tif tiff usdz vdi wav webm whl xcf xz zip'.split(
    ' ',
  ),
);
