import type { Check, Evaluation, Source } from '../../format/task.ts';
import type { Finding } from '../../lint/model/finding.ts';
import type { FindingsByPlace } from './finding-places.ts';
import type { FunctionFacet } from '../facets/function-facets.ts';
import type { RichText } from '../../text/rich-text.ts';
import { toFileRoles } from './file-roles.ts';
import { toWebAddress } from '../addresses/addresses.ts';
import { describeSource } from './describe-source.ts';
import { isLiteral } from './literal-getters.ts';
import type { VerdictOptions } from './verdict-options.ts';
import { placeholderMetric } from '../../vocabulary/metrics/placeholder.ts';
import { listShownChecks } from './shown-checks.ts';

/** An evaluator as a figure: what runs first, what is fetched and judged, how verdicts combine. */
export interface Flow {
  /** Undefined when nothing runs between the agent's work and the judging. */
  before: FlowNode | undefined;
  checks: readonly FlowCheck[];
  /** How the checks combine; undefined for a single check. */
  join: 'all' | 'any' | undefined;
}

/** One metric and what it is given. */
interface FlowCheck {
  /** From 1. */
  number: number;
  /** Undefined when nothing is fetched. */
  result: FlowNode | undefined;
  metric: FlowNode;
  /** Undefined when the metric needs no reference. */
  expected: FlowNode | undefined;
}

/** A box of the figure. */
export interface FlowNode {
  /** The place of the page with the details; `flow-` before it is the box's own id. */
  anchor: string;
  title: RichText;
  /** The function behind it, which its page explains. */
  uses: { facet: FunctionFacet; name: string } | undefined;
  /** Short remarks. */
  notes: readonly string[];
  /** The errors and warnings of its place. */
  findings: readonly Finding[];
}

/** Undefined for a placeholder or an evaluator without a metric: there is nothing to draw. */
export function toFlow(
  evaluation: Evaluation,
  found: FindingsByPlace,
  verdictOptions: VerdictOptions,
): Flow | undefined {
  const { postconfig, conj } = evaluation;
  const checks = listShownChecks(evaluation.checks);
  if (checks.every(({ metric }) => metric === undefined || metric === placeholderMetric)) {
    return undefined;
  }
  return {
    before: postconfig.length === 0 ? undefined : toBefore(postconfig.length, found),
    checks: checks.map((check, index) => toFlowCheck(check, index + 1, { found, verdictOptions })),
    join: checks.length === 1 ? undefined : joins[conj],
  };
}

const joins = { and: 'all', or: 'any' } as const;

function toBefore(steps: number, found: FindingsByPlace): FlowNode {
  return {
    anchor: 'postconfig',
    title: [steps === 1 ? 'One step runs' : `${steps} steps run`],
    uses: undefined,
    notes: [],
    findings: [...found].flatMap(([place, own]) => (place?.startsWith('postconfig') ? own : [])),
  };
}

interface FlowContext {
  found: FindingsByPlace;
  verdictOptions: VerdictOptions;
}

function toFlowCheck(
  check: Check,
  number: number,
  { found, verdictOptions }: FlowContext,
): FlowCheck {
  const anchor = `check-${number}`;
  const { metric, result, expected, options } = check;
  const { vocabulary, quotesExpected = true } = verdictOptions;
  const toSourceNode = (source: Source, side: 'result' | 'expected'): FlowNode => {
    const quotes = side === 'result' || quotesExpected;
    return {
      anchor: `${anchor}-${side}`,
      title: isLiteral(source)
        ? ['values in the task']
        : describeSource(source, { vocabulary, quotes }),
      uses: source.type === undefined ? undefined : { facet: 'getters', name: source.type },
      notes: quotes ? describePlace(source) : [],
      findings: found.get(`${anchor}-${side}`) ?? [],
    };
  };
  return {
    number,
    result: result && toSourceNode(result, 'result'),
    metric: {
      anchor,
      title: metric === undefined ? ['no metric named'] : [],
      uses: metric === undefined ? undefined : { facet: 'metrics', name: metric },
      notes: describeOptions(Object.keys(options)),
      findings: [anchor, `${anchor}-options`].flatMap((place) => found.get(place) ?? []),
    },
    expected: expected && toSourceNode(expected, 'expected'),
  };
}

/** Shows the folder, by which files of one name differ. */
function describePlace(source: Source): string[] {
  const [first, ...others] = source.files.filter(({ reachesMetric }) => reachesMetric);
  if (!first) return [];
  const roles = toFileRoles(source);
  return [
    ...(others.length === 0 ? describeFolder(first.path ?? '') : []),
    ...describeMore(roles.filter((role) => role === 'beside').length, 'stored beside it'),
    ...describeMore(roles.filter((role) => role === 'unused').length, 'fetched, not judged'),
  ];
}

const describeMore = (number: number, fate: string): string[] =>
  number === 0 ? [] : [`${number} more ${number === 1 ? 'file' : 'files'} ${fate}`];

/** "in /home/user", "from example.org"; empty for a bare name. */
function describeFolder(path: string): string[] {
  const address = toWebAddress(path);
  if (address !== undefined) return [`from ${new URL(address).host}`];
  const folder = path.slice(0, Math.max(0, path.search(/[/\\][^/\\]*$/)));
  return folder === '' ? [] : [`in ${folder}`];
}

const namedOptions = 3;

/** Names that begin with an underscore are notes of the file's authors. */
function describeOptions(all: readonly string[]): string[] {
  const names = all.filter((name) => !name.startsWith('_'));
  if (names.length === 0) return [];
  const more = names.length - namedOptions;
  const shown = names.slice(0, more === 1 ? names.length : namedOptions).join(', ');
  return [`with ${shown}${more > 1 ? ` and ${more} more` : ''}`];
}
