import { type JsonRecord, toFlag } from '../../../text/json-value.ts';
import { toFileName } from '../../../text/file-name.ts';
import { describeDuration, describeNumber } from '../../../text/format-duration.ts';
import { isInterpreter } from '../../../shell/interpreter.ts';
import { languageNames, type Program, toProgram } from '../../../shell/program.ts';
import { tellInput } from '../../../shell/input-program.ts';
import type { RichText } from '../../../text/rich-text.ts';
import { isCommand } from '../../../shell/shell-command.ts';
import { type Deed, readCommands, readDeeds } from '../../../shell/command-effects.ts';
import type { StepIcon } from './step-icons.ts';

/** A command in words. */
export interface CommandTelling {
  icon: StepIcon | undefined;
  sentence: RichText;
  program: Program;
}

/** Tells the command of a step; undefined when it has none. */
export function tellCommand(parameters: JsonRecord): CommandTelling | undefined {
  const { command } = parameters;
  if (!isCommand(command)) return undefined;
  const isShell = toFlag(parameters.shell) === true;
  const program = toProgram(command, isShell);
  const known = tellKnown(parameters, program);
  if (known) {
    const sentence = isShell ? tellInShell(known.sentence) : known.sentence;
    return { ...known, sentence, program };
  }
  return { icon: undefined, sentence: tellRun(parameters, program, isShell), program };
}

/** The port that a program listens at and the one that it hands connections on to. */
export function readForwarder(parameters: JsonRecord): Forwarder | undefined {
  const commands = readCommands(parameters) ?? [];
  const [program, ...words] = commands.length === 1 ? (commands[0] ?? []) : [];
  if (program !== 'socat') return undefined;
  const line = words.join(' ');
  const from = /\btcp4?-l(?:isten)?:(\d+)/i.exec(line)?.[1];
  const to = /\btcp4?(?:-connect)?:(?:localhost|127\.0\.0\.1):(\d+)/i.exec(line)?.[1];
  return from === undefined || to === undefined ? undefined : { from, to };
}

export interface Forwarder {
  from: string;
  to: string;
}

function tellInShell([first = '', ...others]: RichText): RichText {
  if (typeof first !== 'string') return ['In a shell, ', first, ...others];
  return [`In a shell, ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...others];
}

type Known = Omit<CommandTelling, 'program'>;

function tellKnown(parameters: JsonRecord, program: Program): Known | undefined {
  if (program.by !== undefined && program.language === 'python') {
    const input = tellInput(program.text);
    return input && { icon: 'keys', sentence: input.sentence };
  }
  const forwarder = readForwarder(parameters);
  if (forwarder) {
    const { from, to } = forwarder;
    const sentence = ['Pass connections to port ', { code: from }, ' on to port ', { code: to }];
    return { icon: 'port', sentence };
  }
  return tellDeeds(readDeeds(parameters) ?? []);
}

const mostDeeds = 3;

function tellDeeds(deeds: readonly Deed[]): Known | undefined {
  const merged = mergeDeeds(deeds);
  const [first] = merged;
  if (first === undefined || merged.length > mostDeeds) return undefined;
  const sentence = merged.flatMap((deed, index) => {
    const [verb = '', ...others] = tellDeed(deed);
    const start = typeof verb === 'string' ? verb : '';
    if (index > 0) return [`, then ${start}`, ...others];
    return [`${start.charAt(0).toUpperCase()}${start.slice(1)}`, ...others];
  });
  return { icon: icons[first.kind], sentence };
}

/** Deeds of one kind that follow each other as one. */
function mergeDeeds(deeds: readonly Deed[]): Deed[] {
  const merged: Deed[] = [];
  for (const deed of deeds) {
    const last = merged.at(-1);
    if (last?.kind !== deed.kind || deed.kind === 'wait') merged.push(deed);
    else merged.splice(-1, 1, { ...last, things: [...last.things, ...deed.things] });
  }
  return merged;
}

function tellDeed({ kind, things }: Deed): RichText {
  const [first = ''] = things;
  if (kind === 'wait') {
    const seconds = Number(first);
    return things.length === 1 && seconds > 0
      ? [`wait ${describeDuration(seconds)}`]
      : ['wait ', { code: things.join(' ') }];
  }
  const { verb, one, many } = phrases[kind];
  if (things.length > 2) return [`${verb} ${describeNumber(things.length)} ${many}`];
  const names = things.flatMap((thing, index) => [index === 0 ? '' : ' and ', { code: thing }]);
  const noun = things.length > 1 ? many : one;
  return [`${verb} ${kind.startsWith('create') ? `the ${noun} ` : ''}`, ...names];
}

const phrases = {
  'create file': { verb: 'create', one: 'file', many: 'files' },
  'create folder': { verb: 'create', one: 'folder', many: 'folders' },
  delete: { verb: 'delete', one: 'file', many: 'files or folders' },
  end: { verb: 'close', one: 'program', many: 'programs' },
  install: { verb: 'install', one: 'package', many: 'packages' },
  unpack: { verb: 'unpack', one: 'archive', many: 'archives' },
} as const;

const icons: Readonly<Record<Deed['kind'], StepIcon>> = {
  'create file': 'file',
  'create folder': 'folder',
  delete: 'close',
  end: 'close',
  install: 'download',
  unpack: 'folder',
  wait: 'wait',
};

function tellRun(parameters: JsonRecord, { by, language }: Program, isShell: boolean): RichText {
  const manner = isShell ? ' in a shell' : '';
  if (by !== undefined) return [`Run a ${languageNames[language]}${manner}`];
  const commands = readCommands(parameters);
  if ((commands?.length ?? 0) > 1) return ['Run a shell script'];
  const name = nameProgram(commands?.[0] ?? []);
  return name === '' ? [`Run a command${manner}`] : ['Run ', { code: name }, manner];
}

/** A file that an interpreter runs says more than the interpreter. */
function nameProgram([program = '', file = '-']: readonly string[]): string {
  return isInterpreter(program) && !file.startsWith('-') ? toFileName(file) : program;
}
