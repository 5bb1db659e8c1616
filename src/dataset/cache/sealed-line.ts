import { hash } from 'node:crypto';

/** A value as JSON after its digest, which counts for one name. */
export function toSealedLine(name: string, value: unknown): string {
  const json = JSON.stringify(value);
  return `${digest(name, json)} ${json}`;
}

/** Undefined for a line that was cut or changed, or is of another name. */
export function readSealedLine(name: string, line: string): unknown {
  const space = line.indexOf(' ');
  const json = line.slice(space + 1);
  return line.slice(0, space) === digest(name, json) ? JSON.parse(json) : undefined;
}

const digest = (name: string, json: string): string => hash('sha256', `${name}\n${json}`);
