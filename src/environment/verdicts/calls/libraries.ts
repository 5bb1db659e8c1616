import { type Execution, type Given, mayRaise, raise } from '../model/execution.ts';
import { type Value, isNone, release, safe, some, textOf, toListValue } from '../model/value.ts';
import { linesOf } from '../values/elements.ts';
import { callOs } from './files.ts';

/** What a function of a library gives; undefined for one that is not known. */
export function callLibrary(name: string, given: Given, execution: Execution): Value | undefined {
  const { positional } = given;
  const [first = some] = positional;
  if (name.startsWith('os.')) return callOs(name, given, execution);
  if (/^pathlib\.(?:Pure|Posix)*Path$/.test(name)) {
    if (isNone(first)) raise('TypeError');
    return first.is === 'path' || first.is === 'some' ? first : some;
  }
  if (/^(?:logging|time|warnings)\./.test(name)) return safe;
  if (name.startsWith('re.')) return matchPattern(given);
  if (/^copy\.(?:deep)?copy$/.test(name))
    return first.is === 'list' ? toListValue(first.items) : safe;
  if (/^csv\.(?:reader|DictReader)$/.test(name))
    return first.is === 'file' ? linesOf(execution) : undefined;
  return reads(name) ? readFile(name, first, execution) : undefined;
}

/** A pattern in the source is taken to be a correct one. */
function matchPattern({ positional }: Given): Value {
  for (const value of positional) {
    if (isNone(value)) raise('TypeError');
  }
  return safe;
}

const formats =
  /^(?:PIL|PyPDF2|cv2|docx|ezdxf|fitz|json|lxml|mutagen|openpyxl|pandas|pdfplumber|pptx|pymupdf|pypdf|tarfile|toml|tomllib|wave|xml|yaml|zipfile)\./;

/** Whether a function opens or parses what it is given. */
const reads = (name: string): boolean =>
  formats.test(name) &&
  /\.(?:Document|PdfFileReader|PdfReader|Presentation|ZipFile|fromstring|load|load_workbook|loads|open|parse|read_csv|read_excel|readfile|safe_load)$/.test(
    name,
  );

/** Those that no empty file or text satisfies. */
const demanding =
  /^(?:PIL\.Image\.open|docx\.Document|json\.loads?|lxml\.etree\.(?:fromstring|parse)|openpyxl\.load_workbook|pptx\.Presentation|pypdf\.PdfReader|PyPDF2\.PdfReader|pandas\.read_(?:csv|excel)|xml\.etree\.ElementTree\.(?:fromstring|parse)|zipfile\.ZipFile)$/;

/** A file that its author may choose can be one that is read without an error. */
function readFile(name: string, source: Value, execution: Execution): Value {
  const { result } = execution.situation;
  if (source.is === 'path' || source.is === 'file') {
    if (result === 'absent file') raise();
    if (result === 'any file') return some;
    if (demanding.test(name)) raise();
    mayRaise(some, execution);
    return some;
  }
  if (textOf(source) === '' && demanding.test(name))
    raise(name.startsWith('json') ? 'ValueError' : undefined);
  if (isNone(source) && /\.loads?$/.test(name)) raise('TypeError');
  if (source.is === 'some' && source.isSafe !== true && result === 'any file') return some;
  mayRaise(source.is === 'rules' || source.is === 'options' ? safe : source, execution);
  release(source);
  return source.is === 'some' && source.isSafe === true ? safe : some;
}
