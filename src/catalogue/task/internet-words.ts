import { isPrivate } from './hosts.ts';

/** What shows that a task needs the internet, and how clearly. */
export interface InternetEvidence {
  need: 'needed' | 'likely';
  /** A clause about the task, without its object: "its setup opens". */
  clause: string;
  /** Its object, such as a host; absent where the clause is complete. */
  name?: string;
}

/** What an instruction says about the internet. */
export function readInstruction(instruction: string): InternetEvidence[] {
  const command = commands.exec(instruction)?.[0];
  if (command !== undefined) {
    return [{ need: 'needed', clause: 'its instruction mentions', name: command }];
  }
  const hosts = findAddresses(instruction);
  if (hosts.length > 0) {
    const need = visits.test(instruction) ? 'needed' : 'likely';
    return hosts.map((host) => ({ need, clause: 'its instruction names', name: host }));
  }
  const word = words.exec(instruction)?.[0];
  return word === undefined
    ? []
    : [{ need: 'likely', clause: 'its instruction mentions', name: word.toLowerCase() }];
}

/** Hosts of addresses, also without "https://"; the host of a mail address does not count. */
function findAddresses(instruction: string): string[] {
  const hosts = [...instruction.matchAll(address)].map(([, full, bare = '']) =>
    (full ?? bare).toLowerCase(),
  );
  return [...new Set(hosts)].filter((host) => !isPrivate(host));
}

const address =
  /(?<![\w@.-])(?:https?:\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,9})|((?:[a-z0-9-]{1,63}\.){1,9}(?:com|edu|gov|io|net|org)))(?![\w@-])/gi;

/** Those that a person would type, since an instruction is written for one. */
const commands =
  /\b(?:git clone|(?:pip3?|conda|snap|brew) install|apt(?:-get)? install|npm (?:install|i)|(?:curl|wget) (?=\S{0,40}https?:))/i;

/** What is done with an address that must be reachable. */
const visits =
  /\b(?:access|browse|buy|clone|crawl|download|fetch|find|go to|install|log ?in(?:to)?|measure|navigate|open|scrape|search|sign in|stream(?:ing)?|visit)\b/i;

/** A shape may be cloned too. */
const repository = String.raw`\b(?:git(?:hub|lab)?|repo(?:sitory|sitories|s)?)\b`;
const words = new RegExp(
  String.raw`\bclon(?:e|ed|es|ing)\b(?=[^.!?\n]{0,80}${repository})|(?<=${repository}[^.!?\n]{0,80})\bclon(?:e|ed|es|ing)\b` +
    String.raw`|\b(?:download(?:ing)?|install(?:ing)?|google (?:drive|docs|maps|scholar|search)|github|internet|web ?(?:page|site)s?|wikipedia|youtube)\b`,
  'i',
);
