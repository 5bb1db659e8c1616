import type { Source, SourceFile } from '#format/task.ts';
import { folderOf } from '#machine/paths.ts';
import { toFileName } from '#text/file-name.ts';
import { takeFirst } from '#text/first-items.ts';
import { toWebAddress } from '#addresses/addresses.ts';
import type { RichText } from '#text/rich-text.ts';
import { describeFetched } from '#sentences/metrics/describe-fetched.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import { describeSource, placeOfFile, toReadableName } from '#sentences/metrics/describe-source.ts';
import { literalKeyOf } from '#sentences/metrics/literal-getters.ts';
import type { VerdictOptions } from '#sentences/metrics/verdict-options.ts';
import { describeRules } from '../values/describe-expected.ts';
import { toFileRoles } from './file-roles.ts';
import { toValueTexts } from './value-texts.ts';

/** One side of a check. */
export interface Terminal {
  /** The part of the page with the details. */
  anchor: string;
  getter: string | undefined;
  /** What is fetched, one after the other, or the values that the task contains. */
  wires: readonly Wire[];
  /** How many more there are than are shown. */
  more: { number: number; noun: 'file' | 'value' };
  /** Where it comes from: "in /home/user", "from example.org", "in the task"; may be empty. */
  place: string;
}

interface Wire {
  text: RichText;
  state: WireState;
}

/** Whether it reaches the verdict, is fetched and never judged, or is broken. */
export type WireState = 'lit' | 'off' | 'broken';

interface TerminalOptions {
  anchor: string;
  /** The metric that judges it. */
  metric: string | undefined;
  /** The state of what reaches the metric. */
  lit: WireState;
  vocabulary: VerdictOptions['vocabulary'];
  /** Whether names and values may be quoted. */
  quotes: boolean;
}

export function toTerminal(source: Source, options: TerminalOptions): Terminal {
  const { anchor, vocabulary, quotes } = options;
  const literalKey = literalKeyOf(source, vocabulary);
  const wires =
    literalKey === undefined ? toWires(source, options) : toValueWires(source, literalKey, options);
  return {
    anchor,
    getter: source.type,
    ...wires,
    place: quotes ? describePlace(source, literalKey) : '',
  };
}

/** More are counted. */
const mostWires = 4;

/** The same of the values of a project's own metric, which have names that nothing else says. */
const mostOwnWires = 10;

type Wires = Pick<Terminal, 'wires' | 'more'>;

function toWires(source: Source, { lit, vocabulary, quotes }: TerminalOptions): Wires {
  if (!quotes || source.files.length === 0) {
    return toSingleWire(describeSource(source, { vocabulary, quotes }), lit);
  }
  const getter = vocabulary.find('getter', source.type ?? '');
  if (isOwnFunction(getter) && Object.keys(source.extra).length > 0) {
    return toSingleWire(describeFetched(source, getter), lit);
  }
  const roles = toFileRoles(source);
  const wires = source.files.map((file, index): Wire => {
    return { text: [{ code: nameOf(file) }], state: roles[index] === 'unused' ? 'off' : lit };
  });
  const reaching = wires.filter(({ state }) => state !== 'off');
  const others = wires.filter(({ state }) => state === 'off');
  const shown = [...reaching.slice(0, mostWires), ...others.slice(0, mostWires - 1)];
  return { wires: shown, more: { number: wires.length - shown.length, noun: 'file' } };
}

function toValueWires(
  { type, fields }: Source,
  literalKey: string,
  { metric, lit, vocabulary, quotes }: TerminalOptions,
): Wires {
  if (!quotes) return toSingleWire(['values, not shown here'], lit);
  const entry = metric === undefined ? undefined : vocabulary.find('metric', metric);
  const from = vocabulary.find('getter', type ?? '')?.contract.from;
  const rules = fields[literalKey];
  const isOwn = isOwnFunction(entry);
  const texts = rules === undefined ? [] : toValueTexts(describeRules(rules, entry, from), isOwn);
  if (texts.length === 0) return toSingleWire(['values in the task'], lit);
  const { shown, more } = takeFirst(texts, isOwn ? mostOwnWires : mostWires);
  return {
    wires: shown.map((text) => ({ text, state: lit })),
    more: { number: more, noun: 'value' },
  };
}

const toSingleWire = (text: RichText, state: WireState): Wires => ({
  wires: [{ text, state }],
  more: { number: 0, noun: 'file' },
});

/** A path of the machine ends in a name as an address does; without either, there is only what it is stored as. */
function nameOf(file: SourceFile): string {
  const named = placeOfFile(file) ?? '';
  if (toFileName(named) !== '') return toReadableName(named);
  return file.dest ?? file.path ?? 'a file without a name';
}

/** By its folder, files of one name differ. */
function describePlace({ files }: Source, literalKey: string | undefined): string {
  if (literalKey !== undefined) return 'in the task';
  const [first, ...others] = [...new Set(files.map(({ path }) => describeFolder(path)))];
  return others.length > 0 ? '' : (first ?? '');
}

/** Empty for a bare name. */
function describeFolder(path = ''): string {
  const address = toWebAddress(path);
  if (address !== undefined) return `from ${new URL(address).host}`;
  const folder = folderOf(path);
  return folder === '' ? '' : `in ${folder}`;
}
