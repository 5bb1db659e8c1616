import { buildElement } from '#dom/build-element.ts';

/** The task of a line. */
export interface LineTask {
  address: string;
  title: string;
  facts: string;
}

interface Line {
  band: HTMLElement;
  row: number;
  /** From the left of its band. */
  index: number;
  /** How many its band has. */
  of: number;
}

/**
 * Adds one link to a spectrum, which covers the line that the pointer is on, with the title of the task
 * above it. By keyboard it is one stop; arrow keys move it from line to line, Home and End to
 * the ends. Nothing is loaded before it is needed; if loading fails, nothing is shown.
 */
export function createLineLink(
  spectrum: HTMLElement,
  load: () => Promise<(row: number) => LineTask>,
): void {
  const lines = listLines(spectrum);
  const [first] = lines;
  if (!first) return;
  const link = buildElement('a', { className: 'line', ariaLabel: 'Tasks, line by line' });
  link.href = first.band.querySelector('a')?.href ?? '';
  const tip = buildElement('p', { className: 'line-task', id: 'line-task', role: 'status' });
  tip.hidden = true;
  spectrum.append(link, tip);
  let tasks: Promise<(row: number) => LineTask> | undefined;
  let current = first;

  const place = () => {
    const frame = spectrum.getBoundingClientRect();
    const { left, top, width, height } = boxOf(current);
    const each = width / current.of;
    const middle = left - frame.left + (current.index + 0.5) * each;
    const most = Math.max(0, frame.width - tip.offsetWidth);
    // Events name whole pixels, so that the pointer may be a part of one further to the right.
    setBox(link, middle - each / 2, top - frame.top, each + 1, height);
    tip.style.left = `${Math.min(most, Math.max(0, middle - tip.offsetWidth / 2))}px`;
    tip.style.bottom = `${frame.bottom - top + gap}px`;
  };
  const hide = () => {
    tip.hidden = true;
    link.classList.remove('shown');
  };
  const show = async (line: Line) => {
    current = line;
    tasks ??= load();
    try {
      const { address, title, facts } = (await tasks)(line.row);
      // The pointer may be elsewhere by now.
      if (current !== line) return;
      link.href = address;
      link.ariaLabel = `${title}, ${facts}`;
      tip.replaceChildren(title, buildElement('small', {}, facts));
      tip.hidden = false;
      link.classList.add('shown');
      place();
    } catch {
      tasks = undefined;
    }
  };
  spectrum.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    const line = findLineAt(lines, event);
    if (line && (line !== current || tip.hidden)) void show(line);
  });
  spectrum.addEventListener('pointerleave', hide);
  link.addEventListener('focus', () => {
    place();
    if (tip.hidden) void show(current);
  });
  link.addEventListener('blur', hide);
  link.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
    const line = findByKey(lines, current, event.key);
    if (!line) return;
    event.preventDefault();
    void show(line);
  });
  window.addEventListener('resize', hide);
}

/** Between a line and the facts of its task, in pixels. */
const gap = 4;

const listLines = (spectrum: HTMLElement): readonly Line[] =>
  [...spectrum.querySelectorAll<HTMLElement>('[data-rows]')].flatMap((band) => {
    const rows = band.dataset.rows?.split(' ') ?? [];
    return rows.map((row, index) => ({ band, row: Number(row), index, of: rows.length }));
  });

const boxOf = ({ band }: Line): DOMRect =>
  (band.querySelector('svg') ?? band).getBoundingClientRect();

function findLineAt(
  lines: readonly Line[],
  { clientX: x, clientY: y }: MouseEvent,
): Line | undefined {
  const first = lines.find((line) => {
    if (line.index > 0) return false;
    const { left, right, top, bottom } = boxOf(line);
    return left <= x && x < right && top <= y && y < bottom;
  });
  if (!first) return undefined;
  const { left, width } = boxOf(first);
  return lines[lines.indexOf(first) + Math.floor(((x - left) / width) * first.of)];
}

/** A narrow page does not show all bands. */
function findByKey(all: readonly Line[], current: Line, key: string): Line | undefined {
  const lines = all.filter((line) => boxOf(line).width > 0);
  const at = lines.indexOf(current);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return lines[Math.min(lines.length - 1, at + 1)];
    case 'ArrowLeft':
    case 'ArrowUp':
      return lines[Math.max(0, at - 1)];
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
    default:
      return undefined;
  }
}

function setBox(element: HTMLElement, left: number, top: number, width: number, height: number) {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
}
