import { pick, type Random } from '../../support/random.ts';
import { greenhouse, reach, type Sources } from './greenhouse.ts';
import { findBlock } from './source-block.ts';

/** A change of the greenhouse, and which functions that tasks can name it reaches. */
export interface CodeEdit {
  name: string;
  files: Sources;
  reach: readonly string[];
}

const others: Readonly<Record<string, string>> = {
  ...{ '==': '!=', '!=': '==', '<=': '<', '>=': '>', '<': '<=', '>': '>=' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '**': '*', and: 'or', or: 'and' },
  ...{ True: 'False', None: '0', sorted: 'list', all: 'any', max: 'min', min: 'max' },
  ...{ float: 'int', int: 'float', get: 'pop', startswith: 'endswith', 'not in': 'in' },
};
const other = (word: string): string => others[word] ?? word;

/** Kinds of edits of one place: what is written there, and what stands there instead. */
const kinds: Readonly<Record<string, readonly [RegExp, (...groups: string[]) => string]>> = {
  number: [/(?<![\w."'])\d+(?:\.\d+)?(?![\w."])/g, (written) => String(Number(written) + 1)],
  text: [/"([a-z_]+)"/g, (_, text = '') => `"${text}x"`],
  operator: [/(?<= )(?:[!=<>]=|[<>+*/-]|\*\*|and|or|not in)(?= )/g, other],
  value: [/\b(?:True|None)\b/g, other],
  call: [/\b(?:sorted|all|max|min|float|int|get|startswith)(?=\()/g, other],
  returned: [/\breturn (.+)/g, (_, value = '') => `return not (${value})`],
  added: [/^( +)return\b/gm, (written, indent = '') => `${indent}check = 1\n${written}`],
  raised: [/^( +)return\b/gm, (written, indent = '') => `${indent}raise ValueError(1)\n${written}`],
  removed: [/^( +)\w+ = .+\n(?=\1(?!def)\w)/gm, () => ''],
  decorator: [/^( *)(?=def )/gm, (_, indent = '') => `${indent}@staticmethod\n${indent}`],
  parameter: [/^( *def [^*\n]+)\):$/gm, (_, start = '') => `${start}, more=1):`],
  base: [
    /^class (\w+)(?:\((\w+)\))?/gm,
    (_, name = '', base = 'object') => `class ${name}(dict, ${base})`,
  ],
  caught: [/\bexcept ValueError\b/g, () => 'except KeyError'],
  slice: [/\[(\d*):(\d*)\]/g, (_, from = '', to = '') => `[${from}:${to}:2]`],
  condition: [/\bif (.+?)(?=[:\])}]$| else)/gm, (_, test = '') => `if not (${test})`],
  formatted: [/(?<=\{\w+)(?=\})/g, () => '!s'],
  element: [/\{"/g, () => '{"new": 1, "'],
  tuple: [/\("(?=\w+",)/g, () => '("new", "'],
};

const pieces = Object.entries(reach).flatMap(([file, names]) =>
  Object.entries(names).map(([name, reached]) => ({ file, name, reached })),
);

/** Makes one change of what one piece of source does. */
export function changePiece(random: Random): CodeEdit {
  const { file, name, reached } = pick(pieces, random);
  const { before, block, after } = findBlock(greenhouse[file] ?? '', name);
  const possible = Object.entries(kinds).flatMap(([kind, [pattern, replace]]) =>
    [...block.matchAll(pattern)]
      .filter((match) => !isLogOrText(block, match.index))
      .map((match) => ({ kind, match, replacement: replace(...match) })),
  );
  const kind = pick([...new Set(possible.map((edit) => edit.kind))], random);
  const { match, replacement } = pick(
    possible.filter((edit) => edit.kind === kind),
    random,
  );
  const end = match.index + match[0].length;
  const edited = block.slice(0, match.index) + replacement + block.slice(end);
  return {
    name: `${kind} of ${name} in ${file}: ${match[0].trim()}`,
    files: { ...greenhouse, [file]: before + edited + after },
    reach: reached,
  };
}

/** Nothing depends on what is in a log, and a docstring is for readers. */
function isLogOrText(block: string, at: number): boolean {
  const start = block.lastIndexOf('\n', at) + 1;
  return /^\s*(?:log(?:ger)?\.|""")/.test(block.slice(start));
}
