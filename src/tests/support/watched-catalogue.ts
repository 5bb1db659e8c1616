/** A value that was read of a catalogue: where it is, and what it was; `*` for the keys of an object. */
interface Read {
  place: string;
  value: string | number | boolean | undefined;
}

export interface WatchedValue<Value> {
  /** The value, as it seems to its readers. */
  value: Value;
  /** The primitive values that were read since the last call. */
  takeReads: () => Read[];
  /** Makes one primitive value seem to be another. Undefined: all are as they are. */
  change: (place: string | undefined) => void;
}

/**
 * Watches what is read of a value, at any depth, through functions and maps too. An object is known
 * by the place where it was met first, so that it has one name however a reader comes to it.
 *
 * @param isKnown whether nothing below a place has to be watched.
 */
export function watch<Value extends object>(
  root: Value,
  isKnown: (place: string) => boolean = () => false,
): WatchedValue<Value> {
  let reads = new Map<string, Read['value']>();
  let changed: string | undefined;
  const proxies = new WeakMap<object, object>();
  const originals = new WeakMap<object, object>();
  const names = new WeakMap<object, string>();

  const unwrap = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? (originals.get(value) ?? value) : value;
  const nameOf = (value: unknown): string => {
    const original = unwrap(value);
    return typeof original === 'object' && original !== null
      ? (names.get(original) ?? '?')
      : String(original);
  };

  const seen = (value: unknown, place: string): unknown => {
    if (isKnown(place)) return value;
    if (typeof value === 'function') {
      return (...args: unknown[]) =>
        seen(
          (value as (...all: unknown[]) => unknown)(...args.map(unwrap)),
          `${place}(${args.map(nameOf).join()})`,
        );
    }
    if (typeof value === 'object' && value !== null) return watchObject(value, place);
    // An empty array cannot be shorter.
    if (value !== 0 || !place.endsWith('.length')) reads.set(place, value as Read['value']);
    return place === changed ? alter(place, value as Read['value']) : value;
  };

  const watchObject = (object: object, place: string): object => {
    if (originals.has(object)) return object;
    const made = proxies.get(object);
    if (made) return made;
    names.set(object, place);
    const proxy =
      object instanceof Map || object instanceof Set
        ? watchCollection(object, place)
        : new Proxy(object, {
            get(target, key, receiver) {
              const value: unknown = Reflect.get(target, key, receiver);
              if (typeof key === 'symbol') return value;
              // The methods of an array read it through the proxy.
              if (Array.isArray(target) && typeof value === 'function') return value;
              // The length says that there is no such entry.
              if (Array.isArray(target) && value === undefined) return value;
              return seen(value, `${names.get(target)}.${key}`);
            },
            ownKeys(target) {
              reads.set(`${names.get(target)}.*`, undefined);
              return Reflect.ownKeys(target);
            },
          });
    proxies.set(object, proxy);
    originals.set(proxy, object);
    return proxy;
  };

  const watchCollection = (
    collection: ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>,
    place: string,
  ) =>
    collection instanceof Map
      ? new Map(
          Array.from(collection, ([key, value]: [unknown, unknown]) => [
            key,
            seen(value, `${place}.${nameOf(key)}`),
          ]),
        )
      : new Set(Array.from(collection, (value, index) => seen(value, `${place}.${index}`)));

  return {
    value: watchObject(root, '') as Value,
    takeReads() {
      const taken = Array.from(reads, ([place, value]) => ({ place, value }));
      reads = new Map();
      return taken;
    },
    change(place) {
      changed = place;
    },
  };
}

/** Of an array, the last entry seems to be missing. */
function alter(place: string, value: Read['value']): unknown {
  if (typeof value === 'number') return place.endsWith('.length') ? value - 1 : value + 1;
  if (typeof value === 'boolean') return !value;
  return value === undefined ? given : `${value} changed`;
}

/** Takes the place of a missing value: each of its properties is a value again. */
const given = new Proxy({}, { get: (_, key) => (key === 'toJSON' ? () => 'given' : 'given') });
