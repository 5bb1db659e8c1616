import { type ExplorerData, unpackIndex } from '../../../catalogue/explorer/explorer-data.ts';
import { type ExplorerFile, readExplorerFile } from '../../../catalogue/explorer/explorer-file.ts';

/** What the explorer knows of all tasks. */
export async function loadIndex(address: string): Promise<ExplorerData> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return unpackIndex(readExplorerFile((await response.json()) as ExplorerFile));
}
