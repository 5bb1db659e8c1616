import { compareText } from '#text/compare-text.ts';
import type { OpenPlace, ReadKey } from './contract.ts';
import { text } from '../reads/model/demands.ts';
import type { KeyRead, Place } from '../reads/model/place.ts';
import type { Trace } from '../reads/trace-function.ts';

/** The keys of a trace by their paths, and which objects may have others. */
export function listKeys(
  { places, required }: Trace,
  file: string,
): { keys: Record<string, ReadKey>; open: Record<string, OpenPlace> } {
  const keys: Record<string, ReadKey> = {};
  const open: Record<string, OpenPlace> = {};
  for (const place of places) visit(place, place.name);
  return { keys: sortByName(keys), open: sortByName(open) };

  function visit(place: Place, path: string): void {
    if (place.reads.length > 0) keys[path] = describeKey(place, required, file);
    const [opening] = place.openings.values();
    const hasParts = place.keys.size > 0 || place.element !== undefined;
    const isObject = place.kind === 'argument' || place.isDictionary || hasParts;
    if (opening && isObject) open[path] = { why: opening.why, line: opening.line };
    for (const child of place.keys.values()) {
      if (isKey(child, place)) visit(child, `${path}.${child.name}`);
    }
    if (place.element) visit(place.element, `${path}[]`);
  }
}

export const isDemanded = (place: Place, kind: string, required: Trace['required']): boolean => {
  const demanded = place.demands?.get(kind);
  return demanded !== undefined && required.has(demanded);
};

/** In a string, `"a" in x` looks for a part of it, so a mere test makes no key unless the rest shows a dictionary. */
const isKey = (place: Place, parent: Place): boolean =>
  place.keys.size > 0 ||
  place.element !== undefined ||
  parent.kind === 'argument' ||
  parent.isDictionary ||
  place.reads.some(({ how }) => how !== 'test');

function describeKey(place: Place, required: ReadonlySet<Place>, file: string): ReadKey {
  const own = place.reads.filter(({ helper }) => helper === undefined);
  const [first] = own.length > 0 ? own : place.reads;
  const reads = place.reads.filter(
    (read) => read.helper === first?.helper && read.file === first?.file,
  );
  const isRequired = required.has(place);
  // Where nothing works without the key, a default has no effect.
  const spare = isRequired
    ? undefined
    : findDefault(own.length > 0 ? own : place.reads, own.length > 0);
  const other = first?.file;
  return {
    ...(isRequired && { required: true }),
    ...(spare?.default !== undefined && { default: spare.default }),
    ...(spare?.defaultText !== undefined && { defaultText: spare.defaultText }),
    ...(place.choices.size > 0 && { choices: [...place.choices] }),
    ...(place.choices.size > 0 &&
      place.choice &&
      required.has(place.choice) && { onlyChoices: true }),
    ...(isDemanded(place, text, required) && { needsText: true }),
    lines: [...new Set(reads.map(({ line }) => line))].sort((one, next) => one - next),
    ...(first?.helper !== undefined && { helper: first.helper }),
    ...(other !== undefined && other !== file && { file: other }),
  };
}

/**
 * Which helper reads a key may depend on other keys, so that defaults that differ are none. What a log
 * has in place of a missing key is a default only where nothing else reads the key.
 */
function findDefault(all: readonly KeyRead[], isOwn: boolean): KeyRead | undefined {
  const used = all.filter(({ isReported }) => isReported !== true);
  const reads = used.length > 0 ? used : all;
  const [first, ...others] = reads.filter((read) => read.default !== undefined);
  const isCertain = isOwn || others.every((other) => other.default === first?.default);
  return isCertain ? first : undefined;
}

const sortByName = <Item>(record: Record<string, Item>): Record<string, Item> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => compareText(one, other)));
