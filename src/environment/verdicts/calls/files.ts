import { type Execution, type Given, mayRaise, raise } from '../model/execution.ts';
import {
  type Value,
  filled,
  isNone,
  none,
  safe,
  some,
  textOf,
  toBoolean,
  toConstant,
  toListValue,
} from '../model/value.ts';
import { contentOf, linesOf } from '../values/elements.ts';
import { sizeOf } from '../values/names.ts';

/** `open` */
export function openFile({ positional, named }: Given, execution: Execution): Value {
  const [path = some, second] = positional;
  const mode = textOf(named.get('mode') ?? second) ?? 'r';
  if (isNone(path) || path.is === 'list' || path.is === 'dictionary') raise('TypeError');
  if (/[wax]/.test(mode)) return safe;
  if (textOf(path) === '') raise('FileNotFoundError');
  if (path.is !== 'path') {
    mayRaise(path, execution);
    return path.is === 'some' && path.isSafe !== true ? some : safe;
  }
  if (execution.situation.result === 'absent file') raise('FileNotFoundError');
  return { is: 'file' };
}

/** The methods of a file that is open. */
export function callFileMethod(method: string, execution: Execution): Value {
  switch (method) {
    case 'read':
    case 'readline':
      return contentOf(execution);
    case 'readlines':
      return linesOf(execution);
    default:
      return none;
  }
}

/** The methods of a path, as a text or as an object of `pathlib`; undefined for one that is not known. */
export function callPathMethod(
  method: string,
  { positional }: Given,
  execution: Execution,
): Value | undefined {
  const isThere = execution.situation.result !== 'absent file';
  switch (method) {
    case 'exists':
    case 'is_file':
      return toConstant(isThere);
    case 'is_dir':
    case 'is_symlink':
      return toConstant(false);
    case 'stat':
    case 'open':
      if (!isThere) raise('FileNotFoundError');
      return { is: method === 'stat' ? 'path' : 'file' };
    case 'read_text':
    case 'read_bytes':
      if (!isThere) raise('FileNotFoundError');
      return contentOf(execution);
    case 'endswith': {
      const [ending] = positional;
      const texts = (ending?.is === 'list' ? ending.items : [ending]).flatMap(
        (item) => textOf(item) ?? [],
      );
      if (texts.length === 0) return toBoolean(undefined);
      for (const text of texts) execution.extensions.add(text.replace(/^\./, '').toLowerCase());
      return toConstant(true);
    }
    case 'startswith':
      return toBoolean(undefined);
    case 'lower':
    case 'strip':
    case 'resolve':
    case 'absolute':
    case 'expanduser':
    case 'replace':
    case 'as_posix':
      return { is: 'path' };
    case 'split':
    case 'rsplit':
      return textOf(positional[0]) === '.' ? toListValue([filled, { is: 'extension' }]) : undefined;
    default:
      return undefined;
  }
}

/** Functions of `os` and `os.path`; undefined for any other. */
export function callOs(
  name: string,
  { positional }: Given,
  execution: Execution,
): Value | undefined {
  const [path = some] = positional;
  switch (name) {
    case 'os.path.exists':
    case 'os.path.isfile':
    case 'os.path.lexists':
      if (isNone(path)) raise('TypeError');
      if (path.is === 'path') return toConstant(execution.situation.result !== 'absent file');
      return textOf(path) === '' ? toConstant(false) : toBoolean(undefined);
    case 'os.path.isdir':
    case 'os.path.islink':
      if (isNone(path)) raise('TypeError');
      return path.is === 'path' || textOf(path) === '' ? toConstant(false) : toBoolean(undefined);
    case 'os.path.getsize':
    case 'os.stat':
      return measureFile(name, path, execution);
    case 'os.path.splitext':
      if (isNone(path)) raise('TypeError');
      if (path.is === 'path') return toListValue([filled, { is: 'extension' }]);
      return textOf(path) === '' ? toListValue([path, path]) : toListValue([safe, safe]);
    case 'os.path.abspath':
    case 'os.path.expanduser':
    case 'os.path.normpath':
    case 'os.path.realpath':
      if (isNone(path)) raise('TypeError');
      return path.is === 'path' ? path : safe;
    case 'os.path.basename':
    case 'os.path.dirname':
    case 'os.path.join':
      if (positional.some(isNone)) raise('TypeError');
      return safe;
    default:
      return undefined;
  }
}

function measureFile(name: string, path: Value, execution: Execution): Value {
  if (isNone(path)) raise('TypeError');
  if (textOf(path) === '') raise('FileNotFoundError');
  if (path.is !== 'path') {
    mayRaise(path, execution);
    return safe;
  }
  const size = sizeOf(execution);
  return name === 'os.stat' ? path : size;
}
