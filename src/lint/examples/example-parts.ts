import { toFileName } from '#text/file-name.ts';

const host = 'https://files.example.org/';
const nameOf = (path: unknown): string => (typeof path === 'string' ? toFileName(path) : 'a');

/** Steps and sources of tasks for tests and for the rules' examples. */
export const executeStep = (command: unknown, more: object = {}) => ({
  type: 'execute',
  parameters: { command, ...more },
});
export const launchStep = (...command: readonly string[]) => ({
  type: 'launch',
  parameters: { command },
});
export const openStep = (path: unknown) => ({ type: 'open', parameters: { path } });
export const sleepStep = (seconds: unknown) => ({ type: 'sleep', parameters: { seconds } });
/** Without an address, a file of the same name is downloaded. */
export const downloadStep = (path: unknown, url: string = host + nameOf(path)) => ({
  type: 'download',
  parameters: { files: [{ url, path }] },
});

/** Without a local name, the file has its own. */
export const vmFile = <Path>(path: Path, dest: unknown = nameOf(path)) => ({
  type: 'vm_file',
  path,
  dest,
});
export const cloudFile = (path: string, dest: unknown = nameOf(path)) => ({
  type: 'cloud_file',
  path,
  dest,
});
export const commandOutput = (command: unknown, more: object = {}) => ({
  type: 'vm_command_line',
  command,
  ...more,
});
export const ruleSource = (rules: unknown) => ({ type: 'rule', rules });
