/** What compiled components import: Astro's runtime, or one in its place. */
export interface Runtime {
  readonly createComponent: (make: Component) => Component;
  readonly render: (parts: TemplateStringsArray, ...values: unknown[]) => unknown;
  readonly renderComponent: (
    result: Result,
    name: string,
    component: Component,
    props: object,
    slots?: Slots,
  ) => unknown;
  readonly renderSlot: (result: Result, slot: unknown) => unknown;
  readonly addAttribute: (value: unknown, name: string) => unknown;
  readonly unescapeHTML: (html: unknown) => unknown;
}

interface Result {
  createAstro(props: object, slots: Slots): { slots: { render(name: string): unknown } };
}

type Slots = Record<string, (result: Result) => unknown>;
type Component = (result: never, props: never, slots: never) => unknown;

/**
 * A page as Astro compiles one: a layout with two slots, and in it a list of 50 entries of two
 * components each.
 *
 * @param awaits whether the layout awaits the markup of a slot. Default: no.
 */
export function makeSamplePage(runtime: Runtime, { awaits = false } = {}) {
  const { render, renderComponent, renderSlot, addAttribute, createComponent } = runtime;
  const Name = createComponent(
    (_result: Result, { text }: { text: string }) => render`<code>${text}</code>`,
  );
  const Entry = createComponent(
    (result: Result, { index }: { index: number }) =>
      render`<li${addAttribute(`entry-${index}`, 'id')}>${renderComponent(result, 'Name', Name, { text: `<${index}>` })}${index % 2 === 0 && ' even'}</li>`,
  );
  const Layout = createComponent(
    awaits
      ? async (result: Result, props: object, slots: Slots) => {
          const heading = await result.createAstro(props, slots).slots.render('heading');
          return render`<header>${runtime.unescapeHTML(heading)}</header>${renderSlot(result, slots.default)}`;
        }
      : (result: Result, _props: object, slots: Slots) =>
          render`<header>${renderSlot(result, slots.heading)}</header>${renderSlot(result, slots.default)}`,
  );
  return createComponent(
    (result: Result) =>
      render`${renderComponent(
        result,
        'Layout',
        Layout,
        {},
        {
          heading: () => render`<h1>${'A & B'}</h1>`,
          default: (inner) =>
            render`<ul>${Array.from({ length: 50 }, (_, index) => render`${renderComponent(inner, 'Entry', Entry, { index })}`)}</ul>`,
        },
      )}`,
  ) as (result: unknown, props: object, slots: object) => unknown;
}
