import { spend, stepsPerExpression } from './steps.ts';

/** Where a read is in the source. */
export interface SourceSpot {
  file: string;
  line: number;
}

/** One read of a key. */
export interface KeyRead extends SourceSpot {
  /** `x["k"]` fails without the key, `x.get("k")` does not, and `"k" in x` looks whether it is there. */
  how: 'index' | 'get' | 'test';
  /** The default of a `get`, as written. */
  default?: string;
  /** The string that the default is, where the source writes a name for it. */
  defaultText?: string;
  /** True where the value is only printed or logged. */
  isReported?: true;
  /** The function that reads it, if it is not the one whose contract this is. */
  helper?: string;
}

/** Why further keys of an object may be used. */
export interface Opening extends SourceSpot {
  why: string;
}

/** An argument of a function, a key of one of its objects, or what the elements of one are. */
export interface Place {
  parent?: Place;
  kind: 'argument' | 'key' | 'element' | 'choice';
  /** The name of the argument or key. */
  name: string;
  keys: Map<string, Place>;
  element?: Place;
  reads: KeyRead[];
  /** By reason. */
  openings: Map<string, Opening>;
  /** The literals that its value is compared with. */
  choices: Set<string>;
  /** Is read where every other value fails, so that it is read for certain if all paths get there. */
  choice?: Place;
  /** By kind, what is certain where only a value of that kind does not fail. */
  demands?: Map<string, Place>;
  /** Whether something is done with it that only a dictionary allows. */
  isDictionary: boolean;
  /** Whether something looks which type it has. */
  isTested?: true;
  /** In characters; a contract writes the path of each of its keys. */
  pathLength: number;
}

export const createArgument = (name: string): Place => createPlace('argument', name);

export function keyOf(place: Place, name: string): Place {
  const existing = place.keys.get(name);
  if (existing) return existing;
  const key = createPlace('key', name, place);
  place.keys.set(name, key);
  return key;
}

/** What the elements of an array are, or the values of a dictionary whose keys are not named. */
export function elementOf(place: Place): Place {
  place.element ??= createPlace('element', '[]', place);
  return place.element;
}

/** What is certain where a value that is not a choice of a place fails. */
export function choiceOf(place: Place): Place {
  place.choice ??= createPlace('choice', '', place);
  return place.choice;
}

/** What is certain where a value of another kind fails. */
export function demandOf(place: Place, kind: string): Place {
  place.demands ??= new Map();
  const existing = place.demands.get(kind);
  if (existing) return existing;
  const demanded = createPlace('choice', '', place);
  place.demands.set(kind, demanded);
  return demanded;
}

export function addRead(place: Place, read: KeyRead): void {
  spend((place.reads.length >> 4) + (read.default?.length ?? 0) + (read.helper?.length ?? 0));
  const isListed = place.reads.some(
    ({ file, line, how, default: value }) =>
      file === read.file && line === read.line && how === read.how && value === read.default,
  );
  if (!isListed) place.reads.push(read);
}

export function addChoices(place: Place, texts: Iterable<string>): void {
  for (const text of texts) {
    spend(1 + text.length);
    place.choices.add(text);
  }
}

export function open(place: Place, opening: Opening): void {
  spend(1 + opening.why.length);
  if (!place.openings.has(opening.why)) place.openings.set(opening.why, opening);
}

function createPlace(kind: Place['kind'], name: string, parent?: Place): Place {
  const pathLength = (parent?.pathLength ?? 0) + 1 + name.length;
  spend(stepsPerExpression + pathLength);
  return {
    ...(parent && { parent }),
    kind,
    name,
    keys: new Map(),
    reads: [],
    openings: new Map(),
    choices: new Set(),
    isDictionary: false,
    pathLength,
  };
}
