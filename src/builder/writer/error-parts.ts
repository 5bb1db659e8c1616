import { findSystemError } from '#dataset/system-error.ts';

/** An error as it is sent to another thread or process, which would lose the code of the system. */
export interface ErrorParts {
  message: string;
  stack: string | undefined;
  code: string | undefined;
  path: string | undefined;
}

export function toErrorParts(thrown: unknown): ErrorParts {
  const error: NodeJS.ErrnoException = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, stack } = error;
  const { code, path } = findSystemError(error) ?? error;
  return { message, stack, code, path };
}

export const fromErrorParts = (parts: ErrorParts): Error =>
  Object.assign(new Error(parts.message), parts);
