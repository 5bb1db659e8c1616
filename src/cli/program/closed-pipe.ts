/**
 * Lets a command finish when nobody reads its output any more, such as `head` after its last line.
 * Node would end it with a stack trace, in the middle of a build.
 */
export function allowClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
