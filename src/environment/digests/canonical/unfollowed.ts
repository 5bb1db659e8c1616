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

/** What a name stands for in the source. */
interface NameKinds {
  /** Whether it is that of an argument. */
  isGiven: (name: string) => boolean;
  /** Whether it is that of a module or of something else that the source defines. */
  isOfSource: (name: string) => boolean;
}

/**
 * What a call leads to that the source does not show: a method of the environment that is given, or of what
 * that has; a function that is given; code in a text; or a function whose name is made at run time.
 */
export function findUnfollowed(
  { func, args }: AstNode,
  { isGiven, isOfSource }: NameKinds,
): string[] {
  if (!isAstNode(func)) return [];
  const written = toDotted(func);
  if (written === undefined) return [];
  if (func.kind === 'Attribute')
    return isGiven(baseOf(written)) && mayLeadBack(func, written) ? [written] : [];
  if (isGiven(written)) return [written];
  if (/^(?:eval|exec|__import__)$/.test(written)) return [`${written}(…)`];
  const [object, attribute] = toList(args);
  const isMade = written === 'getattr' && isAstNode(attribute) && attribute.kind !== 'Constant';
  const owner = toDotted(object) ?? '…';
  const base = baseOf(owner);
  return isMade && (isOfSource(base) || environmentNames.test(base))
    ? [`getattr(${owner}, …)`]
    : [];
}

const baseOf = (written: string): string => written.split('.')[0] ?? '';

/** Whether a method may be one of the environment: `env.controller.get`, and not `image.convert` of a value. */
const mayLeadBack = ({ attr }: AstNode, written: string): boolean =>
  !builtInMethods.has(fieldText(attr)) &&
  (environmentNames.test(baseOf(written)) || written.split('.').length > 2);

/** Arguments that are the environment or an object of it; others are values, with methods of their own. */
const environmentNames = /^(?:env|environment|self|cls)$/;

/** A name, or names with dots between them. */
export function toDotted(value: AstValue | undefined): string | undefined {
  if (!isAstNode(value)) return undefined;
  if (value.kind === 'Name') return fieldText(value.id);
  if (value.kind !== 'Attribute') return undefined;
  const owner = toDotted(value.value);
  return owner === undefined ? undefined : `${owner}.${fieldText(value.attr)}`;
}
