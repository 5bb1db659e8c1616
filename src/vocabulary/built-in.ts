import { browserActions } from './actions/browser.ts';
import { filesActions } from './actions/files.ts';
import { machineActions } from './actions/machine.ts';
import { programsActions } from './actions/programs.ts';
import { windowsActions } from './actions/windows.ts';
import type { ActionEntry, GetterEntry, MetricEntry } from './contract/entry.ts';
import { appsGetters } from './getters/apps.ts';
import { browserGetters } from './getters/browser.ts';
import { filesGetters } from './getters/files.ts';
import { literalsGetters } from './getters/literals.ts';
import { machineGetters } from './getters/machine.ts';
import { systemGetters } from './getters/system.ts';
import { browserMetrics } from './metrics/browser.ts';
import { codeMetrics } from './metrics/code.ts';
import { desktopMetrics } from './metrics/desktop.ts';
import { documentsMetrics } from './metrics/documents.ts';
import { generalMetrics } from './metrics/general.ts';
import { imagesMetrics } from './metrics/images.ts';
import { mailMetrics } from './metrics/mail.ts';
import { mediaMetrics } from './metrics/media.ts';
import { officeMetrics } from './metrics/office.ts';
import { placeholderMetrics } from './metrics/placeholder.ts';
import { slidesMetrics } from './metrics/slides.ts';
import { tablesMetrics } from './metrics/tables.ts';

/**
 * Every name that Benchlight knows by itself. Sources: the format document for its names and
 * families and for the parameters of its five actions; the OSWorld environment, May 2026, for the
 * product names and for what functions take; other environments, May 2026, for further names. What
 * a function does is described in Benchlight's own words.
 */
export const builtInEntries: {
  readonly action: readonly ActionEntry[];
  readonly getter: readonly GetterEntry[];
  readonly metric: readonly MetricEntry[];
} = {
  action: [
    ...programsActions,
    ...filesActions,
    ...browserActions,
    ...windowsActions,
    ...machineActions,
  ],
  getter: [
    ...browserGetters,
    ...filesGetters,
    ...machineGetters,
    ...appsGetters,
    ...literalsGetters,
    ...systemGetters,
  ],
  metric: [
    ...desktopMetrics,
    ...browserMetrics,
    ...documentsMetrics,
    ...generalMetrics,
    ...imagesMetrics,
    ...officeMetrics,
    ...slidesMetrics,
    ...tablesMetrics,
    ...mailMetrics,
    ...mediaMetrics,
    ...codeMetrics,
    ...placeholderMetrics,
  ],
};
