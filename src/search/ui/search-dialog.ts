import { isUnspaced } from '../../text/language/unspaced.ts';
import { createFilterPanel, type FilterPanel } from './filter-panel.ts';
import { find, findFirst, type Found } from './find.ts';
import { findElement } from './find-element.ts';
import { moveThrough } from './keyboard.ts';
import { loadTasks, type SearchedTasks } from './load-tasks.ts';
import { loadPagefind, type Pagefind } from './pagefind.ts';
import { createResultView, type ResultView } from './result-view.ts';
import type { SearchQuery } from './search-query.ts';

const typingDelay = 120;

/** How long tasks wait for other pages to be shown together. */
const patience = 200;

/** Attaches the dialog in an element; call the returned function whenever the dialog is opened. */
export function createSearchDialog(root: HTMLElement): () => void {
  const { dialog, form, box, start, status, results } = findParts(root);
  const base = root.dataset.base ?? '/';
  const view: ResultView = createResultView(results, status, {
    base,
    language: root.dataset.language ?? '',
  });
  const panel: FilterPanel = createFilterPanel(root, () => loadOnce(), search);
  let tasks: Promise<SearchedTasks> | undefined;
  let pagefind: Promise<Pagefind> | undefined;
  let last = 0;
  let running: Promise<boolean> = Promise.resolve(false);

  const loadOnce = (): Promise<SearchedTasks> => {
    tasks ??= loadTasks(base);
    return tasks;
  };
  const fail = (): false => {
    tasks = undefined;
    pagefind = undefined;
    start.hidden = true;
    view.clear();
    results.ariaBusy = 'false';
    status.textContent = 'The search index cannot be loaded.';
    return false;
  };

  /**
   * Runs one search at a time, since Pagefind cannot abort one, and drops all but the latest.
   *
   * @returns whether its results are shown.
   */
  async function search(delay = typingDelay): Promise<boolean> {
    const own = ++last;
    const isWanted = () => own === last;
    await wait(delay);
    await running;
    if (!isWanted()) return false;
    running = show(isWanted).catch(fail);
    return running;
  }

  async function show(isWanted: () => boolean): Promise<boolean> {
    const query = { text: box.value, chosen: panel.chosen() };
    const isShort = isTooShort(query.text);
    start.hidden = !isShort || query.chosen.size > 0;
    if (isShort && query.chosen.size === 0) {
      view.clear();
      results.ariaBusy = 'false';
      return true;
    }
    const asked = isShort ? { ...query, text: '' } : query;
    results.ariaBusy = 'true';
    const sources = { tasks: await loadOnce(), base };
    if (!isWanted()) return false;
    pagefind ??= loadPagefind(base);
    const found = pagefind.then((loaded) =>
      find({ ...sources, pagefind: loaded }, asked, isWanted),
    );
    // Tasks are found at once; the first time, other pages take a while longer.
    const first = await Promise.race([found.catch(() => undefined), wait(patience)]);
    if (!isWanted()) return false;
    if (!first) present(findFirst(sources, asked), asked);
    const all = first ?? (await found.catch(() => undefined));
    if (!isWanted()) return false;
    if (all) present(all, asked);
    else {
      // The next search tries again.
      pagefind = undefined;
      status.textContent = `${status.textContent} The index of other pages cannot be loaded.`;
    }
    results.ariaBusy = 'false';
    return true;
  }

  function present(found: Found, asked: SearchQuery): void {
    view.show(found, asked);
    panel.show(found.counts);
  }

  form.addEventListener('submit', () => {
    // The shown results may still be those of an earlier word, and the reader may type on or leave.
    void search(0).then((isShown) => {
      if (isShown && dialog.open) results.querySelector('a')?.click();
    });
  });
  box.addEventListener('input', () => void search());
  results.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    const { line } = target.dataset;
    if (line === undefined) panel.clear();
    else {
      box.value = line;
      void search(0);
    }
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
    if (tasks) return;
    loadOnce().then(({ finder }) => {
      finder.prepare();
    }, fail);
    panel.fillOpen();
    void search(0);
  };
}

const wait = (delay: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, delay, undefined));

/** Too many words begin with one letter. */
const isTooShort = (text: string): boolean => text.trim().length < 2 && !isUnspaced(text);

function findParts(root: HTMLElement) {
  return {
    dialog: findElement(root, 'dialog', HTMLDialogElement),
    form: findElement(root, 'form', HTMLFormElement),
    box: findElement(root, 'input[role=searchbox]', HTMLInputElement),
    start: findElement(root, '.start', HTMLElement),
    status: findElement(root, '.status', HTMLElement),
    results: findElement(root, '.search-results', HTMLElement),
  };
}
