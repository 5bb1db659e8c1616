import { addresses } from '#addresses/addresses.ts';
import { resultAddresses } from '#addresses/result-addresses.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { listNamePages } from '#catalogue/facets/groups-without-page.ts';
import { toShortTitle } from '#catalogue/task/task-title.ts';
import type { ShownPage } from '#history/timeline/earlier-pages.ts';
import type { State } from '#history/timeline/history.ts';
import { toStateTitle } from '#history/timeline/state-title.ts';
import { shortcutClasses } from '#shortcuts/model/shortcut-classes.ts';
import type { Results } from '#results/model/results.ts';

/** What search finds of a site. */
export interface SearchedSite {
  catalogue: Catalogue;
  /** Its releases, if it has any. */
  history?: { states: readonly State[]; pages: readonly ShownPage[] } | undefined;
  /** Of systems, if it has any. */
  results?: Results | undefined;
}

export interface FoundPage {
  /** Without the base path. */
  address: string;
  title: string;
  /** What readers may search for, in sentences that a result can quote. */
  about: string;
}

/**
 * The pages of a catalogue that are about neither one group nor one rule. What they are about comes
 * from here and not from their markup, whose numbers nobody searches for and every edit changes.
 */
export const listFoundPages = (site: SearchedSite): FoundPage[] => [
  ...catalogueRoots,
  ...site.catalogue.facets.map(({ name, label, summary }) => ({
    address: addresses.facet(name),
    title: label,
    about: summary,
  })),
  ...listNames(site.catalogue),
  ...listReleases(site),
  ...listRemoved(site),
  ...listResults(site),
];

const catalogueRoots: readonly FoundPage[] = [
  {
    address: addresses.tasks,
    title: 'All tasks',
    about: 'The explorer: every task, with filters, a search, columns to choose and an export.',
  },
  {
    address: addresses.statistics,
    title: 'Statistics',
    about:
      'The dataset in charts and numbers: apps, metrics, getters, setup actions, environment change, steps, checks, live sites, suites.',
  },
  {
    address: addresses.findings,
    title: 'Findings',
    about: 'What the check found in this dataset, by rule: errors and warnings, and notes.',
  },
  {
    address: addresses.shortcuts,
    title: 'Shortcuts',
    about:
      'Ways to pass without the work: what share of the tasks could pass in which way, and what one change would do.',
  },
  ...Object.entries(shortcutClasses).map(([name, { label, summary }]) => ({
    address: addresses.shortcutClass(name),
    title: label,
    about: `${summary} A way to pass a task without the work.`,
  })),
  {
    address: addresses.data,
    title: 'Cite and download',
    about:
      'How to cite the dataset, as BibTeX, RIS, CFF or text, and its files for other tools: JSON Lines, CSV, BibTeX, digests, schemas.',
  },
  {
    address: addresses.format,
    title: 'The task format',
    about: 'Every field of a task file: its type, its meaning, and how this dataset uses it.',
  },
  {
    address: addresses.rules,
    title: 'Rules',
    about: 'Every rule of the check.',
  },
];

const listNames = ({ groupsWithoutPage }: Catalogue): FoundPage[] =>
  listNamePages(groupsWithoutPage).map((groups, index) => ({
    address: addresses.names(index + 1),
    title: 'More names',
    about: groups.map(({ label }) => label).join(', '),
  }));

function listReleases({ history }: SearchedSite): FoundPage[] {
  if (!history) return [];
  const pages = history.states.map(({ version, segment, date = '', notes = '' }) => {
    const title = version === undefined ? toStateTitle({ version }) : `Release ${version}`;
    const about = [title, date, notes].filter(Boolean).join('. ');
    return { address: addresses.release(segment), title, about };
  });
  const about =
    'The releases of the dataset: what changed in each, and which results can be compared.';
  return [{ address: addresses.releases, title: 'Releases', about }, ...pages];
}

/** The pages of removed tasks, which a reader searches by the id in a paper. */
const listRemoved = ({ history }: SearchedSite): FoundPage[] =>
  (history?.pages ?? [])
    .filter(({ kind }) => kind === 'removed')
    .map(({ path, entry: { id, task } }) => ({
      address: addresses.task(path),
      title: `Earlier task: ${toShortTitle(task.instruction)}`,
      about: `The task ${id}, which only earlier releases have. ${task.instruction}`,
    }));

function listResults({ results }: SearchedSite): FoundPage[] {
  if (!results) return [];
  return [
    {
      address: resultAddresses.results,
      title: 'Results',
      about: 'Which systems solve which tasks: rates with their intervals, by system and by app.',
    },
    {
      address: resultAddresses.review,
      title: 'Tasks to review',
      about: 'Tasks whose results suggest a defect in the task itself.',
    },
    ...results.runs.map((run) => ({
      address: resultAddresses.run(run.segment),
      title: run.label,
      about: [`Results of ${run.system}`, run.name, run.date ?? ''].filter(Boolean).join('. '),
    })),
  ];
}
