import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  toList,
} from '#python/abstract/ast-node.ts';

/** Methods of Python's own texts, bytes, lists, sets and dictionaries. */
const builtInMethods: ReadonlySet<string> = new Set(
  `add append capitalize casefold center clear copy count decode difference discard encode endswith
  expandtabs extend find format fromkeys get index insert intersection isalnum isalpha isascii isdecimal
  isdigit isidentifier islower isnumeric isprintable isspace issubset issuperset istitle isupper items join
  keys ljust lower lstrip partition pop popitem remove removeprefix removesuffix replace reverse rfind
  rindex rjust rpartition rsplit rstrip setdefault sort split splitlines startswith strip
  symmetric_difference swapcase title translate union update upper values zfill`.split(/\s+/),
);

/**
 * What a call leads to that the source does not show: a method of something that is given, code in a text, or
 * a function whose name is made at run time.
 *
 * @param isGiven whether a name is that of an argument
 */
export function findUnfollowed(
  { func, args }: AstNode,
  isGiven: (name: string) => boolean,
): string[] {
  if (!isAstNode(func)) return [];
  if (func.kind === 'Name') {
    const name = fieldText(func.id);
    if (isGiven(name)) return [name];
    if (/^(?:eval|exec|__import__)$/.test(name)) return [`${name}(…)`];
    const [object, attribute] = toList(args);
    const isMade = name === 'getattr' && isAstNode(attribute) && attribute.kind !== 'Constant';
    return isMade ? [`getattr(${toDotted(object) ?? '…'}, …)`] : [];
  }
  const written = func.kind === 'Attribute' ? toDotted(func) : undefined;
  const [base = ''] = written?.split('.') ?? [];
  const isKnown = builtInMethods.has(fieldText(func.attr));
  return written !== undefined && isGiven(base) && !isKnown ? [written] : [];
}

/** A name, or names with dots between them. */
function toDotted(value: AstValue | undefined): string | undefined {
  if (!isAstNode(value)) return undefined;
  if (value.kind === 'Name') return fieldText(value.id);
  if (value.kind !== 'Attribute') return undefined;
  const owner = toDotted(value.value);
  return owner === undefined ? undefined : `${owner}.${fieldText(value.attr)}`;
}
