/** What a build may take from an earlier one, in the order in which it is needed. */
export const outputKinds = [
  'site',
  'compiled pages',
  'findings',
  'pages',
  'task files',
  'search parts',
] as const;
export type OutputKind = (typeof outputKinds)[number];

/** The keys of outputs by name: outputs of equal keys are equal. Undefined where no key is known. */
export type Keys = Readonly<Record<string, string | undefined>>;

/** What an earlier build left of a kind: its keys, or why none of it can be used. */
export type Left = { keys: Keys } | { unusable: Reason };
export type Previous = Readonly<Record<OutputKind, Left>>;

/** Why an output is made again. */
export type Reason =
  | 'changed'
  | 'new'
  | 'without a key'
  | 'no previous build'
  | 'the output folder was changed'
  | 'the file system has no links'
  | '--force';

export interface KindDecision {
  reused: ReadonlySet<string>;
  /** How many are made again, by reason. */
  renewed: ReadonlyMap<Reason, number>;
}
export type Decision = Readonly<Record<OutputKind, KindDecision>>;

/**
 * Decides what is used again: every output whose key is that of the previous build, as far as the
 * previous build left something to use. A kind can be decided as soon as its keys are known.
 */
export function decideReuse<Kind extends OutputKind>(
  previous: Readonly<Record<NoInfer<Kind>, Left>>,
  current: Readonly<Record<Kind, Keys>>,
): Pick<Decision, Kind> {
  const kinds = Object.keys(current) as Kind[];
  const decided = kinds.map((kind) => [kind, decideKind(previous[kind], current[kind])]);
  return Object.fromEntries(decided) as Pick<Decision, Kind>;
}

function decideKind(left: Left, keys: Keys): KindDecision {
  const reused = new Set<string>();
  const renewed = new Map<Reason, number>();
  for (const [name, key] of Object.entries(keys)) {
    const reason = findReason(left, name, key);
    if (reason === undefined) reused.add(name);
    else renewed.set(reason, (renewed.get(reason) ?? 0) + 1);
  }
  return { reused, renewed };
}

function findReason(left: Left, name: string, key: string | undefined): Reason | undefined {
  if (key === undefined) return 'without a key';
  if ('unusable' in left) return left.unusable;
  if (!Object.hasOwn(left.keys, name)) return 'new';
  return left.keys[name] === key ? undefined : 'changed';
}
