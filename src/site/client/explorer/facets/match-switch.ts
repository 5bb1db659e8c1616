import { buildElement } from '#dom/build-element.ts';

/** Whether a task must have one of the ticked values, or all of them. */
export interface MatchSwitch {
  element: HTMLElement;
  show: (isAll: boolean) => void;
}

/** @param label of the facet; switches have different names, so that they do not share a choice */
export function createMatchSwitch(
  label: string,
  name: string,
  choose: (isAll: boolean) => void,
): MatchSwitch {
  const build = (text: string, isAll: boolean) => {
    const input = buildElement('input', { type: 'radio', name: `match-${name}` });
    input.addEventListener('change', () => {
      choose(isAll);
    });
    return { input, label: buildElement('label', {}, input, buildElement('span', {}, text)) };
  };
  const any = build('any', false);
  const all = build('all', true);
  const element = buildElement('div', { className: 'match', role: 'radiogroup' });
  element.ariaLabel = `${label}: any or all of the ticked values`;
  element.title = element.ariaLabel;
  element.append(any.label, all.label);
  return {
    element,
    show(isAll) {
      any.input.checked = !isAll;
      all.input.checked = isAll;
    },
  };
}
