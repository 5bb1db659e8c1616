import type { Finding } from '#lint/model/finding.ts';
import { type ReadAbout, readAbout, readArguments } from '../files/read-about.ts';
import { toFaultFinding } from '../findings/result-findings.ts';
import { toResultFile } from '../files/result-file.ts';
import { isObservation } from '../files/run-place.ts';
import type { RunSetting } from '../model/read-results.ts';
import type { FolderContents } from './folder-contents.ts';

/** What files say about the runs beside them. */
export interface AboutRuns {
  /** Of the first of these folders or files that has a description. */
  find: (...places: readonly string[]) => Pick<ReadAbout, 'about' | 'trajectory'>;
  /**
   * The run in a folder: of the last folder on its path that has the arguments of the runner, if one has
   * and is not above the models of a kind of observation.
   */
  findRun: (folder: string) => string;
}

/** Reads every `run.json`, `<file>.run.json` and `args.json`. */
export function collectAbout(
  { files, place }: FolderContents,
  report: (finding: Finding) => void,
): AboutRuns {
  const abouts = new Map<string, ReadAbout>();
  const settings = new Map<string, RunSetting[]>();
  for (const { path, text } of files) {
    const recognized = toResultFile(path);
    if (recognized?.kind === 'arguments') settings.set(recognized.folder, readArguments(text));
    if (recognized?.kind !== 'about') continue;
    const read = readAbout(text);
    abouts.set(recognized.run, read);
    for (const fault of read.faults) report(toFaultFinding(fault, { file: `${place}${path}` }));
  }
  return {
    find: (...places) => {
      const own = places.map((at) => abouts.get(at)).find((read) => read !== undefined);
      const runner = places.map((at) => settings.get(at)).find((read) => read !== undefined);
      const { about = {}, trajectory } = own ?? {};
      return { about: { ...(runner && { settings: runner }), ...about }, trajectory };
    },
    findRun: (folder) => {
      for (let run = folder; run !== ''; run = run.slice(0, Math.max(run.lastIndexOf('/'), 0))) {
        if (isObservation(run.slice(run.lastIndexOf('/') + 1))) break;
        if (settings.has(run)) return run;
      }
      return folder;
    },
  };
}
