import {
  escapeHTML,
  Fragment,
  HTMLString,
  markHTMLString,
  maybeRenderHead as maybeRenderHeadByAstro,
  render as renderByAstro,
  renderComponent as renderComponentByAstro,
  renderScript as renderScriptByAstro,
  renderSlot as renderSlotByAstro,
  spreadAttributes,
} from 'astro/runtime/server/index.js';
import type { ContentResult } from './content-result.ts';

// Takes the place of Astro's runtime in components where a build compiles them. While the content of
// a page is rendered, it gives markup at once; Astro makes objects that it renders later, and may
// have to wait for. In any other pass it is Astro's runtime.
export * from 'astro/runtime/server/index.js';

let isAtOnce = false;

/**
 * Runs a function that renders the content of one page, whose components give their markup at once
 * until it has ended. Pages are rendered one after the other.
 *
 * @throws when a component cannot be rendered at once, as one of another framework.
 */
export async function renderAtOnce<Result>(run: () => Promise<Result>): Promise<Result> {
  isAtOnce = true;
  try {
    return await run();
  } finally {
    isAtOnce = false;
  }
}

type Slot = (result: ContentResult) => unknown;
type Component = ((result: ContentResult, props: object, slots: object) => unknown) & {
  isAstroComponentFactory?: boolean;
};

export function render(parts: TemplateStringsArray, ...values: unknown[]): unknown {
  if (!isAtOnce) return renderByAstro(parts, ...values);
  // The slots of a component that awaits something are async functions.
  if (values.some((value) => value instanceof Promise)) {
    return Promise.all(values).then((all) => render(parts, ...all));
  }
  let html = parts[0] ?? '';
  for (let at = 0; at < values.length; at++) html += toHtml(values[at]) + (parts[at + 1] ?? '');
  return markHTMLString(html);
}

export function renderComponent(
  ...call: [
    result: ContentResult,
    name: string,
    component: Component | string | typeof Fragment,
    props: Record<string, unknown>,
    slots?: Record<string, Slot>,
  ]
): unknown {
  if (!isAtOnce) {
    return renderComponentByAstro(
      ...(call as unknown as Parameters<typeof renderComponentByAstro>),
    );
  }
  const [result, name, component, props, slots = {}] = call;
  if (component === Fragment) return slots.default?.(result);
  const standIn = result.standIns.get(component);
  if (standIn) return standIn(props, slots);
  if (typeof component === 'string') return renderElement(result, component, props, slots);
  const isCompiled = typeof component === 'function' && component.isAstroComponentFactory;
  // Astro puts such classes together.
  if (!isCompiled || 'class:list' in props) throw new Error(`<${name}> cannot be rendered at once`);
  return component(result, props, slots);
}

export function renderSlot(result: ContentResult, slot?: Slot, fallback?: Slot): unknown {
  if (isAtOnce) return (slot ?? fallback)?.(result);
  return renderSlotByAstro(
    ...([result, slot, fallback] as unknown as Parameters<typeof renderSlotByAstro>),
  );
}

/** What components load is in the head, which is rendered in another pass. */
export function maybeRenderHead(): unknown {
  return isAtOnce ? undefined : maybeRenderHeadByAstro();
}

export function renderScript(result: ContentResult, id: string): unknown {
  if (isAtOnce) return markHTMLString(result.takeScript(id));
  return renderScriptByAstro(
    ...([result, id] as unknown as Parameters<typeof renderScriptByAstro>),
  );
}

/** An element of a name that HTML does not have. */
function renderElement(
  result: ContentResult,
  name: string,
  props: Record<string, unknown>,
  slots: Record<string, Slot>,
): unknown {
  const content = Object.values(slots).map((slot) => toHtml(slot(result)));
  return markHTMLString(`<${name}${spreadAttributes(props, name)}>${content.join('')}</${name}>`);
}

/** A value as Astro writes it into markup. @throws for one that Astro would render later. */
function toHtml(value: unknown): string {
  if (typeof value === 'string') return escapeHTML(value);
  if (value instanceof HTMLString) return value.toString();
  if (!value && value !== 0) return '';
  if (Array.isArray(value)) return value.map(toHtml).join('');
  if (typeof value === 'number' || value === true) return String(value);
  if (typeof value === 'function') return toHtml((value as () => unknown)());
  throw new Error('a value in a component is not markup');
}
