/** Not JSON, nested too deep, not readable, too large. */
const unreadableCodes: readonly string[] = ['F01', 'F06', 'F07', 'F08'];

/** Whether a rule says that nobody can read a file as a task. */
export const isUnreadableCode = (code: string): boolean => unreadableCodes.includes(code);
