/**
 * What of an agent's work may be in a value, as bits: for each source, the value as it is given, which may be
 * the path of a file; what is read from such a file; and text that is fenced off from a prompt around it.
 */
export type Traces = number;

/** Where the work comes from: the first or the second argument of a metric, or the machine. */
export const sources = ['result', 'expected', 'machine'] as const;

export type Source = (typeof sources)[number];

const bit = (source: Source, kind: 0 | 1 | 2): Traces => 1 << (3 * sources.indexOf(source) + kind);

export const given = (source: Source): Traces => bit(source, 0);
export const content = (source: Source): Traces => bit(source, 1);

/** The environment itself, which leads to the machine. */
export const environment: Traces = 1 << 9;

/** What the task says, on which it may depend whether a call is reached. */
export const told: Traces = 1 << 10;

const ofKind = (kind: 0 | 1 | 2): Traces =>
  sources.reduce((traces, source) => traces | bit(source, kind), 0);

const [allGiven, allContent] = [ofKind(0), ofKind(1)];

/** Without the environment and the task. */
export const ofAgent = (traces: Traces): Traces => traces & (allGiven | allContent);

export const isOfAgent = (traces: Traces): boolean => ofAgent(traces) !== 0;

/** What reading a file gives whose path this is. */
export const toContent = (traces: Traces): Traces =>
  (traces & ~allGiven) | ((traces & allGiven) << 1);

/** The path of a file into which this is written. */
export const toFile = (traces: Traces): Traces =>
  (traces & allGiven) | ((traces & allContent) >> 1);

/** Text that a prompt shows as data. */
export const toFenced = (traces: Traces): Traces =>
  (traces & ~(allGiven | allContent)) | ((traces & allGiven) << 2) | ((traces & allContent) << 1);

export const tracesOfSource = (source: Source): Traces => given(source) | content(source);

/** What of these may be text: a path on the machine of the judge is no text of an agent. */
export const toText = (traces: Traces): Traces => ofAgent(traces) & ~given('machine');
