import { shortenDigest } from '../../../../text/short-digest.ts';
import type { PinnedSet } from '../../../../catalogue/explorer/pinned-set.ts';
import { exportFragment } from '../../../../addresses/fragments.ts';
import { buildElement } from '../../../../search/ui/build-element.ts';
import { count } from '../../../../text/figures/plural.ts';
import type { ExportContext } from './export-context.ts';
import { loadWriter } from './load-writer.ts';
import { createPinnedNotice } from './pinned-notice.ts';
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
  const digest = panel.querySelector('.digest');
  let selected: Selected | undefined;
  let used: HTMLElement | undefined;
  const showStatus = (text: string) => {
    const own = used?.parentElement?.querySelector('output') ?? statuses[0];
    for (const status of statuses) status.textContent = status === own ? text : '';
  };
  const showDigest = async () => {
    if (!selected || !panel.open || !digest) return;
    const asked = selected;
    try {
      const { digestOfSelected } = await loadWriter();
      const found = await digestOfSelected(asked, context);
      if (asked === selected) digest.replaceChildren(...breakInHalf(found));
    } catch {
      // The digest of another selection would be taken for its own.
      digest.replaceChildren('…');
      showStatus(unloaded);
    }
  };
  const compare = createPinnedNotice(notice, context);
  const exportSelected = async (
    button: HTMLElement,
    form: ExportForm,
    way: 'copy' | 'download',
  ) => {
    if (!selected) return;
    const asked = selected;
    used = button;
    showStatus('Loading …');
    try {
      const { digestOfSelected, readContents, writeSelected } = await loadWriter();
      const text = await writeSelected(form, asked, context, readContents(panel));
      void showDigest();
      if (way === 'copy') {
        showStatus(await copy(text, describeCopied(button, asked)));
        return;
      }
      const mark = shortenDigest(await digestOfSelected(asked, context)).slice(0, 8);
      const name = `tasks-${asked.rows.length}-${mark}${form === 'ids' ? '-ids.json' : `.${form}`}`;
      const { saveText } = await import('./save-text.ts');
      saveText(text, name);
      showStatus(`Saved ${name}`);
    } catch {
      showStatus(unloaded);
    }
  };

  const openIfAsked = () => {
    if (location.hash === `#${exportFragment}`) panel.open = true;
  };
  openIfAsked();
  addEventListener('hashchange', openIfAsked);
  panel.addEventListener('toggle', () => void showDigest());
  // What was copied had other columns.
  panel.addEventListener('change', () => {
    showStatus('');
  });
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const { download, copy: copied } = target.dataset;
    if (download !== undefined) void exportSelected(target, download as ExportForm, 'download');
    if (copied !== undefined) void exportSelected(target, copied as ExportForm, 'copy');
  });
  return {
    show(now, pinned) {
      selected = now;
      showStatus('');
      void showDigest();
      void compare(now, pinned).catch(() => undefined);
    },
  };
}

const describeCopied = (button: HTMLElement, { rows }: Selected): string =>
  `Copied: ${button.textContent.trim()} (${count(rows.length, 'task')})`;

/** A digest on two lines has as many digits on each. */
function breakInHalf(digest: string): (Node | string)[] {
  const half = digest.length / 2;
  return [digest.slice(0, half), buildElement('wbr'), digest.slice(half)];
}

const unloaded =
  'The data of the site cannot be loaded, or has changed. Try again, or reload the page.';

async function copy(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return 'Copying is not allowed here';
  }
}
