import { toDotted } from './unfollowed.ts';
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
  'copy count date dumps endswith format format_exc get getvalue hex index isoformat items join json keys lower rstrip lstrip split splitlines startswith strftime strip title tolist time total_seconds upper values weekday'.split(
    ' ',
  ),
);

const logNames = /^_*(?:log|logger|logging)$/i;

/** What is known of a name: of an unknown one, its words tell whether it is a logger. */
export type NameForLogs = 'logger' | 'built-in' | 'other' | 'unknown';

type KindOfName = (name: string) => NameForLogs;

/**
 * Whether a statement writes to a log, or prints, and nothing else depends on it: what it is given is
 * made of values, without calls that may do something.
 */
export function isLogCall({ kind, value }: AstNode, kindOf: KindOfName): boolean {
  if (kind !== 'Expr' || !isAstNode(value) || value.kind !== 'Call') return false;
  const { func } = value;
  const keywords = toList(value.keywords);
  const writes = isAstNode(func) && (isLogMethod(func, kindOf) || isPrint(func, keywords, kindOf));
  return writes && [...toList(value.args), ...keywords].every(isHarmless);
}

function isLogMethod(func: AstNode, kindOf: KindOfName): boolean {
  const { kind, value, attr: method } = func;
  if (kind !== 'Attribute' || !isAstNode(value)) return false;
  if (value.id === 'traceback' && method === 'print_exc') return true;
  return isLogger(value, kindOf) && methods.has(fieldText(method));
}

function isLogger(value: AstNode, kindOf: KindOfName): boolean {
  if (value.kind === 'Attribute') return logNames.test(fieldText(value.attr));
  if (value.kind === 'Call') return makesLogger(value);
  const name = fieldText(value.id);
  const known = kindOf(name);
  return known === 'logger' || (known === 'unknown' && logNames.test(name));
}

/** `logging.getLogger(…)` or the like. */
export const makesLogger = ({ kind, func }: AstNode): boolean =>
  kind === 'Call' &&
  isAstNode(func) &&
  /^get_?logger$/i.test(fieldText(func.kind === 'Attribute' ? func.attr : func.id));

/** What is printed to a file may be read again. */
const isPrint = (func: AstNode, keywords: readonly AstValue[], kindOf: KindOfName): boolean =>
  func.kind === 'Name' &&
  func.id === 'print' &&
  kindOf('print') === 'built-in' &&
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
  if (func.kind !== 'Attribute') return false;
  const written = toDotted(func);
  return (
    pureMethods.has(fieldText(func.attr)) || (written !== undefined && pureModules.test(written))
  );
}

/** Functions of modules that compute or look something up. */
const pureModules =
  /^(?:os\.path|math|np|numpy|statistics|datetime|platform)\.|^os\.(?:getenv|getcwd|getpid|listdir|environ\.get)$|^time\.(?!sleep)/;
