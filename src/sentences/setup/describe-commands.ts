import type { JsonObject } from '#text/json/json-value.ts';
import { toFileName } from '#text/file-name.ts';
import { formatDuration, formatNumber } from '#text/figures/format-duration.ts';
import { readOpener } from '#shell/read-opener.ts';
import { isInterpreter } from '#shell/interpreter.ts';
import { languageNames, type Program, toProgram } from '#shell/program.ts';
import { describeInput } from '#shell/input-program.ts';
import { type RichText, toClause } from '#text/rich-text.ts';
import { isCommand } from '#shell/shell-command.ts';
import { type CommandEffect, readCommands, readEffects } from '#shell/command-effects.ts';
import { usesShell } from '#shell/uses-shell.ts';
import type { StepIcon } from './step-icons.ts';
import { capitalise } from '#text/first-letter.ts';

/** A command in words. */
export interface CommandDescription {
  icon: StepIcon | undefined;
  sentence: RichText;
  program: Program;
}

/** Describes the command of a step; undefined when it has none. */
export function describeCommand(parameters: JsonObject): CommandDescription | undefined {
  const { command } = parameters;
  if (!isCommand(command)) return undefined;
  const isShell = usesShell(parameters.shell);
  const program = toProgram(command, isShell);
  const recognized = describeRecognized(parameters, program);
  if (recognized) {
    const sentence = isShell
      ? ['In a shell, ', ...toClause(recognized.sentence)]
      : recognized.sentence;
    return { ...recognized, sentence, program };
  }
  return { icon: undefined, sentence: describeRun(parameters, program, isShell), program };
}

/** The port that a program listens at and the one that it forwards connections to. */
export function readForwarder(parameters: JsonObject): Forwarder | undefined {
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

type RecognizedCommand = Omit<CommandDescription, 'program'>;

function describeRecognized(
  parameters: JsonObject,
  program: Program,
): RecognizedCommand | undefined {
  if (program.by !== undefined && program.language === 'python') {
    const input = describeInput(program.text);
    return input && { icon: 'keys', sentence: input.sentence };
  }
  const forwarder = readForwarder(parameters);
  if (forwarder) {
    const { from, to } = forwarder;
    const sentence = ['Forward connections from port ', { code: from }, ' to port ', { code: to }];
    return { icon: 'port', sentence };
  }
  return describeOpening(parameters) ?? describeEffects(readEffects(parameters) ?? []);
}

/** Without a program, the one that the system has for the target opens it. */
function describeOpening(parameters: JsonObject): RecognizedCommand | undefined {
  const [words = [], ...others] = readCommands(parameters) ?? [];
  if (others.length > 0) return undefined;
  const { program, target } = readOpener(words) ?? {};
  if (program !== undefined) {
    return { icon: 'launch', sentence: ['Start ', { code: toShortProgramName(program) }] };
  }
  return target === undefined
    ? undefined
    : { icon: 'window', sentence: ['Open ', { code: target }] };
}

/** The name of a program without its folder; all of a word that is more than a path. */
export function toShortProgramName(word: string): string {
  return (/\s\//.test(word) ? '' : toFileName(word)) || word;
}

const mostEffects = 3;

function describeEffects(effects: readonly CommandEffect[]): RecognizedCommand | undefined {
  const merged = mergeEffects(effects);
  const [first] = merged;
  if (first === undefined || merged.length > mostEffects) return undefined;
  const sentence = merged.flatMap((effect, index) => {
    const [verb = '', ...others] = describeEffect(effect);
    const start = typeof verb === 'string' ? verb : '';
    if (index > 0) return [`, then ${start}`, ...others];
    return [capitalise(start), ...others];
  });
  return { icon: icons[first.kind], sentence };
}

/** Merges neighbouring effects of one kind. */
function mergeEffects(effects: readonly CommandEffect[]): CommandEffect[] {
  const merged: (CommandEffect & { things: string[] })[] = [];
  for (const effect of effects) {
    const last = merged.at(-1);
    if (last?.kind === effect.kind && effect.kind !== 'wait') {
      for (const thing of effect.things) last.things.push(thing);
    } else merged.push({ ...effect, things: [...effect.things] });
  }
  return merged;
}

function describeEffect({ kind, things }: CommandEffect): RichText {
  const [first = ''] = things;
  if (kind === 'wait') {
    const seconds = Number(first);
    return things.length === 1 && seconds > 0
      ? [`wait ${formatDuration(seconds)}`]
      : ['wait ', { code: things.join(' ') }];
  }
  const { verb, one, many } = phrases[kind];
  if (things.length > 2) return [`${verb} ${formatNumber(things.length)} ${many}`];
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

const icons: Readonly<Record<CommandEffect['kind'], StepIcon>> = {
  'create file': 'file',
  'create folder': 'folder',
  delete: 'close',
  end: 'close',
  install: 'download',
  unpack: 'folder',
  wait: 'wait',
};

function describeRun(
  parameters: JsonObject,
  { by, language }: Program,
  isShell: boolean,
): RichText {
  const manner = isShell ? ' in a shell' : '';
  if (by !== undefined) return [`Run a ${languageNames[language]}${manner}`];
  const commands = readCommands(parameters);
  if ((commands?.length ?? 0) > 1) return ['Run a shell script'];
  const name = nameProgram(commands?.[0] ?? []);
  return name === '' ? [`Run a command${manner}`] : ['Run ', { code: name }, manner];
}

/** The name of the file that an interpreter runs, else that of the program. */
function nameProgram([program = '', file = '-']: readonly string[]): string {
  return isInterpreter(program) && !file.startsWith('-') ? toFileName(file) : program;
}
