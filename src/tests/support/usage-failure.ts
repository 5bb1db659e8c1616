import { UsageError } from '#dataset/usage-error.ts';

/** The usage error that a call throws; fails when there is none. */
export function failureOf(call: () => unknown): [message: string, hint: string] {
  try {
    call();
  } catch (error) {
    if (error instanceof UsageError) return [error.message, error.hint];
    throw error;
  }
  throw new Error('a usage error was due');
}
