import { debuggingPortOption } from '#vocabulary/browsers.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import type { Effect } from '#vocabulary/contract/effect.ts';
import type { RichText } from '#text/rich-text.ts';
import { isCommand } from '#shell/shell-command.ts';
import { readForwarder } from './describe-commands.ts';
import { collectStrings } from '#text/json/collect-strings.ts';

/** What a reader who has never seen the format may not know about a step, a sentence each. */
export function describeStepNotes(effect: Effect | undefined, parameters: JsonObject): RichText[] {
  return [
    ...(effect?.kind === 'start program' ? describeDebugPort(parameters) : []),
    ...describeForwarder(parameters),
    ...describePlaceholders(parameters),
  ];
}

/** The port through which a command lets other programs read a browser. */
export function readDebugPort({ command }: JsonObject): string | undefined {
  if (!isCommand(command)) return undefined;
  const text = typeof command === 'string' ? command : command.join(' ');
  return debuggingPort.exec(text)?.[1];
}

const debuggingPort = new RegExp(String.raw`${debuggingPortOption}[= ](\d{1,5})(?!\d)`);

function describeDebugPort(parameters: JsonObject): RichText[] {
  const port = readDebugPort(parameters);
  if (port === undefined) return [];
  return [
    [
      'Programs on the machine can read and control this browser through port ',
      { code: port },
      '.',
    ],
  ];
}

function describeForwarder(parameters: JsonObject): RichText[] {
  const forwarder = readForwarder(parameters);
  if (!forwarder) return [];
  const { from, to } = forwarder;
  const start = ['The service at port ', { code: to }, ', which is open only on the machine,'];
  return [[...start, ' can then be reached from outside at port ', { code: from }, '.']];
}

function describePlaceholders({ command }: JsonObject): RichText[] {
  const text = collectStrings(command).join(' ');
  if (!text.includes('{')) return [];
  return placeholders
    .filter(({ names }) => names.every((name) => text.includes(name)))
    .map(({ names, meaning }) => {
      const parts = names.flatMap((name, index) => [index === 0 ? '' : ' and ', { code: name }]);
      return [...parts, ` ${names.length === 1 ? 'is' : 'are'} replaced with ${meaning}.`];
    });
}

/** The names that the environment replaces before it runs a command. */
const placeholders: readonly { names: readonly string[]; meaning: string }[] = [
  { names: ['{CLIENT_PASSWORD}'], meaning: "the password of the machine's user" },
  {
    names: ['{SCREEN_WIDTH}', '{SCREEN_HEIGHT}'],
    meaning: 'the width and the height of the screen',
  },
];
