import type { Path } from '#text/json/json-pointer.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';

/** A text that the agent is given. */
export interface InstructionText {
  text: string;
  at: Path;
}

/**
 * The texts that the agent is given, in their order: the instruction, and those of phases, which any
 * field may list as objects with an instruction each. A text that repeats an earlier one is left out.
 */
export function instructionTexts(fields: JsonObject): InstructionText[] {
  const { instruction } = fields;
  const texts: InstructionText[] =
    typeof instruction === 'string' ? [{ text: instruction, at: ['instruction'] }] : [];
  for (const key of Object.keys(fields)) {
    const phases = fields[key];
    if (!Array.isArray(phases) || !phases.every(hasInstruction)) continue;
    for (const [index, phase] of phases.entries()) {
      const { instruction: text } = phase;
      if (texts.some((earlier) => earlier.text === text)) continue;
      texts.push({ text, at: [key, index, 'instruction'] });
    }
  }
  return texts;
}

const hasInstruction = (value: unknown): value is { instruction: string } =>
  isObject(value) && typeof value.instruction === 'string';
