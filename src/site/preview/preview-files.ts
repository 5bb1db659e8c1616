import type { Catalogue } from '#catalogue/catalogue.ts';
import { addresses } from '#addresses/addresses.ts';
import { listPicturedApps } from '#catalogue/heads/previews.ts';
import type { Group } from '#catalogue/facets/groups.ts';
import {
  countMostSteps,
  mostLines,
  type Spectrum,
  toSpectrum,
} from '#catalogue/statistics/spectrum.ts';
import type { TaskEntry } from '#catalogue/task/task-entry.ts';
import { count } from '#text/figures/plural.ts';
import type { Preview } from './draw-preview.ts';
import { spectrumSize } from './picture-sizes.ts';

/** A picture that other sites show beside a link, before it is drawn. */
export interface PreviewFile {
  address: string;
  /** What it shows. */
  describe: () => Preview;
}

/** The most room for a line, in pixels. */
const widestPitch = 24;

/** The pictures of the dataset and of its larger apps. */
export function listPreviewFiles(catalogue: Catalogue): PreviewFile[] {
  const apps = listPicturedApps(catalogue.groups.apps);
  return [
    { address: addresses.picture, describe: () => describeDataset(catalogue) },
    ...apps.map((app) => ({
      address: addresses.appPicture(app.segment),
      describe: () => describeApp(app, catalogue),
    })),
  ];
}

function describeDataset({ about, entries }: Catalogue): Preview {
  const caption = `${count(entries.length, 'desktop task')}, and how each is judged`;
  return { title: about.title, caption, spectrum: fitSpectrum(entries, entries) };
}

function describeApp({ hue, label, tasks }: Group, { about, entries }: Catalogue): Preview {
  return {
    title: label,
    caption: `${count(tasks.length, 'task')}, and how each is judged`,
    dataset: about.title,
    hue,
    spectrum: fitSpectrum(tasks, entries),
  };
}

/** As wide as the picture, or less where lines would be too wide. */
function fitSpectrum(tasks: readonly TaskEntry[], all: readonly TaskEntry[]): Spectrum {
  const tasksPerLine = Math.ceil(Math.max(1, tasks.length) / mostLines);
  const lines = Math.max(1, Math.ceil(tasks.length / tasksPerLine));
  return toSpectrum(tasks, {
    height: spectrumSize.height,
    pitch: Math.min(widestPitch, spectrumSize.width / lines),
    mostSteps: countMostSteps(all),
    tasksPerLine,
  });
}
