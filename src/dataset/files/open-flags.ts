import { constants } from 'node:fs';

/** Opens a file to read it. A named pipe would otherwise wait for a writer; Windows has no such flag. */
export const openFlags = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);
