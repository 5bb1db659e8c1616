import {
  type AstNode,
  type AstValue,
  fieldText,
  isAstNode,
  toList,
} from '#python/abstract/ast-node.ts';

const methods: ReadonlySet<string> = new Set([
  'critical',
  'debug',
  'error',
  'exception',
  'fatal',
  'info',
  'log',
  'success',
  'trace',
  'warn',
  'warning',
]);

/** The functions of Python that are called for their value alone. */
const pureFunctions: ReadonlySet<string> = new Set(
  'abs bool dict float format getattr hasattr id int isinstance len list max min repr round set sorted str sum tuple type'.split(
    ' ',
  ),
);

/** Methods that texts, lists and dictionaries are asked by. */
const pureMethods: ReadonlySet<string> = new Set(
  'copy count dumps endswith format format_exc get getvalue hex index isoformat items join keys lower rstrip lstrip split splitlines startswith strftime strip title tolist total_seconds upper values'.split(
    ' ',
  ),
);

const logNames = /^_*(?:log|logger|logging)$/i;

/**
 * Whether a statement writes to a log, or prints, and nothing else depends on it: what it is given is
 * made of values, without calls that may do something.
 *
 * @param isLogger whether a name stands for a logger although it is not called like one
 */
export function isLogCall(
  { kind, value }: AstNode,
  isLogger: (name: string) => boolean = () => false,
): boolean {
  if (kind !== 'Expr' || !isAstNode(value) || value.kind !== 'Call') return false;
  const { func } = value;
  const keywords = toList(value.keywords);
  const writes = isAstNode(func) && (isLogMethod(func, isLogger) || isPrint(func, keywords));
  return writes && [...toList(value.args), ...keywords].every(isHarmless);
}

function isLogMethod(func: AstNode, isLogger: (name: string) => boolean): boolean {
  if (func.kind !== 'Attribute' || !isAstNode(func.value)) return false;
  const { id, attr } = func.value;
  const isNamed = [id, attr].some((name) => typeof name === 'string' && logNames.test(name));
  const isLog = isNamed || (typeof id === 'string' && isLogger(id));
  const isTraceback = id === 'traceback' && func.attr === 'print_exc';
  return isTraceback || (isLog && methods.has(fieldText(func.attr)));
}

/** What is printed to a file may be read again. */
const isPrint = (func: AstNode, keywords: readonly AstValue[]): boolean =>
  func.kind === 'Name' &&
  func.id === 'print' &&
  !keywords.some((keyword) => isAstNode(keyword) && keyword.arg === 'file');

function isHarmless(value: AstValue): boolean {
  if (Array.isArray(value)) return value.every((element: AstValue) => isHarmless(element));
  if (!isAstNode(value)) return true;
  if (/^(?:Await|Yield|YieldFrom|NamedExpr|Unread)$/.test(value.kind)) return false;
  if (value.kind === 'Call' && !isPureCall(value)) return false;
  return Object.values(value).every(isHarmless);
}

function isPureCall({ func }: AstNode): boolean {
  if (!isAstNode(func)) return false;
  if (func.kind === 'Name') return pureFunctions.has(fieldText(func.id));
  return func.kind === 'Attribute' && pureMethods.has(fieldText(func.attr));
}
