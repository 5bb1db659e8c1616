import { digestSet } from '#catalogue/citing/set-digest.ts';
import { type ExplorerData, readChecks, readLabels } from '#explorer/index/explorer-data.ts';
import type { ExplorerIndex } from '#explorer/index/explorer-index.ts';
import type { PinnedSet } from '#explorer/query/pinned-set.ts';
import { addSet, describePinnedSet } from '#explorer/query/set-link.ts';
import { type DigestLine, readDigests } from '#export/dataset/digests.ts';
import { formatCount } from '#text/figures/format-count.ts';
import { count } from '#text/figures/plural.ts';
import type { ExportContext } from './export-context.ts';
import { loadFile } from '#dom/load-file.ts';
import { toIdsByFolder } from '#export/selection/ids-by-folder.ts';
import {
  type LatexColumn,
  type LatexFrame,
  type LatexRow,
  toLatexTable,
  usualLatexColumns,
} from '#export/selection/latex-table.ts';
import { shortenDigest } from '#text/short-digest.ts';
import {
  pick,
  pickArray,
  pickFromBibtex,
  pickFromCsv,
  pickLines,
  type PickRows,
} from '#export/selection/pick-rows.ts';

// Exported here, so that all that an export needs is one file.
export { saveText } from './save-text.ts';

/** The tasks to export. */
export interface Selected {
  data: ExplorerData;
  /** In the order of the dataset. */
  rows: readonly number[];
  /** The query that found them, as the address has it. */
  search: string;
}

let digests: Promise<DigestLine[]> | undefined;

const load = async (address: string): Promise<string> => (await loadFile(address)).text();

async function loadDigests({ files = '' }: ExportContext): Promise<DigestLine[]> {
  digests ??= load(`${files}digests.txt`).then(readDigests);
  digests.catch(() => (digests = undefined));
  return digests;
}

const digestLines = async (
  { data, rows }: Selected,
  context: ExportContext,
): Promise<DigestLine[]> => pick(await loadDigests(context), rows, data.index.rows);

/**
 * The content digest of the tasks, in hexadecimal digits.
 *
 * @throws when the site has been published with other tasks since the page was loaded.
 */
export async function digestOfSelected(
  selected: Selected,
  context: ExportContext,
): Promise<string> {
  const lines = await digestLines(selected, context);
  return digestSet(lines.map(({ digest }) => digest));
}

/** Whether the tasks are the set that a link was made for. */
export async function comparePinnedSet(
  pinned: PinnedSet,
  selected: Selected,
  context: ExportContext,
) {
  return describePinnedSet(pinned, selected.rows.length, await digestOfSelected(selected, context));
}

/** What has become of the tasks that a link was made for; undefined where no release says so. */
export async function tracePinnedSet(
  pinned: PinnedSet,
  /** The query of the link; it may name values that the current tasks do not have. */
  search: string,
  { data }: Selected,
  context: ExportContext,
): Promise<Node[] | undefined> {
  const { earlier, details = '', tasks = '' } = context;
  if (earlier === undefined) return undefined;
  const { showCitedSet } = await import('./cited-set.ts');
  const lines = await loadDigests(context);
  const digests = lines.map(({ digest }) => digest);
  return showCitedSet(pinned, { data, search, digests }, { earlier, details, tasks });
}

/** The file with all tasks from which a form is made, and how. */
const picks: Partial<Record<ExportForm, readonly [file: string, pickRows: PickRows]>> = {
  json: ['tasks.jsonl', pickArray],
  jsonl: ['tasks.jsonl', pickLines],
  csv: ['tasks.csv', pickFromCsv],
  bib: ['tasks.bib', pickFromBibtex],
};

/** The forms in which tasks can be exported. */
export type ExportForm = 'json' | 'jsonl' | 'csv' | 'ids' | 'bib' | 'latex' | 'link';

/** What a LaTeX table contains. */
export type LatexContents = Pick<LatexFrame, 'columns' | 'isWhole'>;

/** What the boxes of the panel ask for; a table without columns is none, so it has the usual ones. */
export function readContents(panel: HTMLElement): LatexContents {
  const boxes = [...panel.querySelectorAll<HTMLInputElement>('input[name=latex]:checked')];
  const columns = boxes.map(({ value }) => value as LatexColumn);
  return {
    columns: columns.length === 0 ? usualLatexColumns : columns,
    isWhole: panel.querySelector('input[name=latex-whole]:checked') !== null,
  };
}

const usualContents: LatexContents = { columns: usualLatexColumns, isWhole: false };

const rateCaption =
  ' Pass rate: the share of trials that succeeded, averaged over the runs with a result.';

/** The tasks in one of the forms, as text. @throws likewise. */
export async function writeSelected(
  form: ExportForm,
  selected: Selected,
  context: ExportContext,
  contents: LatexContents = usualContents,
): Promise<string> {
  const { rows, data } = selected;
  const [file, pickRows] = picks[form] ?? [];
  if (pickRows) return pickRows(await load(`${context.files ?? ''}${file}`), rows, data.index.rows);
  const lines = await digestLines(selected, context);
  if (form === 'ids') return toIdsByFolder(lines.map(({ file }) => file));
  const digest = digestSet(lines.map((line) => line.digest));
  const { origin, pathname } = location;
  const address = `${origin}${pathname}${addSet(selected.search, rows.length, digest)}`;
  if (form === 'link') return address;
  const amount = rows.length === data.index.rows ? 'All' : `${formatCount(rows.length)} of`;
  const what = `${amount} ${count(data.index.rows, 'task')} of ${context.title ?? ''}`;
  return toLatexTable(toLatexRows(selected), {
    ...contents,
    caption: `${what} (digest ${shortenDigest(digest)}).${contents.columns.includes('rate') ? rateCaption : ''}`,
    label: `tab:tasks-${shortenDigest(digest).slice(0, 8)}`,
    remark: `${what}: ${address}`,
  });
}

function toLatexRows({ data, rows }: Selected): LatexRow[] {
  const { index, paths, instructions } = data;
  return rows.map((row) => ({
    id: paths[row]?.replace(/^([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '$1') ?? '',
    instruction: instructions[row] ?? '',
    apps: readLabels(index, 'app', row),
    metrics: readLabels(index, 'metric', row),
    checks: describeChecks(index, row),
    steps: readLabels(index, 'steps', row).join(),
    rate: readLabels(index, 'rate', row).join(),
  }));
}

function describeChecks(index: ExplorerIndex, row: number): string {
  const { number, join } = readChecks(index, row);
  return [number, join].filter(Boolean).join(' ');
}
