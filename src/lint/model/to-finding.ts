import type { Position } from './position.ts';
import { type Path, toPointer } from '#text/json/json-pointer.ts';
import type { Consequence } from './consequence.ts';
import type { Finding, Severity } from './finding.ts';
import type { Fix } from './fix.ts';
import type { RuleMeta } from './rule.ts';
import { cutMiddle } from '#text/cut-text.ts';
import { toVisibleText } from '#text/safe/visible-text.ts';

/** The place of a finding: the file, the path of the value, and its position in the text. */
export interface Place {
  file: string;
  at: Path;
  position: Position;
}

/** The part of a finding that depends on the problem. */
export interface ProblemDetails {
  message: string;
  /** Default: the rule's own. */
  severity?: Severity | undefined;
  /** Default: the rule's own. */
  consequence?: Consequence | undefined;
  /** Default: the one of the place. */
  files?: readonly string[] | undefined;
  /** Default: the message. */
  cause?: string | undefined;
  also?: readonly Path[] | undefined;
  fix?: Fix | undefined;
}

/** A finding of a rule, with a message that is safe to print. */
export function toFinding(
  meta: RuleMeta<never>,
  { file, at, position }: Place,
  {
    message,
    severity = meta.severity,
    consequence = meta.consequence,
    files,
    cause,
    also,
    fix,
  }: ProblemDetails,
): Finding {
  return {
    code: meta.code,
    rule: meta.name,
    severity,
    consequence,
    file,
    ...(files && { files }),
    pointer: toPointer(at),
    ...(also && { also: also.map(toPointer) }),
    ...position,
    message: toMessage(message),
    ...(cause !== undefined && { cause: toMessage(cause) }),
    ...(fix && { fix }),
  };
}

/** Names of a file may have any length; real messages have a tenth of this. */
const longestMessage = 2000;

const toMessage = (text: string): string => cutMiddle(toVisibleText(text), longestMessage);
