import { HTMLString } from 'astro/runtime/server/index.js';

/** What the content of a page is rendered with. */
export interface PageRequest {
  params: Readonly<Record<string, string | undefined>>;
  /** Such as `/tasks/[...path]`. */
  routePattern: string;
  /** The address of the site. Default: none. */
  site: URL | undefined;
  /** Finds the address of a script by the name of its module. @throws when there is none. */
  findScript(id: string): string;
}

/** What Astro gives to components as `$$result`, as far as the content of pages needs it. */
export interface ContentResult {
  createAstro(props: object, slots: Slots): AstroGlobal;
  standIns: StandIns;
  /** The element for a script, empty where the page has it already. */
  takeScript(id: string): string;
}

/** Functions that give the markup of a component in its place. */
type StandIns = ReadonlyMap<unknown, (props: object, slots: Slots) => unknown>;

export type Slots = Readonly<Record<string, ((result: ContentResult) => unknown) | undefined>>;

/** @param standIns by component. Default: none. */
export function createContentResult(
  request: PageRequest,
  standIns: StandIns = new Map(),
): ContentResult {
  const taken = new Set<string>();
  const result: ContentResult = {
    standIns,
    createAstro: (props, slots) => new AstroGlobal(request, result, props, slots),
    takeScript(id) {
      if (taken.has(id)) return '';
      taken.add(id);
      return `<script type="module" src="${request.findScript(id)}"></script>`;
    },
  };
  return result;
}

/** `Astro` in a component, as far as the content of pages needs it. */
class AstroGlobal {
  readonly props: object;
  /** Set by the compiled component. */
  self: unknown = null;
  readonly #request: PageRequest;
  readonly #result: ContentResult;
  readonly #slots: Slots;

  constructor(request: PageRequest, result: ContentResult, props: object, slots: Slots) {
    this.props = props;
    this.#request = request;
    this.#result = result;
    this.#slots = slots;
  }

  get params() {
    return this.#request.params;
  }

  get routePattern() {
    return this.#request.routePattern;
  }

  get site() {
    return this.#request.site;
  }

  get slots() {
    return {
      has: (name: string) => this.#slots[name] !== undefined,
      render: (name: string) => {
        const content = this.#slots[name]?.(this.#result);
        return content instanceof HTMLString ? content.toString() : undefined;
      },
    };
  }
}
