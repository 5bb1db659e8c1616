import type { PinnedSet } from '#explorer/query/pinned-set.ts';
import { exportFragment } from '#addresses/fragments.ts';
import { count } from '#text/figures/plural.ts';
import { copyText } from '#site/client/copy-text.ts';
import type { ExportContext } from './export-context.ts';
import { loadWriter } from './load-writer.ts';
import { createShownDigest } from './shown-digest.ts';
import type { ExportForm, Selected } from './write-selected.ts';

/** The panel of the explorer that exports the selection. */
export interface SelectionExport {
  /** Updates the digest, if it is visible, and compares the selection with the pinned set. */
  show: (selected: Selected, pinned: PinnedSet | undefined) => void;
}

/**
 * @param panel a disclosure with buttons that have `data-download` or `data-copy`, boxes for the
 *   columns of a LaTeX table, a `.digest`, and an `output` beside each group of buttons
 * @param notice shows whether a link still finds the set that it was made for
 */
export function createSelectionExport(
  panel: HTMLDetailsElement,
  notice: HTMLElement,
  context: ExportContext,
): SelectionExport {
  const statuses = [...panel.querySelectorAll('output')];
  let selected: Selected | undefined;
  let used: HTMLElement | undefined;
  const showStatus = (text: string) => {
    const own = used?.parentElement?.querySelector('output') ?? statuses[0];
    for (const status of statuses) status.textContent = status === own ? text : '';
  };
  const compare = createPinnedNotice(notice, context);
  const showDigestOf = createShownDigest(panel, context, () => {
    showStatus(unloaded);
  });
  const showDigest = () => {
    if (selected) void showDigestOf(selected);
  };
  const exportBy = async (button: HTMLButtonElement) => {
    if (!selected) return;
    used = button;
    showStatus('Loading …');
    try {
      showStatus(await exportSelected(selected, button, panel, context));
      showDigest();
    } catch {
      showStatus(unloaded);
    }
  };

  const openIfAsked = () => {
    if (location.hash === `#${exportFragment}`) panel.open = true;
  };
  openIfAsked();
  addEventListener('hashchange', openIfAsked);
  panel.addEventListener('toggle', showDigest);
  // What was copied had other columns.
  panel.addEventListener('change', () => {
    showStatus('');
  });
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) void exportBy(target);
  });
  return {
    show(now, pinned) {
      selected = now;
      showStatus('');
      showDigest();
      void compare(now, pinned).catch(() => undefined);
    },
  };
}

const unloaded = 'The data cannot be loaded, or has changed. Reload the page.';

/** Copies or downloads the tasks in the form that a button names. Returns what has been done. */
async function exportSelected(
  selected: Selected,
  button: HTMLButtonElement,
  panel: HTMLElement,
  context: ExportContext,
): Promise<string> {
  const { download, copy } = button.dataset;
  const form = (download ?? copy) as ExportForm;
  const { digestOfSelected, readContents, saveText, writeSelected } = await loadWriter();
  const text = await writeSelected(form, selected, context, readContents(panel));
  const { length } = selected.rows;
  if (download === undefined) {
    return copyText(text, `Copied: ${button.textContent.trim()} (${count(length, 'task')})`);
  }
  const digest = await digestOfSelected(selected, context);
  const name = `tasks-${length}-${digest.slice(0, 8)}${form === 'ids' ? '-ids.json' : `.${form}`}`;
  saveText(text, name);
  return `Saved ${name}`;
}

/** Says in an element how the selection differs from the set that the link of the page was made for. */
function createPinnedNotice(notice: HTMLElement, context: ExportContext) {
  let last: Selected | undefined;
  return async (selected: Selected, pinned: PinnedSet | undefined): Promise<void> => {
    last = selected;
    notice.hidden = true;
    if (!pinned) return;
    const { comparePinnedSet, tracePinnedSet } = await loadWriter();
    const { isSame, text } = await comparePinnedSet(pinned, selected, context);
    if (selected !== last) return;
    notice.hidden = false;
    notice.className = isSame ? 'set same' : 'set changed';
    notice.textContent = text;
    if (isSame) return;
    const traced = await tracePinnedSet(pinned, location.search, selected, context);
    if (traced && selected === last) notice.replaceChildren(...traced);
  };
}
