/** Why a path leads nowhere, as the end of a sentence that begins with it. */
export function describeUnreached(error: unknown): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  return `cannot be read: ${describeSystemError(error)}`;
}

/** The code of a system error in words, since its message contains paths of the machine. */
export function describeSystemError(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
  const words: Record<string, string> = {
    EACCES: 'permission denied',
    EBUSY: 'another program uses it',
    EEXIST: 'a file with that name exists',
    EDQUOT: 'the disk quota is used up',
    EFBIG: 'the file is larger than the system allows',
    EISDIR: 'it is a folder',
    ELOOP: 'the link points to itself',
    EMFILE: 'too many files are open',
    ENAMETOOLONG: 'its path is too long',
    ENOENT: 'it does not exist',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of its path is a file',
    ENOTEMPTY: 'another program writes there',
    ENXIO: 'it is not a regular file',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
  };
  return words[code] ?? code;
}
