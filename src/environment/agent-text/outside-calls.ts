import { argumentTraces, type CallArguments, type Frame, type OutsideCall } from './model/frame.ts';
import { content, environment, toContent, toFenced, told, type Traces } from './model/traces.ts';
import { readMatch } from './matches.ts';
import { elementOf, mix, type Value } from './model/value.ts';

/** What it returns. */
export function callOutside(call: OutsideCall, frame: Frame): Value {
  const { path, method, object, args } = call;
  const traces = argumentTraces(args) | (object?.traces ?? 0);
  if (ofPaths.test(path)) frame.opened |= traces;
  const match = readMatch(call);
  if (match) return { ...match, traces: traces & told };
  if (harmless.test(path) || harmlessMethods.test(method)) return { traces: traces & told };
  const element = readKey(call);
  if (element) return element;
  const values = [...(object ? [object] : []), ...args.positional, ...args.named.values()];
  const [first] = args.positional;
  const opens = opensFile(path, method);
  const files = opens ? (args.variables[0] ?? []) : object?.files;
  if (opens) frame.opened |= traces;
  return {
    traces: returnedTraces(call, traces, opens),
    meaning: { kind: 'outside', path: `${path}()` },
    ...describeParts(path, mix(values)),
    ...(files && { files }),
    ...(copiers.test(path) && first?.elements && { elements: first.elements }),
  };
}

/** What of its arguments is in what a call returns. */
function describeParts(path: string, { text, isMember }: Value): Partial<Value> {
  const isOfArchive = listing.test(path) || (isMember === true && joining.test(path));
  return { ...(text !== undefined && { text }), ...(isOfArchive && { isMember: true }) };
}

/** `rules.get("key", "other")` */
function readKey({ method, object, args }: OutsideCall): Value | undefined {
  const { origin, traces = 0 } = object ?? {};
  const [key, standIn] = args.positional;
  if (method === 'get' && object?.elements?.[0]) return elementOf(object);
  if (method !== 'get' || !origin || key?.text === undefined) return undefined;
  const fallback = standIn?.text;
  const isTrue = fallback === 'True';
  const isTruth = isTrue || fallback === 'False';
  return {
    traces: traces | told | (standIn?.traces ?? 0),
    origin: {
      part: origin.part,
      path: [...origin.path, key.text],
      ...(fallback !== undefined && { default: isTruth ? isTrue : fallback }),
    },
  };
}

function returnedTraces(
  { path, method, object, args }: OutsideCall,
  traces: Traces,
  opens: boolean,
): Traces {
  if (fencing.test(path)) return fence(path, args, traces);
  // What a mark is replaced by is not fenced.
  if (method === 'replace' && isMark(args.positional[0]))
    return toFenced(object?.traces ?? 0) | argumentTraces(args);
  const isOfMachine = (traces & environment) !== 0;
  const isMethodOfMachine = object !== undefined && (object.traces & environment) !== 0;
  if (isMethodOfMachine || (isOfMachine && networks.test(path))) return traces | content('machine');
  if (opens) return toContent(traces);
  const isKept = path.includes('()') || path.startsWith('?') || keeping.test(path);
  return isKept ? traces : toContent(traces);
}

/** Whether a function takes the path of a file, of Python or of a package. */
function opensFile(path: string, method: string): boolean {
  if (path.includes('()') || path.startsWith('?')) return readingMethods.test(method);
  return opening.test(path) || (!keeping.test(path) && openingNames.test(path));
}

/** What only paths are given to. */
const ofPaths =
  /^(?:os\.path\.\w+|pathlib\.\w+|os\.(?:remove|unlink|stat|rename|chmod)|shutil\.(?:copy\w*|move))$/;

/** Numbers, truth and the like, which are no text of anyone. */
const harmless =
  /^(?:builtins\.(?:int|float|len|bool|hash|isinstance|issubclass|hasattr|callable|any|all|abs|round|id|ord|range|type|print|complex)|os\.path\.(?:exists|isfile|isdir|getsize|getmtime|islink)|os\.(?:remove|unlink|makedirs|stat)|(?:shlex|pipes)\.quote|hashlib\b.*digest|zlib\.crc32|(?:math|uuid|secrets|time|random|rapidfuzz|logging)\..*|filecmp\.cmp|difflib\b.*\bratio|tempfile\.(?:mkdtemp|gettempdir))$/;

const harmlessMethods =
  /^(?:startswith|endswith|isdigit|isalpha|isalnum|isnumeric|isspace|index|find|rfind|count|exists|is_file|is_dir|debug|info|warning|error|exception|critical|log|hexdigest|digest|total_seconds|timestamp)$/;

const opening =
  /^(?:builtins\.open|(?:io|codecs|gzip|bz2|lzma|aiofiles|tarfile)\.open|tarfile\.TarFile(?:\.open)?|zipfile\.ZipFile|tempfile\.\w*TemporaryFile|os\.(?:listdir|walk|scandir)|glob\.i?glob|sqlite3\.connect|shelve\.open|runpy\.run_path|importlib\.util\.spec_from_file_location|shutil\.unpack_archive)$/;

const openingNames =
  /(?:open|load\w*|read\w*|parse|Document|Presentation|PdfReader|fromfile|connect|File|MediaInfo|ZipFile)$/i;

/** What names the members of an archive, and what makes paths of names. */
const listing = /^(?:zip|tar)file\.\w+(?:\.\w+)?\(\)\.(?:namelist|infolist|getnames|getmembers)$/;
const joining =
  /^(?:os\.path\.join|pathlib\.(?:Pure)?Path|builtins\.(?:str|sorted|list))$|\.joinpath$/;

const readingMethods = /^(?:read_text|read_bytes|open|iterdir|glob|rglob)$/;

const copiers = /^builtins\.(?:list|tuple|set|sorted|reversed|iter)$/;

/** Modules whose functions return a part or another form of what they are given. */
const keeping =
  /^(?:builtins|os|posixpath|ntpath|pathlib|re|regex|json|base64|binascii|html|string|textwrap|ast|copy|itertools|functools|collections|operator|shlex|shutil|urllib\.parse|unicodedata|difflib|datetime|typing|dataclasses|asyncio|concurrent|threading|contextlib|tempfile|io|yaml|toml|tomllib|sys)\b/;

/** Packages by which a machine is reached. */
const networks =
  /^(?:requests|httpx|aiohttp|urllib|urllib3|http|websockets?|paramiko|fabric|playwright|selenium|pychrome|socket|xmlrpc|pyppeteer|appium|uiautomator2|adbutils|docker|asyncssh|pexpect|telnetlib)\b/;

const fencing = /^(?:json\.dumps|html\.escape|markupsafe\.escape|xml\.sax\.saxutils\.escape)$/;

/** The body of a request is no fence. */
const fence = (path: string, { positional: [first] }: CallArguments, traces: Traces): Traces =>
  path === 'json.dumps' && first?.isRequest ? traces : toFenced(traces);

/** What prompts put around text. */
const isMark = (value: Value | undefined): boolean =>
  /^(?:<\/?[\w-]+>?|"""|```|'''|[-=#~]{3,}|\]\]>|[<>{}])/.test(value?.text ?? '');
