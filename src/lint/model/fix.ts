/**
 * A repair that needs no decision: the task means after it what it meant, or what its author can
 * only have meant. It changes the place that its finding points at.
 */
export type Fix =
  /** Another name for the field, whose value stays. */
  | { kind: 'rename'; name: string }
  /** Another value. */
  | { kind: 'replace'; value: string | boolean }
  /** The named fields of an object in this order; any other field stays where it is. */
  | { kind: 'order'; names: readonly string[] }
  /** No byte order mark at the start of the file. */
  | { kind: 'remove-mark' }
  /** A line feed at the end of the file. */
  | { kind: 'end-line' };
