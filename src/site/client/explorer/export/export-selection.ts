import { shortenDigest } from '../../../../catalogue/citing/short-digest.ts';
import type { PinnedSet } from '../../../../catalogue/explorer/pinned-set.ts';
import type { LatexColumn } from '../../../../export/selection/latex-table.ts';
import { saveText } from './save-text.ts';
import type { ExportContext, ExportForm, Selected } from './write-selected.ts';

/** The panel of the explorer that exports the selection. */
export interface SelectionExport {
  /** Updates the digest, if it is visible, and compares the selection with the pinned set. */
  show: (selected: Selected, pinned: PinnedSet | undefined) => void;
}

/** Loaded on first use: most readers export nothing. */
const loadWriter = () => import('./write-selected.ts');

/**
 * @param panel a disclosure with buttons that have `data-download` or `data-copy`, boxes for the
 *   columns of a LaTeX table, a `.digest` and an `output`
 * @param notice shows whether a link still finds the set that it was made for
 */
export function createSelectionExport(
  panel: HTMLDetailsElement,
  notice: HTMLElement,
  context: ExportContext,
): SelectionExport {
  const status = panel.querySelector('output');
  const digest = panel.querySelector('.digest');
  let selected: Selected | undefined;
  const showStatus = (text: string) => {
    if (status) status.textContent = text;
  };
  const showDigest = async () => {
    if (!selected || !panel.open || !digest) return;
    const asked = selected;
    try {
      const { digestOfSelected } = await loadWriter();
      const found = await digestOfSelected(asked, context);
      if (asked === selected) digest.textContent = found;
    } catch {
      showStatus(unloaded);
    }
  };
  const showNotice = async (pinned: PinnedSet | undefined) => {
    notice.hidden = true;
    if (!pinned || !selected) return;
    const asked = selected;
    const { comparePinnedSet } = await loadWriter();
    const { isSame, text } = await comparePinnedSet(pinned, asked, context);
    if (asked !== selected) return;
    notice.hidden = false;
    notice.className = isSame ? 'set same' : 'set changed';
    notice.textContent = text;
  };
  const exportSelected = async (form: ExportForm, way: 'copy' | 'download') => {
    if (!selected) return;
    showStatus('Loading …');
    try {
      const { digestOfSelected, writeSelected } = await loadWriter();
      const text = await writeSelected(form, selected, context, readLatexColumns(panel));
      if (way === 'copy') {
        showStatus(await copy(text));
        return;
      }
      const mark = shortenDigest(await digestOfSelected(selected, context)).slice(0, 8);
      const name = `tasks-${selected.rows.length}-${mark}${form === 'ids' ? '-ids.json' : `.${form}`}`;
      saveText(text, name);
      showStatus(`Saved ${name}`);
    } catch {
      showStatus(unloaded);
    }
  };

  panel.addEventListener('toggle', () => void showDigest());
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const { download, copy: copied } = target.dataset;
    if (download !== undefined) void exportSelected(download as ExportForm, 'download');
    if (copied !== undefined) void exportSelected(copied as ExportForm, 'copy');
  });
  return {
    show(now, pinned) {
      selected = now;
      showStatus('');
      void showDigest();
      void showNotice(pinned).catch(() => undefined);
    },
  };
}

/** Undefined for the usual ones: a table without columns is none. */
function readLatexColumns(panel: HTMLElement): LatexColumn[] | undefined {
  const boxes = [...panel.querySelectorAll<HTMLInputElement>('input[name=latex]:checked')];
  return boxes.length === 0 ? undefined : boxes.map(({ value }) => value as LatexColumn);
}

const unloaded = 'The data of the site cannot be loaded.';

async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'Copying is not allowed here';
  }
}
