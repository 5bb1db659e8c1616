import { buildElement } from '#dom/build-element.ts';

/** The filters that are asked for less often, behind a button. */
interface MorePanels {
  /** Other panels are added to it. */
  element: HTMLDetailsElement;
  /** @param chosen how many values of its filters are chosen */
  show: (chosen: number) => void;
}

/** Opens when one of its filters is chosen, such as by the address; a reader may close it again. */
export function createMorePanels(): MorePanels {
  const number = buildElement('span', { className: 'chosen' });
  const chevron = buildElement('span', { className: 'glyph chevron', ariaHidden: 'true' });
  const summary = buildElement('summary', {}, 'More filters ', number, chevron);
  const element = buildElement('details', { className: 'more-filters' }, summary);
  return {
    element,
    show(chosen) {
      const wasChosen = number.textContent !== '';
      number.textContent = chosen === 0 ? '' : String(chosen);
      if (chosen > 0 && !wasChosen) element.open = true;
    },
  };
}
