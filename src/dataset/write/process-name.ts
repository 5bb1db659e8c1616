import { hasCode } from '../system-error.ts';
import { hash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * A process, as others can recognize it. A number alone is not enough: each container counts its
 * processes from 1, and a system uses the number of an ended process again.
 */
export interface ProcessName {
  /** Where the number is valid: a digest of the machine, of its start and of the container. */
  space: string;
  pid: number;
  /** When the process was started, in a unit of the system; empty where that is unknown. */
  started: string;
}

/** Whether a process runs; a process of another space cannot be seen. */
export type ProcessState = 'running' | 'ended' | 'unknown';

const space = hash('sha256', describeSpace()).slice(0, 8);

/** The name of this process. */
export const ownProcess: ProcessName = {
  space,
  pid: process.pid,
  started: findStart(process.pid) ?? '',
};

export function findProcessState(named: ProcessName): ProcessState {
  if (named.space !== space) return 'unknown';
  if (!isRunning(named.pid)) return 'ended';
  if (process.platform !== 'linux') return 'running';
  return findStart(named.pid) === named.started ? 'running' : 'ended';
}

/** The name of a file or folder that only this process uses, until it has its place. */
export const nameUnderway = (): string =>
  `.benchlight-${space}-${process.pid}-${ownProcess.started}-${randomName()}.tmp`;

/** The process in a name that {@link nameUnderway} made; undefined in any other. */
export function readOwner(name: string): ProcessName | undefined {
  const match = /^\.benchlight-([0-9a-f]{8})-(\d+)-(\d*)-[0-9a-f]{16}\.tmp$/.exec(name);
  if (!match) return undefined;
  const [, ownSpace = '', pid = '', started = ''] = match;
  return { space: ownSpace, pid: Number(pid), started };
}

export const randomName = (): string => randomBytes(8).toString('hex');

function describeSpace(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${hostname()}\n${boot}\n${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Nobody can see the processes of a system without `/proc`.
    return randomUUID();
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Undefined for a process that has ended, even if its parent has not noticed that yet. */
function findStart(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets, and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
