import type { AgentTextUse } from './agent-text-use.ts';
import type { Comparison } from './comparison.ts';
import type { Effect } from './effect.ts';
import type { RuleLabel } from './rule-label.ts';
import type { Provenance } from './provenance.ts';

/** The JSON types that a field may have; "array of …" says what its entries are. */
export const valueTypes = [
  'any',
  'string',
  'integer',
  'number',
  'boolean',
  'object',
  'array',
  'array of string',
  'array of integer',
  'array of number',
  'array of object',
  'array of array',
] as const;

export type ValueType = (typeof valueTypes)[number];

/** What a metric may receive of a getter: the path of a local file or several, a value, or its rules. */
export const returnTypes = ['file', 'value', 'rules'] as const;

export type ReturnType = (typeof returnTypes)[number];

/** One parameter, key, rule or option that a function reads. */
export interface Field {
  /** One type or several to choose from; absent when it is not known. */
  type?: ValueType | readonly ValueType[] | undefined;
  /** Default: false. */
  required?: boolean | undefined;
  /** What a missing field means; absent when that is not known. */
  default?: unknown;
  /** The only strings that it accepts; one that ends with "*" means any text with that beginning. */
  values?: readonly string[] | undefined;
  /**
   * Whether it may accept other types and strings too: what is said of them is built in, and the source
   * of the environment does not show it. Default: false.
   */
  isOpen?: boolean | undefined;
  /** Whether the source of the environment shows that the function fails with any other type. Default: false. */
  needsType?: boolean | undefined;
  /** One sentence. */
  description?: string | undefined;
  /** A value for snippets. */
  example?: unknown;
  /**
   * How a verdict words it, as a template: one for any value but false, or one for each value. A rule
   * or an option follows at the end, as in ", ignoring case", unless the verdict has a slot for it.
   */
  wording?: string | Readonly<Record<string, string>> | undefined;
  /** The fields of an object, or of each object of an array. */
  fields?: Fields | undefined;
  /** When the fields of an object depend on its `type`: their names by type, optional ones with "?". */
  variants?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Fields by name. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * A text with slots, or several of which the first counts whose slots can all be filled. Slots are `{result}`, `{expected}`, `{rules}` and fields such as `{rules.urls}`, `{options.strict}`,
 * `{expected.value}` of a source and, of getters, `{keys.path}`. A noun says what one file or value is called: `{rules.urls|page}`. A
 * third part joins several of them: "and", "or", "any" after a negation, or "each"; several files
 * need one. Of rules that compare sheets, `{options.rules.same}` and `{options.rules.checks}` say what they
 * compare and what they ask of a single sheet. `<key>` stands for the name under which a getter
 * returns its only value.
 */
type Templates = string | readonly string[];

/** One of the two things that a metric is given. */
export interface Argument {
  /** What the metric receives, as a noun phrase: "a text document", "the open tabs". */
  accepts: string;
  /** Default: true. */
  required?: boolean | undefined;
  /** A `result` or `expected` that fetches such a thing, for snippets. */
  example?: Readonly<Record<string, unknown>> | undefined;
}

/** What a setup action takes. */
export interface ActionContract {
  /** Absent when they are not known. */
  parameters?: Fields | undefined;
  /** What it does to the machine; absent when that is not known. */
  effect?: Effect | undefined;
}

/** What a getter reads and returns. */
export interface GetterContract {
  /** The keys beside `type`; absent when they are not known. */
  keys?: Fields | undefined;
  /** Groups of keys; one key of each group is required. */
  oneOf?: readonly (readonly string[])[] | undefined;
  /** The keys of a snippet, where those that are always required are not enough. */
  example?: Readonly<Record<string, unknown>> | undefined;
  /** What it reads, as a noun phrase: "the active tab". */
  reads?: string | undefined;
  /** What the metric receives, as a noun phrase: "a file". */
  returns?: string | undefined;
  /** Which of these that is; absent when it is not known. */
  returnType?: ReturnType | undefined;
  /** What a verdict calls it, as one or several templates: "the page {keys.url}". */
  wording?: Templates | undefined;
  /** Whether it speaks to the browser through the remote-debugging port. Default: false. */
  needsDebugPort?: boolean | undefined;
  /** Whether it reads the browser's profile from disk. Default: false. */
  readsProfile?: boolean | undefined;
  /** How many seconds pass until the browser has written there what it reads. Default: 15. */
  secondsToDisk?: number | undefined;
  /** Whether it also returns what was typed and not entered, as in an address bar. Default: false. */
  readsTypedText?: boolean | undefined;
  /** Where its value comes from; absent when that is not known. */
  from?: Provenance | undefined;
  /** The only strings that it returns; absent where it returns others or they are not known. */
  returnsOnly?: readonly string[] | undefined;
  /** What it does with what an agent made that is not safe; absent where that is nothing or not known. */
  agentText?: readonly AgentTextUse[] | undefined;
}

/** What a metric is given and how it is tuned. */
export interface MetricContract {
  /** When it passes, as a clause: "{result|workbook} has the same cells as {expected}". */
  verdict?: Templates | undefined;
  /** Absent when nothing is known of what it takes. */
  result?: Argument | undefined;
  /** Absent beside a known `result`: the metric takes nothing on this side. */
  expected?: Argument | undefined;
  /** The keys of `expected.rules`; absent when it reads none or they are not known. */
  rules?: Fields | undefined;
  /** When these depend on their `type`: their names by type, optional ones with "?". */
  ruleVariants?: Field['variants'];
  /** How pages word rules, by their names; rules that have no names are called "rules". */
  ruleLabels?: Readonly<Record<string, RuleLabel>> | undefined;
  /** Absent when they are not known. */
  options?: Fields | undefined;
  /** Whether unknown options are accepted, and ignored. Default: false. */
  otherOptions?: boolean | undefined;
  /** Whether it passes these on to the comparison of the files that it finds. Default: false. */
  passesOptionsOn?: boolean | undefined;
  /** Whether an older environment may call it without the expected side. Default: false. */
  onceWithoutExpected?: boolean | undefined;
  /** How it compares; absent when it does so in another way or that is not known. */
  compares?: Comparison | undefined;
  /** Whether its rules or options may name, at any depth, a comparison under "method". Default: false. */
  hasMethods?: boolean | undefined;
  /** What it does with what an agent made that is not safe; absent where that is nothing or not known. */
  agentText?: readonly AgentTextUse[] | undefined;
}

/** The parts of a contract that name fields. */
export type ContractPart = 'parameters' | 'keys' | 'rules' | 'options';
