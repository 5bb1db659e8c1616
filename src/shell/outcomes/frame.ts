import type { Outcome, Surroundings } from './outcome.ts';
import type { Output } from './output.ts';
import type { Statement } from './statement.ts';

/** What the parts of a script have in common. */
export interface Shell {
  script: string;
  surroundings: Surroundings;
  /** The commands for which a shell may make way. */
  last: ReadonlySet<Statement>;
  /** The parts that were run so far. */
  steps: number;
  run: (statement: Statement, frame: Frame) => readonly Outcome[];
}

/** What a part of a script starts with. */
export interface Frame {
  shell: Shell;
  input: Output;
  variables: Outcome['variables'];
  /** Whether the command before has succeeded; undefined when that is not known. */
  previous?: boolean | undefined;
}

/** For a whole script. */
export const mostSteps = 2000;
