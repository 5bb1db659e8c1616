import { isHandedOver } from '#lint/facts/handed-over.ts';
import { commandLines } from '#lint/facts/setup/command-lines.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import { toFileName } from '#text/file-name.ts';
import { isInstructed, isReport, isStatusText } from '../machine/instructed-text.ts';
import { type JudgedText, judgedTexts } from '../machine/judged-texts.ts';
import { judgingFiles, leftFiles } from '../machine/left-files.ts';
import { mentions } from '../machine/mentions.ts';
import type { RunProgram } from '../machine/run-program.ts';
import type { ShortcutFact } from '../model/shortcut.ts';
import type { Finder } from './finder.ts';

/** Checks that take what the agent types, writes or lets its own program print for something else. */
export const findAgentsWord: Finder = function* (task) {
  for (const judged of judgedTexts(task)) {
    const fact =
      describeTyped(judged, task) ?? describeStatus(judged, task) ?? describeProgram(judged, task);
    if (fact) yield { ...fact, check: judged.check, at: judged.at };
  }
};

type Description = Pick<ShortcutFact, 'kind' | 'certainty' | 'message'>;

function describeTyped({ from, required }: JudgedText, task: TaskView): Description | undefined {
  if (from === 'terminal') {
    // What judging types itself is no word of the agent, and what the agent is to show is its work.
    const isTyped = commandLines(task).some(
      ({ stage, text }) => stage === 'postconfig' && typing.test(text),
    );
    if (isTyped || asksOutput.test(task.instruction)) return undefined;
    const certainty = required.every((text) => isKnown(text, task)) ? 'certain' : 'likely';
    return {
      ...{ kind: 'typed text', certainty },
      message: 'the text of a terminal is the evidence, and an agent can print any text there',
    };
  }
  const { files, programs, readsHistory, isPart } = from;
  const isHistory = readsHistory || files.length > 0;
  if (!isHistory || programs.length > 0 || !files.every((file) => history.test(file)))
    return undefined;
  return {
    ...{ kind: 'typed text', certainty: isPart ? 'likely' : 'certain' },
    message:
      "the history of the agent's shell is the evidence, which has what it typed whether or not that worked, and can be written",
  };
}

const typing = /\b(?:type|typewrite|write)\b/;
const asksOutput =
  /\b(?:answer|compute|count|display|echo|find|how (?:many|much)|list|output|print|report|show|tell|what|which)\b|\?\s*$/i;
const history = /(?:^|[/\\])\.?\w*_history$|HISTFILE|ConsoleHost_history|PSReadLine|\.histfile$/;

const isKnown = (text: string, task: TaskView): boolean =>
  task.instruction.toLowerCase().includes(text.trim().toLowerCase());

function describeStatus({ from, asked }: JudgedText, task: TaskView): Description | undefined {
  if (from === 'terminal' || from.programs.length > 0 || from.readsHistory) return undefined;
  const names = new Set(from.files.map(toFileName));
  const [name] = names;
  if (name === undefined || names.size > 1 || !isInstructed(name, asked, task)) return undefined;
  return {
    ...{ kind: 'status file', certainty: 'certain' },
    message: `"${name}" is the only evidence, a text that an agent can write without the rest of the task`,
  };
}

function describeProgram({ from, asked }: JudgedText, task: TaskView): Description | undefined {
  if (from === 'terminal' || from.readsHistory) return undefined;
  const [program, ...others] = from.programs;
  if (!program || others.length > 0 || program.hasInput || from.files.length > 0) return undefined;
  if (
    !isOfAgent(program, task) ||
    !asked.every((text) => isStatusText(text) || isReport(text, task))
  )
    return undefined;
  return {
    ...{ kind: 'own program', certainty: 'certain' },
    message: `"${toFileName(program.path)}" is the agent's own program, runs without input of the judge, and itself says whether it works`,
  };
}

/** Whether the agent makes a program, or is to change it. */
function isOfAgent({ path }: RunProgram, task: TaskView): boolean {
  const name = toFileName(path);
  const isNamed = mentions(task.instruction, name);
  if ([...judgingFiles(task)].some((file) => toFileName(file) === name)) return false;
  const left = leftFiles(task).map((file) => toFileName(file.path));
  if (name === 'tests') return isNamed && !left.some((file) => file.includes('test'));
  return isNamed || (!left.includes(name) && isHandedOver(task));
}
