import type { Path } from '#text/json/json-pointer.ts';
import { listStartSteps } from '#format/task-parts.ts';
import type { AddedEvaluator, Check, Evaluation, Source } from '#format/task.ts';
import { type JsonObject, readOwn } from '#text/json/json-value.ts';
import { toPlainText } from '#text/rich-text.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import { describeSheetRules } from '#sentences/sheets/describe-sheet-rules.ts';
import type { MetricEntry } from '#vocabulary/contract/entry.ts';
import { describeNamedValues, listOptions } from '#sentences/words/describe-named-values.ts';
import type { VerdictOptions } from '#sentences/metrics/verdict-options.ts';
import { placeholderMetric } from '#vocabulary/metrics/placeholder.ts';
import type { TaskEntry } from '../task/task-entry.ts';
import type { FindingsByPlace } from './finding-places.ts';
import { type GateFindings, sayOnce } from './gate-findings.ts';
import { namePart, type PartName, toCheckPrefix, toSectionAnchor } from '../parts/part-name.ts';
import { listShownChecks } from '../task/shown-checks.ts';
import { type Stage, toStage } from './stage.ts';
import { type Terminal, toTerminal } from './terminal.ts';

/** An evaluator as a circuit: what runs first, what is fetched and judged, how verdicts combine. */
export interface Circuit {
  /** The evaluator, if it is one that a project adds: then setup and agent are drawn elsewhere. */
  name: PartName | undefined;
  /** Undefined where the file does not say what happens. */
  setup: Stage | undefined;
  /** How many requests the agent is given one after the other; 0 for a single instruction. */
  phases: number;
  /** Between the agent's work and the judging. */
  then: Stage;
  /** The part of the page that lists these steps. */
  thenAnchor: string;
  /** None for a placeholder, which looks only at how the agent ends. */
  checks: readonly Gate[];
  /** How the checks combine, "own" where only the judge knows; undefined for a single one. */
  join: 'all' | 'any' | 'own' | undefined;
}

/** One check: a metric between what it judges and what it compares that with. */
export interface Gate extends GateFindings {
  /** From 1. */
  number: number;
  /** The part of the page with the details. */
  anchor: string;
  metric: string | undefined;
  /** Remarks on the metric, such as its options. */
  note: string | undefined;
  /** Undefined when nothing is fetched. */
  result: Terminal | undefined;
  /** Undefined when the metric needs no reference. */
  expected: Terminal | undefined;
  /** Whether an error is about it, even one that is listed elsewhere. */
  isBroken: boolean;
}

/** What was found, by the part of the page. */
interface Found {
  found: FindingsByPlace;
  broken: ReadonlySet<string | undefined>;
}

/** The circuit of `evaluator`; undefined for one without a metric: there is nothing to draw. */
export function toCircuit(
  { task, fields }: Pick<TaskEntry, 'task' | 'fields'>,
  found: Found,
  verdictOptions: VerdictOptions,
): Circuit | undefined {
  const lists = listStartSteps(task);
  const isStated = fields.config !== undefined || lists.length > 1;
  const steps = lists.flatMap((list) => list.steps);
  const drawn = drawEvaluator(['evaluator'], task.evaluation, { ...found, verdictOptions });
  const setup = isStated ? toStage(steps, verdictOptions.vocabulary) : undefined;
  return drawn && { ...drawn, name: undefined, setup, phases: task.phases.length };
}

/** The circuit of an evaluator that a project adds. */
export function toAddedCircuit(
  { at, evaluation }: AddedEvaluator,
  found: Found,
  verdictOptions: VerdictOptions,
): Circuit | undefined {
  const drawn = drawEvaluator(at, evaluation, { ...found, verdictOptions });
  return drawn && { ...drawn, name: namePart(at), setup: undefined, phases: 0 };
}

function drawEvaluator(
  at: Path,
  { checks, unpaired, conj, postconfig }: Evaluation,
  context: GateContext,
): Omit<Circuit, 'name' | 'phases' | 'setup'> | undefined {
  // Wires between what may not belong together would be guesses.
  if (checks.every(({ metric }) => metric === undefined) || unpaired.length > 0) return undefined;
  const isPlaceholder = checks.every(({ metric }) => metric === placeholderMetric);
  const shown = isPlaceholder ? [] : listShownChecks(checks);
  const prefix = toCheckPrefix(at);
  const anchors = shown.map((_, index) => `${prefix}-${index + 1}`);
  const said = sayOnce(
    anchors.map((anchor) => placesOf(anchor).flatMap((place) => context.found.get(place) ?? [])),
  );
  return {
    then: toStage(postconfig, context.verdictOptions.vocabulary),
    thenAnchor: toSectionAnchor([...at, 'postconfig'], 'steps'),
    checks: shown.map((check, index) => {
      const anchor = anchors[index] ?? '';
      const { findings = [], alsoIn = [] } = said[index] ?? {};
      return toGate(check, { number: index + 1, anchor, findings, alsoIn }, context);
    }),
    join: shown.length < 2 ? undefined : joins[conj],
  };
}

/** The parts of the page about a check. */
const placesOf = (anchor: string): string[] => [
  anchor,
  `${anchor}-options`,
  `${anchor}-result`,
  `${anchor}-expected`,
];

const joins = { and: 'all', or: 'any', own: 'own' } as const;

interface GateContext extends Found {
  verdictOptions: VerdictOptions;
}

function toGate(
  check: Check,
  given: Pick<Gate, 'number' | 'anchor'> & GateFindings,
  { broken, verdictOptions }: GateContext,
): Gate {
  const { anchor } = given;
  const { metric, result, expected, options } = check;
  const { vocabulary, quotesExpected = true } = verdictOptions;
  const entry = vocabulary.find('metric', metric ?? '');
  const toSide = (source: Source, side: 'result' | 'expected'): Terminal =>
    toTerminal(source, {
      anchor: `${anchor}-${side}`,
      metric,
      lit: broken.has(`${anchor}-${side}`) ? 'broken' : 'lit',
      vocabulary,
      quotes: side === 'result' || quotesExpected,
    });
  return {
    ...given,
    metric,
    note: quotesExpected
      ? (describeSheets(options, entry) ??
        (isOwnFunction(entry) ? describeOwnOptions(options) : describeOptions(options)))
      : describeOptions(options),
    result: result && toSide(result, 'result'),
    expected: expected && toSide(expected, 'expected'),
    isBroken: placesOf(anchor).some((place) => broken.has(place)),
  };
}

/** What rules for sheets ask for, in the words of the sentence. */
function describeSheets(options: JsonObject, entry: MetricEntry | undefined): string | undefined {
  const { compares, options: fields } = entry?.contract ?? {};
  if (compares?.kind !== 'equal sheets') return undefined;
  const field = readOwn(fields, compares.rules);
  const { same, checks } = (field && describeSheetRules(options[compares.rules], field)) ?? {};
  const parts = [same, checks].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.map((part) => toPlainText(part)).join(', and ');
}

/** With the values, which nothing explains. */
function describeOwnOptions(options: JsonObject): string | undefined {
  const named = describeNamedValues(listOptions(options));
  return named && `with ${toPlainText(named)}`;
}

const namedOptions = 3;

function describeOptions(options: JsonObject): string | undefined {
  const names = listOptions(options).map(([name, value]) =>
    value === false ? `${name} off` : name,
  );
  if (names.length === 0) return undefined;
  const more = names.length - namedOptions;
  const shown = names.slice(0, more === 1 ? names.length : namedOptions).join(', ');
  return `with ${shown}${more > 1 ? ` and ${more} more` : ''}`;
}
