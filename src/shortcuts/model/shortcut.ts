import type { Path } from '#text/json/json-pointer.ts';
import type { SourceLine } from '#vocabulary/source/source-line.ts';
import type { ShortcutClass } from './shortcut-classes.ts';
import type { ShortcutKind } from './shortcut-kinds.ts';

/**
 * How sure a shortcut is: "certain" if the task file and the source of the environment show it in any
 * setting; "likely" if it holds where agents usually work, as user of a machine with internet; "possible"
 * if it depends on something that neither shows.
 */
export const certainties = ['certain', 'likely', 'possible'] as const;

export type Certainty = (typeof certainties)[number];

/** A way to pass a task without the work, as a finder sees it. */
export interface ShortcutFact {
  kind: ShortcutKind;
  certainty: Certainty;
  /** The index in `func` of the check that it passes. Absent where any check is enough, or none is named. */
  check?: number;
  /** Where the evidence is in the task file. */
  at: Path;
  /** One line in the words of a reviewer: what an agent can do, or what passes, and why. No full stop. */
  message: string;
  /** The line of the environment's source that is the evidence, or a part of it. */
  source?: SourceLine | undefined;
}

/** A way to pass a task without the work, with its evidence. It is a fact about the task, and no fault. */
export interface Shortcut extends ShortcutFact {
  class: ShortcutClass;
}

/** A shortcut as others see it, perhaps without its evidence. */
export type ShownShortcut = Omit<Shortcut, 'kind'> & Partial<Pick<Shortcut, 'kind'>>;

/** A shortcut with its place in the text of a file. */
export interface PlacedShortcut extends Omit<Shortcut, 'at'> {
  /** As findings name it. */
  file: string;
  /** The place as a JSON Pointer. */
  pointer: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
}
