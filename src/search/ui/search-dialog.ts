import { isUnspaced } from '../records/space-scripts.ts';
import { createFilterPanel, type FilterPanel } from './filter-panel.ts';
import { type Found, find } from './find.ts';
import { findElement } from './find-element.ts';
import { moveThrough } from './keyboard.ts';
import { loadPagefind } from './load-pagefind.ts';
import type { Pagefind } from './pagefind.ts';
import { createResultView, type ResultView } from './result-view.ts';

const typingDelay = 120;

/** Attaches the dialog in an element; call the returned function whenever the dialog is opened. */
export function createSearchDialog(root: HTMLElement): () => void {
  const { dialog, form, box, start, status, results } = findParts(root);
  const base = root.dataset.base ?? '/';
  const view: ResultView = createResultView(results, status, {
    tasks: `${base}tasks/`,
    language: root.dataset.language ?? '',
  });
  const panel: FilterPanel = createFilterPanel(root, () => load(), search);
  let pagefind: Promise<Pagefind> | undefined;
  let last = 0;
  let running: Promise<void> = Promise.resolve();

  const load = (): Promise<Pagefind> => {
    pagefind ??= loadPagefind(base, Number(root.dataset.parts));
    return pagefind;
  };
  const fail = (): void => {
    pagefind = undefined;
    start.hidden = true;
    view.clear();
    results.ariaBusy = 'false';
    status.textContent =
      'The search index cannot be loaded. It exists only in a built site, not on the development server.';
  };

  /** Runs one search at a time, since Pagefind cannot abort one, and drops all but the latest. */
  async function search(delay = typingDelay): Promise<void> {
    const own = ++last;
    const isWanted = () => own === last;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await running;
    if (!isWanted()) return;
    running = show(isWanted).catch(fail);
    await running;
  }

  async function show(isWanted: () => boolean): Promise<void> {
    const query = { text: box.value, chosen: panel.chosen() };
    const isShort = isTooShort(query.text);
    start.hidden = !isShort || query.chosen.size > 0;
    if (isShort && query.chosen.size === 0) {
      view.clear();
      results.ariaBusy = 'false';
      return;
    }
    const asked = isShort ? { ...query, text: '' } : query;
    results.ariaBusy = 'true';
    const found: Found = await find(await load(), asked, isWanted);
    if (!isWanted()) return;
    view.show(found, asked);
    results.ariaBusy = 'false';
  }

  form.addEventListener('submit', () => {
    // The shown results may still be those of an earlier word.
    void search(0).then(() => results.querySelector('a')?.click());
  });
  box.addEventListener('input', () => void search());
  results.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    panel.clear();
    box.focus();
  });
  root.querySelector('.close')?.addEventListener('click', () => {
    dialog.close();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    moveThrough(event, box, results);
  });

  return () => {
    if (pagefind) return;
    load().catch(fail);
    panel.fillOpen();
    void search(0);
  };
}

/** Too many words begin with one letter. */
const isTooShort = (text: string): boolean => text.trim().length < 2 && !isUnspaced(text);

function findParts(root: HTMLElement) {
  return {
    dialog: findElement(root, 'dialog', HTMLDialogElement),
    form: findElement(root, 'form', HTMLFormElement),
    box: findElement(root, 'input[role=searchbox]', HTMLInputElement),
    start: findElement(root, '.start', HTMLElement),
    status: findElement(root, '.status', HTMLElement),
    results: findElement(root, '.results', HTMLElement),
  };
}
