/** What a build may take from an earlier one, in the order in which it is needed. */
export const outputKinds = [
  'site',
  'compiled pages',
  'findings',
  'guides and search',
  'pages',
  'task files',
] as const;
export type OutputKind = (typeof outputKinds)[number];

/** The keys of outputs by name: outputs of equal keys are equal. Undefined where no key is known. */
export type Keys = Readonly<Record<string, string | undefined>>;

/** What an earlier build left of one kind: its keys, or why it cannot be used. */
export type Available = { keys: Keys } | { unusable: Reason };
export type Previous = Readonly<Record<OutputKind, Available>>;

/** Why an output is made again. */
export type Reason =
  | 'changed'
  | 'new'
  | 'without a key'
  | 'no previous build'
  | 'the output folder was changed'
  | 'the cache was changed'
  | 'made by Astro'
  | '--force';

export interface KindDecision {
  reused: ReadonlySet<string>;
  /** How many are made again, by reason. */
  remade: ReadonlyMap<Reason, number>;
}
export type Decision = Readonly<Record<OutputKind, KindDecision>>;

/**
 * Decides what is used again: every output whose key is that of the previous build, where what the
 * previous build made can be used. A kind can be decided as soon as its keys are known.
 */
export function decideReuse<Kind extends OutputKind>(
  previous: Readonly<Record<NoInfer<Kind>, Available>>,
  current: Readonly<Record<Kind, Keys>>,
): Pick<Decision, Kind> {
  const kinds = Object.keys(current) as Kind[];
  const decided = kinds.map((kind) => [kind, decideKind(previous[kind], current[kind])]);
  return Object.fromEntries(decided) as Pick<Decision, Kind>;
}

function decideKind(available: Available, keys: Keys): KindDecision {
  const reused = new Set<string>();
  const remade = new Map<Reason, number>();
  for (const [name, key] of Object.entries(keys)) {
    const reason = findReason(available, name, key);
    if (reason === undefined) reused.add(name);
    else remade.set(reason, (remade.get(reason) ?? 0) + 1);
  }
  return { reused, remade };
}

function findReason(
  available: Available,
  name: string,
  key: string | undefined,
): Reason | undefined {
  if (key === undefined) return 'without a key';
  if ('unusable' in available) return available.unusable;
  if (!Object.hasOwn(available.keys, name)) return 'new';
  return available.keys[name] === key ? undefined : 'changed';
}
