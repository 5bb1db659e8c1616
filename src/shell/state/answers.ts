import type { Output } from '../outcomes/output.ts';

/** What a command prints from now on, by the words of that command with a blank between them. */
export type Answers = readonly (readonly [question: string, output: Output])[];

/** Reads what the words of a command after its program settle. */
export type Writer = (words: readonly string[]) => Answers | undefined;

/** A line that is printed alone. */
export const line = (text: string): Output => [`${text}\n`];
