import { argumentAt, type CallArguments } from '../model/frame.ts';
import { findCommand, type Sink } from './commands.ts';
import type { Traces } from '../model/traces.ts';
import type { Value } from '../model/value.ts';

interface SinkKind extends Omit<Sink, 'traces' | 'call'> {
  /** Of the whole path of what is called. */
  path: RegExp;
  call: string;
  /** Where the argument is, and its names. Default: 0 */
  at?: number;
  names?: readonly string[];
  /** Whether it counts for what the method is called on. */
  isOfObject?: true;
  /** Whether the arguments make it safe. */
  isSafe?: (args: CallArguments) => boolean;
}

/** Whether an argument is a literal of the source, such as True. */
const isLiteral = (value: Value | undefined, text: string): boolean => value?.text === text;

const pathOf = (value: Value | undefined): string =>
  value?.meaning?.kind === 'outside' ? value.meaning.path : '';

/** `class Loader(yaml.SafeLoader)`, which is as safe as what it is made of. */
function headOf(value: Value | undefined): string | undefined {
  if (value?.meaning?.kind !== 'class') return undefined;
  const { definition, module } = value.meaning.class;
  return module.source.text.slice(definition.from, definition.to).split(':', 1)[0];
}

const hasSafeLoader = (args: CallArguments): boolean => {
  const loader = argumentAt(args, 1, 'Loader');
  return /(?:^|[.(\s])C?(?:Safe|Base)Loader(?:$|[\s,)])/.test(headOf(loader) ?? pathOf(loader));
};

const isUnsafeLoader = (args: CallArguments): boolean =>
  /(?:^|\.)C?(?:Unsafe)?Loader$/.test(pathOf(argumentAt(args, 1, 'Loader')));

/** A filter that keeps archives within the folder; "fully_trusted" does not. */
const hasFilter = (args: CallArguments, index: number): boolean => {
  const value = argumentAt(args, index, 'filter');
  return value !== undefined && !`${value.text ?? ''}${pathOf(value)}`.includes('fully_trusted');
};

const pickling =
  /^(?:(?:c|_)?pickle|dill|cloudpickle|joblib|sklearn\.externals\.joblib|pandas|marshal|jsonpickle)\./;

const kinds: readonly SinkKind[] = [
  { path: /^builtins\.eval$/, does: 'evaluates', call: 'eval', isText: true },
  { path: /^builtins\.exec$/, does: 'evaluates', call: 'exec', isText: true },
  {
    path: /^code\.Interactive\w+\(\)\.run\w+$/,
    does: 'evaluates',
    call: 'InteractiveInterpreter.runcode',
    isText: true,
  },
  {
    path: /^(?:numexpr\.evaluate|pandas\.eval|sympy\.(?:sympify|parse_expr|parsing\.sympy_parser\.parse_expr)|sympy\.S)$/,
    does: 'evaluates',
    call: '',
    isText: true,
  },
  {
    path: /^(?:pandas\.(?:read_\w+|DataFrame|concat|merge)\b.*)\(\)(?:\.\w+(?:\(\))?)*\.(?:eval|query)$/,
    does: 'evaluates',
    call: 'DataFrame.query',
    names: ['expr'],
    isText: true,
  },
  {
    path: /^(?:jinja2\.(?:\w+\.)?(?:Native)?Environment\(\)\.from_string|jinja2\.Template|mako\.template\.Template|flask\.render_template_string)$/,
    does: 'evaluates',
    call: '',
    names: ['source', 'text'],
    isText: true,
  },
  {
    path: /^(?:importlib\.import_module|builtins\.__import__|runpy\.run_module)$/,
    does: 'imports',
    call: '',
  },
  { path: /^runpy\.run_path$/, does: 'imports', call: 'runpy.run_path', names: ['path_name'] },
  {
    path: /^importlib\.(?:util\.spec_from_file_location\(\)\.loader|machinery\.\w+Loader\(\))\.(?:exec_module|load_module)$/,
    does: 'imports',
    call: 'exec_module',
    isOfObject: true,
  },
  { path: /^imp\.load_(?:source|module)$/, does: 'imports', call: 'imp.load_source', at: 1 },
  {
    path: new RegExp(`${pickling.source}(?:loads?|read_pickle|decode)$`),
    does: 'restores',
    call: '',
  },
  {
    path: /^(?:c|_)?(?:pickle|dill|cloudpickle)\.Unpickler\(\)\.load$/,
    does: 'restores',
    call: 'Unpickler.load',
    isOfObject: true,
  },
  { path: /^shelve\.open$/, does: 'restores', call: 'shelve.open' },
  {
    path: /^torch\.load$/,
    does: 'restores',
    call: 'torch.load',
    isSafe: ({ named }) => isLiteral(named.get('weights_only'), 'True'),
  },
  {
    path: /^numpy\.load$/,
    does: 'restores',
    call: 'numpy.load(…, allow_pickle=True)',
    isSafe: ({ named }) => !isLiteral(named.get('allow_pickle'), 'True'),
  },
  { path: /^yaml\.(?:unsafe_load(?:_all)?)$/, does: 'restores', call: '' },
  { path: /^yaml\.load(?:_all)?$/, does: 'restores', call: '', isSafe: hasSafeLoader },
  { path: /^yaml\.full_load(?:_all)?$/, does: 'restores', call: '', isUnsure: true },
  {
    path: /^tarfile\.(?:open|TarFile|TarFile\.open)\(\)\.extractall$/,
    does: 'unpacks',
    call: 'extractall',
    isOfObject: true,
    isUnsure: true,
    isSafe: (args) => hasFilter(args, 3),
  },
  {
    path: /^tarfile\.(?:open|TarFile|TarFile\.open)\(\)\.extract$/,
    does: 'unpacks',
    call: 'extract',
    isOfObject: true,
    isUnsure: true,
    isSafe: (args) => hasFilter(args, 4),
  },
  {
    path: /^shutil\.unpack_archive$/,
    does: 'unpacks',
    call: 'shutil.unpack_archive',
    names: ['filename'],
    isByName: true,
    isUnsure: true,
    isSafe: (args) => hasFilter(args, 3) || isLiteral(argumentAt(args, 2, 'format'), 'zip'),
  },
];

/** What a call of Python or of a package does that is not safe with an agent's work. */
export function findSink(
  path: string,
  args: CallArguments,
  object: Value | undefined,
): Sink | undefined {
  const kind = kinds.find((one) => one.path.test(path));
  if (!kind) return findMemberWrite(path, args, object) ?? findCommand(path, args);
  if (kind.isSafe?.(args)) return undefined;
  const { does, isText, isByName, isUnsure = isUnsureOf(path, args) } = kind;
  return {
    does,
    call: kind.call === '' ? path.replace(/^builtins\./, '') : kind.call,
    traces: tracesAt(kind, args, object),
    ...(isText && { isText }),
    ...(isByName && { isByName }),
    ...(isUnsure && { isUnsure }),
  };
}

function tracesAt(
  { isOfObject, at = 0, names = [] }: SinkKind,
  args: CallArguments,
  object: Value | undefined,
): Traces {
  const value = isOfObject ? object : argumentAt(args, at, ...names);
  return value?.traces ?? args.spread.traces;
}

/** A file that is written under the name that an archive gives it. */
function findMemberWrite(
  path: string,
  args: CallArguments,
  object: Value | undefined,
): Sink | undefined {
  const isOpen = path === 'builtins.open' && /[wax]/.test(argumentAt(args, 1, 'mode')?.text ?? '');
  const isWrite = /\.write_(?:bytes|text)$/.test(path);
  const [first] = args.positional;
  const member = isOpen ? first : object;
  if (!(isOpen || isWrite) || !member?.isMember) return undefined;
  return { does: 'unpacks', call: path.replace(/^.*\./, ''), traces: member.traces };
}

/** What newer versions of a library do safely. */
const isUnsureOf = (path: string, args: CallArguments): true | undefined =>
  path === 'torch.load' || (path.startsWith('yaml.load') && !isUnsafeLoader(args))
    ? true
    : undefined;
