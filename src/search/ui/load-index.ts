import { loadJson } from '#dom/load-file.ts';
import { type ExplorerData, unpackIndex } from '#explorer/index/explorer-data.ts';
import { type ExplorerFile, readExplorerFile } from '#explorer/index/explorer-file.ts';

/** Loads the index of the tasks of a site; rejects when it cannot be loaded. */
export const loadIndex = async (address: string): Promise<ExplorerData> =>
  unpackIndex(readExplorerFile(await loadJson<ExplorerFile>(address)));
