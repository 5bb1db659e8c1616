/**
 * Whether the environment runs a command in a shell, from the command's `shell`. It passes the value
 * to Python's `subprocess` as it is, so any string but the empty one counts as true: "false" too.
 */
export function usesShell(shell: unknown): boolean {
  // Unlike JavaScript, Python takes an empty array and an empty object for false.
  if (typeof shell === 'object' && shell !== null) return Object.keys(shell).length > 0;
  return Boolean(shell);
}
