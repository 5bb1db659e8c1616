import type { TaskView } from '#lint/facts/task-view.ts';
import { mentions } from './mentions.ts';

/**
 * Whether an instruction asks for something else and then for a file that says so: the file is named
 * together with a text that the instruction has, or with a word that the work is done.
 */
export function isInstructed(
  name: string,
  required: readonly string[],
  { instruction }: TaskView,
): boolean {
  const clauses = splitClauses(instruction);
  const writing = clauses.filter((clause) => mentions(clause, name) && writes.test(clause));
  const [clause] = writing;
  if (clause === undefined || writing.length > 1) return false;
  const others = clauses.filter((each) => each !== clause);
  if (!others.some((each) => acts.test(each)) || question.test(instruction)) return false;
  const isMarked = marks.test(clause) || marks.test(name);
  const isSaid = required.length > 0 && required.every((text) => isIn(clause, text));
  const isStatus = required.every(isStatusText);
  return isSaid ? isMarked || isStatus || !result.test(clause) : isMarked && isStatus;
}

/** Whether a text only says that something went well. */
export const isStatusText = (text: string): boolean => status.test(text.trim());

const status =
  /^(?:\W*(?:all|tests?|checks?|is|was|the|self-?test|verification|setup|installation|task|\d+)\b)*\W*(?:0|1|complete|completed|correct|done|exists?|finish|finished|good|installed|ok|okay|pass|passed|passes|ready|succeed|succeeded|success|successful|successfully|true|valid|verified|works|yes)\W*$/i;

/** Whether an instruction says when a program is to print a text. */
export const isReport = (text: string, { instruction }: TaskView): boolean =>
  splitClauses(instruction).some((clause) => isIn(clause, text) && condition.test(clause));

const condition = /\b(?:if|once|when|whenever)\b/i;

/** Parts of an instruction that ask for one thing each. */
const splitClauses = (instruction: string): string[] =>
  instruction.split(
    /\n|(?<=[.!?;])\s+|,?\s+(?:and|then|afterwards|after that)\s+(?=then\b|[a-z]+\b)|,\s+(?=then\b)/i,
  );

const isIn = (clause: string, text: string): boolean =>
  clause.toLowerCase().includes(text.trim().toLowerCase());

const writes =
  /\b(?:add|append|appends|confirm|create|creates|echo|leave|log|logs|make|mark|note|output|place|print|put|record|records|report|save|store|touch|write|writes|writing)\b/i;
const marks =
  /\b(?:when|once|after)\b[^.]{0,60}\b(?:complete|completed|done|finish|finished|ready|succeeds?|success|works?)\b|\bto (?:confirm|indicate|mark|show|signal)\b|(?:^|[\W_])(?:complete|completed|done|finished|flag|marker|ok|ready|status|success)(?=$|[\W_])/i;
/** What a clause says of a text that is itself the outcome. */
const result =
  /\b(?:answer|content|contents|following|line|lines|list|names?|number|result|results|summary|text|titled?|total)\b/i;
const question =
  /\bwhether\b|\byes or no\b|\btrue or false\b|\bhow (?:many|much)\b|\bif (?:it|there|the)\b[^.]*\b(?:write|answer)\b/i;
const acts =
  /\b(?:activate|archive|back ?up|block|build|change|clean|close|clone|compile|compress|configure|connect|convert|copy|deactivate|debug|delete|deploy|disable|download|enable|encrypt|export|extract|fix|import|install|kill|launch|lock|migrate|mount|move|open|pin|play|reboot|remove|rename|repair|replace|reset|resize|restart|restore|run|schedule|send|set|sort|start|stop|submit|switch|test|train|turn|uninstall|unmount|update|upgrade|upload|use)\b/i;
