import { buildElement } from '#dom/build-element.ts';
import type { ExportContext } from './export-context.ts';
import { loadWriter } from './load-writer.ts';
import type { Selected } from './write-selected.ts';

/**
 * Shows the digest of a selection while the panel is open.
 *
 * @param fail called when it cannot be found
 */
export function createShownDigest(
  panel: HTMLDetailsElement,
  context: ExportContext,
  fail: () => void,
) {
  const element = panel.querySelector('.digest');
  let last: Selected | undefined;
  return async (selected: Selected): Promise<void> => {
    last = selected;
    if (!panel.open || !element) return;
    try {
      const { digestOfSelected } = await loadWriter();
      const digest = await digestOfSelected(selected, context);
      if (selected === last) element.replaceChildren(...breakInHalf(digest));
    } catch {
      // The digest of another selection would be taken for its own.
      element.replaceChildren('…');
      fail();
    }
  };
}

/** A digest on two lines has as many digits on each. */
function breakInHalf(digest: string): (Node | string)[] {
  const half = digest.length / 2;
  return [digest.slice(0, half), buildElement('wbr'), digest.slice(half)];
}
