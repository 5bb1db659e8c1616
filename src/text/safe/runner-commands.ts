import { toEscape } from './visible-text.ts';

/**
 * What a runner of GitHub, Azure or TeamCity reads as the beginning of a command: "##[…]" and
 * "##vso[…]" anywhere in a line, and "::name…::" at its start, but not the "::" of "std::sort".
 */
const opening = /(?<=##\w*)\[|(?<=(?<![\w:]):):(?=[a-z])/gi;

/**
 * A text in which no runner reads a command, whatever log it comes to: a character of each is written as
 * an escape, which in JSON means the same. Those of GitLab need controls, which `toVisibleText` writes
 * out.
 */
export const withoutCommands = (text: string): string => text.replaceAll(opening, toEscape);
