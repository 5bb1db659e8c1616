import { shortenLine } from '#explorer/finder/parse-line.ts';
import { isUnspaced } from '#text/language/unspaced.ts';
import { createFilterPanel, type FilterPanel } from './filter-panel.ts';
import { find, findFirst, type Found } from './find.ts';
import { findElement } from '#dom/find-element.ts';
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
  const parts = findParts(root);
  const { box, start, status, results } = parts;
  const base = root.dataset.base ?? '/';
  const language = root.dataset.language ?? '';
  const sources = createSources(base);
  const view: ResultView = createResultView(results, status, { base, language });
  const search = runLatest((isWanted) => show(isWanted).catch(fail));
  const panel: FilterPanel = createFilterPanel(root, sources.loadTasks, search);

  async function show(isWanted: () => boolean): Promise<boolean> {
    const asked = readQuery(box.value, panel.chosen());
    start.hidden = asked !== undefined;
    if (!asked) {
      view.clear();
      results.ariaBusy = 'false';
      return true;
    }
    results.ariaBusy = 'true';
    const isWhole = await findBySteps(sources, asked, isWanted, (found) => {
      view.show(found, asked);
      panel.show(found.counts);
    });
    if (isWhole === undefined) return false;
    if (!isWhole) {
      status.textContent = `${status.textContent} The index of other pages cannot be loaded.`;
    }
    results.ariaBusy = 'false';
    return true;
  }

  function fail(): false {
    sources.drop();
    start.hidden = true;
    view.clear();
    results.ariaBusy = 'false';
    status.textContent = 'The search index cannot be loaded.';
    return false;
  }

  addListeners(root, parts, search, panel.clear);
  return () => {
    if (sources.isLoading()) return;
    sources.loadTasks().then(({ finder }) => {
      finder.prepare();
    }, fail);
    panel.fillOpen();
    void search(0);
  };
}

/**
 * Tasks are found at once; the first time, other pages take a while longer.
 *
 * @param present called with what was found, again when there is more
 * @returns whether other pages were searched too; undefined when the query is no longer wanted
 */
async function findBySteps(
  sources: LateSources,
  asked: SearchQuery,
  isWanted: () => boolean,
  present: (found: Found) => void,
): Promise<boolean | undefined> {
  const searched = { tasks: await sources.loadTasks(), base: sources.base };
  if (!isWanted()) return undefined;
  const found = sources
    .loadPagefind()
    .then((pagefind) => find({ ...searched, pagefind }, asked, isWanted))
    .catch(() => undefined);
  const first = await Promise.race([found, wait(patience)]);
  if (!isWanted()) return undefined;
  if (!first) present(findFirst(searched, asked));
  const all = first ?? (await found);
  if (!isWanted()) return undefined;
  if (all) present(all);
  // The next search tries again.
  else sources.dropPagefind();
  return all !== undefined;
}

type LateSources = ReturnType<typeof createSources>;

/** What is searched: each is loaded when it is first asked for. */
function createSources(base: string) {
  let tasks: Promise<SearchedTasks> | undefined;
  let pagefind: Promise<Pagefind> | undefined;
  return {
    base,
    loadTasks: () => (tasks ??= loadTasks(base)),
    loadPagefind: () => (pagefind ??= loadPagefind(base)),
    isLoading: () => tasks !== undefined,
    dropPagefind() {
      pagefind = undefined;
    },
    drop() {
      tasks = undefined;
      pagefind = undefined;
    },
  };
}

/** Searches after a delay, by default while a reader types; true when its results are shown. */
type Search = (delay?: number) => Promise<boolean>;

/** Runs one search at a time, since Pagefind cannot abort one, and drops all but the latest. */
function runLatest(show: (isWanted: () => boolean) => Promise<boolean>): Search {
  let last = 0;
  let running: Promise<boolean> = Promise.resolve(false);
  return async (delay = typingDelay) => {
    const own = ++last;
    const isWanted = () => own === last;
    await wait(delay);
    await running;
    if (!isWanted()) return false;
    running = show(isWanted);
    return running;
  };
}

function addListeners(
  root: HTMLElement,
  { dialog, form, box, results }: ReturnType<typeof findParts>,
  search: Search,
  clearFilters: () => void,
): void {
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
    if (line === undefined) clearFilters();
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
}

/** What is asked for; undefined without filters while nothing but the first letter is typed. */
function readQuery(typed: string, chosen: SearchQuery['chosen']): SearchQuery | undefined {
  const text = shortenLine(typed);
  if (!isTooShort(text)) return { text, chosen };
  return chosen.size === 0 ? undefined : { text: '', chosen };
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
