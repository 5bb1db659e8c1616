import { anyOutput, type Output } from './output.ts';

/** One way in which a part of a script may end. */
export interface Outcome {
  /** Whether its exit code is 0. */
  succeeds: boolean;
  output: Output;
  /** The values of variables that are known. */
  variables: ReadonlyMap<string, string>;
  /** Whether the whole script ends with it. */
  isExit?: true;
}

/** What is known of the machine and of the shell where a script runs. */
export interface Surroundings {
  /** Whether a file or folder is there, perhaps to be compared with another; undefined when that is not known. */
  exists: (path: string, isCompared?: boolean) => boolean | undefined;
  /** What a command is known to print, by its words. Default: nothing is known. */
  answer?: (words: readonly string[]) => Output | undefined;
  /** What is known of the text of a file. Default: nothing. */
  textOf?: (path: string) => Output | undefined;
  /** Whether lists of processes have the shell that runs the script. Default: true. */
  listsShell?: boolean;
}

/** What a program is given. */
export interface ProgramCall {
  /** The words; null for one that is not known. */
  words: readonly (string | null)[];
  input: Output;
  /** The line of the shell that runs it, which lists of processes show; undefined where it may be gone. */
  shellLine: string | undefined;
  surroundings: Surroundings;
}

/** What a program may do: each exit code with what it then prints. */
export type ProgramResult = Pick<Outcome, 'succeeds' | 'output'>;

export const succeeding = (output: Output = []): ProgramResult[] => [{ succeeds: true, output }];
export const failing = (output: Output = []): ProgramResult[] => [{ succeeds: false, output }];
export const either = (output: Output = anyOutput): ProgramResult[] => [
  { succeeds: true, output },
  { succeeds: false, output },
];
