import type { Check, Source, SourceFile } from '../../format/task.ts';
import type { Finding } from '../../lint/model/finding.ts';
import { placeholderMetric } from '../../vocabulary/metrics/placeholder.ts';
import { toFileName } from '../../text/file-name.ts';
import type { RichText } from '../../text/rich-text.ts';
import { toWebAddress } from '../../addresses/addresses.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import {
  describeSource,
  placeOfFile,
  toReadableName,
} from '../../sentences/metrics/describe-source.ts';
import { toFileRoles } from './file-roles.ts';
import type { FindingsByPlace } from './finding-places.ts';
import { literalKeyOf } from '../../sentences/metrics/literal-getters.ts';
import { listShownChecks } from './shown-checks.ts';
import { type Stage, toStage } from './stage.ts';
import type { VerdictOptions } from '../../sentences/metrics/verdict-options.ts';

/** An evaluator as a circuit: what runs first, what is fetched and judged, how verdicts combine. */
export interface Circuit {
  /** Undefined where the file does not say what happens. */
  setup: Stage | undefined;
  /** Between the agent's work and the judging. */
  then: Stage;
  /** None for a placeholder, which looks at how the agent ends alone. */
  checks: readonly Gate[];
  /** How the checks combine; undefined for a single one. */
  join: 'all' | 'any' | undefined;
}

/** One check: a metric between what it judges and what it compares that with. */
export interface Gate {
  /** From 1. */
  number: number;
  metric: string | undefined;
  /** Remarks on the metric, such as its options. */
  note: string | undefined;
  /** Undefined when nothing is fetched. */
  result: Terminal | undefined;
  /** Undefined when the metric needs no reference. */
  expected: Terminal | undefined;
  /** The errors and warnings of the check and its parts. */
  findings: readonly Finding[];
  /** Whether an error is about it, even one that is listed elsewhere. */
  isBroken: boolean;
}

/** What was found, by the part of the page. */
interface Found {
  found: FindingsByPlace;
  broken: ReadonlySet<string | undefined>;
}

/** One side of a check. */
export interface Terminal {
  /** The part of the page with the details. */
  anchor: string;
  getter: string | undefined;
  /** What is fetched, one after the other. */
  wires: readonly Wire[];
  /** How many more files are fetched than are shown. */
  more: number;
  /** Where it comes from: "in /home/user", "from example.org", "in the task"; may be empty. */
  place: string;
}

interface Wire {
  text: RichText;
  state: WireState;
}

/** Whether it reaches the verdict, is fetched and never judged, or is broken. */
export type WireState = 'lit' | 'off' | 'broken';

/** Undefined for an evaluator without a metric: there is nothing to draw. */
export function toCircuit(
  { task, fields }: Pick<TaskEntry, 'task' | 'fields'>,
  found: Found,
  verdictOptions: VerdictOptions,
): Circuit | undefined {
  const { checks, conj, postconfig } = task.evaluation;
  if (checks.every(({ metric }) => metric === undefined)) return undefined;
  const isPlaceholder = checks.every(({ metric }) => metric === placeholderMetric);
  const shown = isPlaceholder ? [] : listShownChecks(checks);
  return {
    setup: fields.config === undefined ? undefined : toStage(task.setup),
    then: toStage(postconfig),
    checks: shown.map((check, index) => toGate(check, index + 1, { ...found, verdictOptions })),
    join: shown.length < 2 ? undefined : joins[conj],
  };
}

const joins = { and: 'all', or: 'any' } as const;

interface GateContext extends Found {
  verdictOptions: VerdictOptions;
}

function toGate(
  check: Check,
  number: number,
  { found, broken, verdictOptions }: GateContext,
): Gate {
  const { metric, result, expected, options } = check;
  const anchor = `check-${number}`;
  const { vocabulary, quotesExpected = true } = verdictOptions;
  const toTerminal = (source: Source, side: 'result' | 'expected'): Terminal => {
    const lit = broken.has(`${anchor}-${side}`) ? 'broken' : 'lit';
    const quotes = side === 'result' || quotesExpected;
    return {
      anchor: `${anchor}-${side}`,
      getter: source.type,
      place: quotes ? describePlace(source, vocabulary) : '',
      ...toWires(source, { lit, vocabulary, quotes }),
    };
  };
  const places = [anchor, `${anchor}-options`, `${anchor}-result`, `${anchor}-expected`];
  return {
    number,
    metric,
    note: describeOptions(options),
    result: result && toTerminal(result, 'result'),
    expected: expected && toTerminal(expected, 'expected'),
    findings: places.flatMap((place) => found.get(place) ?? []),
    isBroken: places.some((place) => broken.has(place)),
  };
}

/** More are counted. */
const shownWires = 4;

interface WireContext {
  /** The state of what reaches the metric. */
  lit: WireState;
  vocabulary: VerdictOptions['vocabulary'];
  quotes: boolean;
}

function toWires(
  source: Source,
  { lit, vocabulary, quotes }: WireContext,
): Pick<Terminal, 'wires' | 'more'> {
  const isLiteral = literalKeyOf(source, vocabulary) !== undefined;
  if (!quotes || isLiteral || source.files.length === 0) {
    const text = isLiteral
      ? [quotes ? 'values in the task' : 'values, not shown here']
      : describeSource(source, { vocabulary, quotes });
    return { wires: [{ text, state: lit }], more: 0 };
  }
  const roles = toFileRoles(source);
  const wires = source.files.map((file, index) => ({
    text: [{ code: nameOf(file) }],
    state: roles[index] === 'unused' ? 'off' : lit,
  }));
  const reaching = wires.filter(({ state }) => state !== 'off');
  const others = wires.filter(({ state }) => state === 'off');
  const shown = [...reaching.slice(0, shownWires), ...others.slice(0, shownWires - 1)];
  return { wires: shown, more: wires.length - shown.length };
}

/** A path of the machine ends in a name as an address does; without either, there is only what it is stored as. */
function nameOf(file: SourceFile): string {
  const named = placeOfFile(file) ?? '';
  if (toFileName(named) !== '') return toReadableName(named);
  return file.dest ?? file.path ?? 'a file without a name';
}

/** By its folder, files of one name differ. */
function describePlace(source: Source, vocabulary: VerdictOptions['vocabulary']): string {
  if (literalKeyOf(source, vocabulary) !== undefined) return 'in the task';
  const [first, ...others] = [...new Set(source.files.map(({ path }) => describeFolder(path)))];
  return others.length > 0 ? '' : (first ?? '');
}

/** Empty for a bare name. */
function describeFolder(path = ''): string {
  const address = toWebAddress(path);
  if (address !== undefined) return `from ${new URL(address).host}`;
  const folder = path.slice(0, Math.max(0, path.search(/[/\\][^/\\]*$/)));
  return folder === '' ? '' : `in ${folder}`;
}

const namedOptions = 3;

/** Names that begin with an underscore are notes of the file's authors. */
function describeOptions(options: object): string | undefined {
  const names = Object.entries(options)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => (value === false ? `${name} off` : name));
  if (names.length === 0) return undefined;
  const more = names.length - namedOptions;
  const shown = names.slice(0, more === 1 ? names.length : namedOptions).join(', ');
  return `with ${shown}${more > 1 ? ` and ${more} more` : ''}`;
}
