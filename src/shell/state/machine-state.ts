import { isInterpreter } from '../interpreter.ts';
import { readNestedCommands } from '../nested-commands.ts';
import { joinOutputs, type Output } from '../outcomes/output.ts';
import { changeTexts, printedBy } from './file-texts.ts';
import { readAnswers, toQuestion } from './setting-writes.ts';

/** What is known of a machine after some commands. */
export interface MachineState {
  /** What commands print, by their questions. */
  answers: ReadonlyMap<string, Output>;
  /** The texts of files, by their paths in normal form. */
  texts: ReadonlyMap<string, Output>;
}

/** The state after a command, as far as its text shows. */
export function runInState(line: string | readonly string[], state: MachineState): MachineState {
  const answers = new Map(state.answers);
  const texts = new Map(state.texts);
  const commands = readNestedCommands(line).filter(({ isQuoted }) => !isQuoted);
  const script = typeof line === 'string' ? line : line.join(' ');
  const runsOnce = !depends.test(script);
  let printed: Output = [null];
  for (const command of commands) {
    const words = command.words.map(({ text }) => text);
    const isKnown =
      runsOnce && command.words.every(({ isPlain, text }) => isPlain || !/[$`*?]/.test(text));
    const settled = isKnown ? readAnswers(words) : [];
    if (settled.length === 0) forgetMentioned(answers, words);
    for (const [question, output] of settled) answers.set(question, output);
    if (words[0] === 'crontab' && !words.includes('-l')) {
      answers.set('crontab -l', runsOnce && words.at(-1) === '-' ? printed : [null]);
    }
    printed = joinOutputs(printed, (isKnown ? printedBy(words) : undefined) ?? [null]);
    changeTexts(texts, command, isKnown);
  }
  // A program in another language may do anything to what it names.
  if (commands.some(({ words }) => isInterpreter(words[0]?.text ?? ''))) {
    forgetMentioned(answers, [script]);
    for (const path of texts.keys()) if (script.includes(nameOf(path))) texts.delete(path);
  }
  return { answers, texts };
}

/** Commands that run only if others fail, or more than once. */
const depends = /\|\||\b(?:if|for|while|until|case|function)\b/;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Of what a command names, it is not known what it does to it; asking for it changes nothing. */
function forgetMentioned(answers: Map<string, Output>, words: readonly string[]): void {
  const text = words.join(' ');
  for (const question of answers.keys()) {
    const subject = question.slice(question.lastIndexOf(' ') + 1);
    if (question !== toQuestion(words) && text.includes(subject)) answers.delete(question);
  }
}
