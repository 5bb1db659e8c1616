import { listAddedParts } from '#format/reading/added-parts.ts';
import type { Path } from '#text/json/json-pointer.ts';
import type { JsonObject } from '#text/json/json-value.ts';

/** A text that the agent is given. */
export interface InstructionText {
  text: string;
  at: Path;
}

/**
 * The texts that the agent is given, in their order: the instruction, and those of phases. A text that
 * repeats an earlier one is left out.
 */
export function instructionTexts(fields: JsonObject): InstructionText[] {
  const { instruction } = fields;
  const texts: InstructionText[] =
    typeof instruction === 'string' ? [{ text: instruction, at: ['instruction'] }] : [];
  for (const { kind, at, value } of listAddedParts(fields)) {
    if (kind !== 'phases') continue;
    for (const [index, { instruction: text }] of value.entries()) {
      if (typeof text !== 'string' || texts.some((earlier) => earlier.text === text)) continue;
      texts.push({ text, at: [...at, index, 'instruction'] });
    }
  }
  return texts;
}
