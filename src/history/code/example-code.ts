import { digestText } from '#text/sha256.ts';
import type { FunctionKind } from '#vocabulary/contract/entry.ts';
import type {
  CodeDigest,
  CodePiece,
  EnvironmentCode,
} from '#vocabulary/source/environment-code.ts';

/** For tests: pieces of source by "file:name", and the keys of the pieces that each function uses. */
interface ExampleSource {
  pieces: Readonly<Record<string, string>>;
  functions?: Partial<Record<FunctionKind, Readonly<Record<string, readonly string[]>>>>;
  judge?: readonly string[];
  starter?: readonly string[];
  packages?: readonly string[];
  commit?: string;
}

/** For tests: the code of an environment, in which a piece begins at the line after the one before it. */
export function exampleCode(
  { pieces: texts, functions = {}, judge, starter, packages = [], commit }: ExampleSource = {
    pieces: {},
  },
): EnvironmentCode {
  let line = 1;
  const pieces = Object.fromEntries(
    Object.entries(texts).map(([key, text]): [string, CodePiece] => {
      const [file = '', name = ''] = key.split(':');
      const piece = { file, line, name, digest: digestText(text), text };
      line += text.split('\n').length + 1;
      return [key, piece];
    }),
  );
  const toDigest = (keys: readonly string[]): CodeDigest => ({
    digest: digestText(JSON.stringify([keys.map((key) => pieces[key]?.digest), packages])),
    pieces: keys,
    packages,
    unfollowed: [],
  });
  const ofKind = (kind: FunctionKind) =>
    Object.fromEntries(
      Object.entries(functions[kind] ?? {}).map(([name, keys]) => [name, toDigest(keys)]),
    );
  return {
    functions: { getter: ofKind('getter'), metric: ofKind('metric'), action: ofKind('action') },
    judge: judge && toDigest(judge),
    starter: starter && toDigest(starter),
    pieces,
    commit,
  };
}

/** For tests: an environment with two metrics, one of which uses a helper in another file. */
const pieces = {
  'metrics/table.py:tables_agree': 'def tables_agree(a, b):\n    return load(a) == load(b)',
  'metrics/load.py:load': '@cached\ndef load(path):\n    return read(path, LIMIT)',
  'metrics/load.py:LIMIT': 'LIMIT = 5',
  'metrics/text.py:same_words': 'def same_words(a, b):\n    return a == b',
  'getters/file.py:get_shared_file':
    'def get_shared_file(env, config):\n    return env.fetch(config)',
  'setup.py:Controller.download': 'def download(self, files):\n    self.get(files)',
  'env.py:evaluate': 'def evaluate(self):\n    return self.metric()',
  'env.py:Controller.setup': 'def setup(self, steps):\n    run(steps)',
};

const table = ['metrics/table.py:tables_agree', 'metrics/load.py:load', 'metrics/load.py:LIMIT'];
export const exampleSource = {
  pieces,
  functions: {
    metric: { tables_agree: table, same_words: ['metrics/text.py:same_words'] },
    getter: { shared_file: ['getters/file.py:get_shared_file'] },
    action: { download: ['setup.py:Controller.download'] },
  },
  judge: ['env.py:evaluate'],
  starter: ['env.py:Controller.setup'],
};

/** For tests: the same source, in which some pieces do something else. */
export const editSource = (...keys: (keyof typeof pieces)[]) => ({
  ...exampleSource,
  pieces: {
    ...pieces,
    ...Object.fromEntries(keys.map((key) => [key, `${pieces[key]}  # other`])),
  },
});

/** For tests: the fields of tasks that use the metrics of it. */
export const tables = {
  evaluator: {
    func: 'tables_agree',
    result: { type: 'shared_file', path: '/home/user/a.csv', dest: 'a.csv' },
  },
};
export const texts = { evaluator: { func: 'same_words', result: { type: 'get_shared_file' } } };
export const download = { type: 'download', parameters: { files: [] } };
