import { folderOf, isAbsolutePath } from '#machine/paths.ts';
import { toFileName } from '#text/file-name.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';
import type { RichText } from '#text/rich-text.ts';
import type { ActionEntry } from '#vocabulary/contract/entry.ts';
import { findOwnDescription } from '#vocabulary/own-description.ts';
import { joinParts } from '../words/join-parts.ts';
import type { FileMove } from './step-details.ts';

/**
 * The files that an action of a project's own puts on the machine: those of its parameters, where its
 * docstring, or its name, says that it copies. Undefined for any other action, and for other parameters.
 */
export function findOwnMoves(
  entry: ActionEntry | undefined,
  parameters: JsonObject,
): readonly FileMove[] | undefined {
  if (!entry || entry.contract.effect !== undefined) return undefined;
  const text = findOwnDescription(entry) ?? entry.name.replaceAll(/[_\W]+/g, ' ');
  if (!copying.test(text) || fetching.test(text)) return undefined;
  const [only, ...others] = Object.values(parameters);
  const objects = Array.isArray(only) && others.length === 0 ? only : [parameters];
  const moves = objects.map(readMove).filter((move) => move !== undefined);
  return moves.length === 0 || moves.length < objects.length ? undefined : moves;
}

/** "a.txt to /home/user/", or all of the path where the file gets another name. */
export function describeMoves(moves: readonly FileMove[]): RichText {
  if (moves.length > mostMoves) return [`${moves.length} files`];
  return joinParts(
    moves.map(({ from, to }) => {
      const name = toFileName(from);
      const isSame = toFileName(to) === name;
      return [
        { code: name },
        ' to ',
        { code: isSame ? `${folderOf(to)}${to.at(folderOf(to).length)}` : to },
      ];
    }),
    'and',
  );
}

const mostMoves = 3;

/** Undefined unless there are exactly a source and a path on the machine. */
function readMove(parameters: unknown): FileMove | undefined {
  const entries = isObject(parameters) ? Object.entries(parameters) : [];
  const paths = entries.filter(
    ([, value]) => typeof value === 'string' && toFileName(value) !== '',
  );
  const to = paths.find(([key, value]) => target.test(key) && isOnMachine(String(value)));
  const from = paths.find((path) => path !== to && origin.test(path[0]));
  return to && from && paths.length === 2
    ? { from: String(from[1]), to: String(to[1]) }
    : undefined;
}

/** Also where a name stands for a folder of the machine: "%DESKTOP%\\a.txt", "@home/a.txt". */
const isOnMachine = (path: string): boolean =>
  isAbsolutePath(path) || /^(?:@\w+|%\w+%|\$\w+|\$?\{\w+\})[/\\]/.test(path);

const copying =
  /\b(?:cop(?:y|ies)|deliver|deploy|download|install|place|push|put|send|transfer|upload|write)(?:s|es)?\b/i;

/** The other way: what is copied from the machine is not put there. */
const fetching =
  /\b(?:from|out of) (?:the |a )?(?:container|desktop|device|emulator|guest|machine|phone|sandbox|virtual machine|vm)\b|\b(?:back|to (?:the |a )?(?:controller|host|local|runner))\b/i;

const origin = /(?:^|_)(?:asset|file|from|host|input|local|origin|source|src|url)(?:_|$)/i;
const target = /(?:^|_)(?:dest|destination|dst|guest|machine|path|remote|target|to|vm)(?:_|$)/i;
