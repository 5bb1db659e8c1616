import { pick, type Random } from '../../support/random.ts';
import type { CodeEdit } from './changing-edits.ts';
import { greenhouse, helperNames, localNames, type Sources } from './greenhouse.ts';
import { findBlock } from './source-block.ts';

/** Changes of one file that change nothing of what it does; those that do not concern it leave it as it is. */
const fileEdits: Readonly<Record<string, (text: string, random: Random) => string>> = {
  'a comment': (text, random) => editLine(text, random, (line) => `# Not: return 0\n${line}`),
  'a comment behind': (text, random) =>
    editLine(text, random, (line) => `${line}  # "why" == 'so'`),
  'blank lines': (text, random) => editLine(text, random, (line) => `\n  \n${line}`),
  docstrings: (text) => text.replace(/^( *)(?:def|class) (\w+).*:$/gm, '$&\n$1    """Of $2."""'),
  'another docstring': (text) => text.replace(/"""\w.+"""/, "'''Other\n    words.'''"),
  indentation: (text, random) => {
    const unit = pick([' ', '  ', '        ', '\t'], random);
    return text.replace(/^(?: {4})+/gm, (spaces) => unit.repeat(spaces.length / 4));
  },
  'line ends': (text) => text.replaceAll('\n', '\r\n'),
  'no line end': (text) => text.trimEnd(),
  quotes: (text) => text.replace(/(?<=[[(= ])"(\w+)"/g, "'$1'"),
  'long quotes': (text) => text.replace(/(?<=\[)"(\w+)"(?=\])/g, '"""$1"""'),
  'escaped letters': (text) => text.replace(/"(\w+)e"/g, String.raw`"$1\x65"`),
  'a text in two parts': (text) => text.replace(/\("(\w\w)(\w+)"/g, `("$1" '$2'`),
  numerals: (text) =>
    text
      .replace(/\b809\d\b/g, (digits) => `0x${Number(digits).toString(16)}`)
      .replace(/\b40\b/g, '4_0')
      .replace(/\b0\.05\b/g, '5e-2'),
  brackets: (text) => text.replace(/\breturn (.+)/g, 'return (\n  $1\n)'),
  'lines joined': (text) => text.replace(/^( +\w+ = .+)\n +(?=return )/gm, '$1; '),
  'lines continued': (text) => text.replace(/ (==|<=|>=|\*) /g, ' \\\n$1 '),
  'a comma at the end': (text) => text.replace(/(?<=def \w+\(\w[^()*]*)\):/g, ',):'),
  'more spaces': (text) => text.replace(/ = /g, '   =  ').replace(/, (?=\w)/g, ' ,  '),
  'fewer spaces': (text) => text.replace(/ (==|<=|>=|=|\+|\*) /g, '$1'),
  'a block in one line': (text) => text.replace(/^( *(?:try|if .+)):\n +(.+)$/gm, '$1: $2'),
  'the text of a log': (text) => text.replace(/"(?:watering|gauge) .+?"/g, '"other words %s"'),
  'another log': (text) =>
    text.replace(/^( +)(?=amount = )/gm, '$1logger.warning("%s litres", litres)\n$1'),
  'no log': (text) => text.replace(/^ +log(?:ger)?\..+\n/gm, ''),
  'imports in another order': (text) =>
    text.replace(/^((?:from|import) .+)\n((?:from|import) (?!.*\*).+)$/m, '$2\n$1'),
  'imports apart': (text) => text.replace(/^(from \S+ import )(\w+), (.+)$/m, '$1$2\n$1$3'),
  'imports in brackets': (text) =>
    text.replace(/^(from \S+ import )(\w+), (.+)$/m, '$1(\n    $2,\n    $3,\n)'),
  'another name of an import': (text) =>
    text
      .replace(/^import (json|re|time)$/m, 'import $1 as used')
      .replace(/\b(?:json|re|time)\.(?=[a-z]+\()/g, 'used.'),
  'a name imported': (text) =>
    text
      .replace('import functools', 'from functools import wraps as keep')
      .replaceAll('functools.wraps', 'keep'),
  'an import that nothing uses': (text) => `from collections import deque as queue\n${text}`,
  'a function that nothing uses': (text) => `${text}\ndef _spare(bed):\n    return bed * 3\n`,
  'another order of functions': (text) => {
    const [, first = '', second = ''] = /^def (_\w+)[^]*?^def (_?\w+)/m.exec(text) ?? [];
    return first === '' ? text : swapBlocks(text, first, second);
  },
};

const shared = (name: string) => `evaluators/shared/${name}.py`;

/** The same of all files together. */
const sourceEdits: Readonly<Record<string, (files: Sources, random: Random) => Sources>> = {
  'a local variable': (files, random) => renameWord(files, pick(localNames, random)),
  'a helper': (files, random) => renameWord(files, pick(helperNames, random)),
  'a module': (files, random) => {
    const name = pick(['text', 'numbers', 'wraps', 'tables'], random);
    const { [shared(name)]: moved = '', ...rest } = files;
    return editAll({ ...rest, [shared('fresh')]: moved }, (text) =>
      text
        .replace(new RegExp(`^(from (?:\\S*\\.)?)${name}(?= import)`, 'gm'), '$1fresh')
        .replace(new RegExp(`^(from \\S+ import )${name}$`, 'gm'), `$1fresh as ${name}`)
        .replace(new RegExp(`^(import \\S+\\.)${name}(?= as)`, 'gm'), '$1fresh'),
    );
  },
  'the module of a helper': (files) =>
    moveBlock(files, 'metrics/words', '_sorted_words', 'from ..shared.text import words_of'),
  'the module of a getter': (files) =>
    moveBlock(files, 'getters/beds', 'get_bed', 'from .beds import _ask, _parse'),
  'the module of a class': (files) =>
    moveBlock(files, 'metrics/shapes', 'RoundBed', 'from .shapes import Shape'),
};

/** Adds a change that no function is changed by, in another file than those that are different already. */
export function changeNothing(before: CodeEdit, random: Random): CodeEdit {
  const { name, files, reach } = before;
  const kind = pick([...Object.keys(fileEdits), ...Object.keys(sourceEdits)], random);
  const edit = fileEdits[kind];
  if (edit === undefined)
    return { name: `${name}; ${kind}`, files: sourceEdits[kind]?.(files, random) ?? files, reach };
  const possible = Object.entries(files)
    .map(([file, text]) => ({ file, text, edited: edit(text, random) }))
    .filter(({ file, text, edited }) => edited !== text && text === greenhouse[file]);
  if (possible.length === 0) return changeNothing(before, random);
  const { file, edited } = pick(possible, random);
  return { name: `${name}; ${kind} in ${file}`, files: { ...files, [file]: edited }, reach };
}

/** Changes a line at the top of the module. */
function editLine(text: string, random: Random, edit: (line: string) => string): string {
  const lines = text.split('\n');
  const tops = [...lines.keys()].filter((at) => /^\w/.test(lines[at] ?? ''));
  const chosen = tops.length === 0 ? -1 : pick(tops, random);
  return lines.map((line, at) => (at === chosen ? edit(line) : line)).join('\n');
}

const editAll = (files: Sources, edit: (text: string) => string): Sources =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, edit(text)]));

const renameWord = (files: Sources, word: string): Sources =>
  editAll(files, (text) => text.replace(new RegExp(`\\b${word}\\b`, 'g'), `${word}_2`));

function swapBlocks(text: string, first: string, second: string): string {
  const one = findBlock(text, first);
  const two = findBlock(one.after, second);
  return `${one.before}${two.before}${two.block}\n${one.block}${two.after}`;
}

/** Moves a function or class to a module of its own, which the old one imports it from. */
function moveBlock(files: Sources, module: string, name: string, header: string): Sources {
  const file = `evaluators/${module}.py`;
  const { before, block, after } = findBlock(files[file] ?? '', name);
  return {
    ...files,
    [file]: `${before}from .moved import ${name}\n${after}`,
    [file.replace(/\w+\.py$/, 'moved.py')]: `${header}\n${block}`,
  };
}
