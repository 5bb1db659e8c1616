/**
 * A fix that needs no decision: it keeps the meaning of the task, or restores the only meaning
 * that its author can have intended. It changes the value that its finding points to.
 */
export type Fix =
  /** Another name for the field, whose value stays. */
  | { kind: 'rename'; name: string }
  /** Another value. */
  | { kind: 'replace'; value: string | boolean }
  /** The named fields of an object in this order; other fields stay beside their neighbours. */
  | { kind: 'order'; names: readonly string[] }
  /** No byte order mark at the start of the file. */
  | { kind: 'remove-mark' }
  /** A line feed at the end of the file. */
  | { kind: 'end-line' };
