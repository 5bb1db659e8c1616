import { shortDigest } from '../../../catalogue/citing/short-digest.ts';
import type { PinnedSet } from '../../../catalogue/explorer/pinned-set.ts';
import { saveText } from './save-text.ts';
import type { KeepContext, ExportForm, Selected } from './write-selected.ts';

/** The part of the explorer by which a reader takes a selection along. */
export interface SelectionKeeper {
  /** Brings the digest up to date, if it is in sight, and compares with the set of the address. */
  show: (selected: Selected, kept: PinnedSet | undefined) => void;
}

/** What a reader gets when it is needed, since most never need it. */
const loadWriter = () => import('./write-selected.ts');

/**
 * @param panel a disclosure with buttons that have `data-download` or `data-copy`, a `.digest` and a
 *   `output`
 * @param notice where it stands whether a link still finds what it was made for
 */
export function createSelectionKeeper(
  panel: HTMLDetailsElement,
  notice: HTMLElement,
  context: KeepContext,
): SelectionKeeper {
  const status = panel.querySelector('output');
  const digest = panel.querySelector('.digest');
  let selected: Selected | undefined;
  const tell = (text: string) => {
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
      tell(unloaded);
    }
  };
  const showNotice = async (kept: PinnedSet | undefined) => {
    notice.hidden = true;
    if (!kept || !selected) return;
    const asked = selected;
    const { judgeSet } = await loadWriter();
    const { isSame, text } = await judgeSet(kept, asked, context);
    if (asked !== selected) return;
    notice.hidden = false;
    notice.className = isSame ? 'set same' : 'set changed';
    notice.textContent = text;
  };
  const keep = async (form: ExportForm, way: 'copy' | 'download') => {
    if (!selected) return;
    tell('Loading …');
    try {
      const { digestOfSelected, writeSelected } = await loadWriter();
      const text = await writeSelected(form, selected, context);
      if (way === 'copy') {
        tell(await copy(text));
        return;
      }
      const mark = shortDigest(await digestOfSelected(selected, context)).slice(0, 8);
      const name = `tasks-${selected.rows.length}-${mark}${form === 'ids' ? '-ids.json' : `.${form}`}`;
      saveText(text, name);
      tell(`Saved ${name}`);
    } catch {
      tell(unloaded);
    }
  };

  panel.addEventListener('toggle', () => void showDigest());
  panel.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const { download, copy: copied } = target.dataset;
    if (download !== undefined) void keep(download as ExportForm, 'download');
    if (copied !== undefined) void keep(copied as ExportForm, 'copy');
  });
  return {
    show(now, kept) {
      selected = now;
      tell('');
      void showDigest();
      void showNotice(kept).catch(() => undefined);
    },
  };
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
