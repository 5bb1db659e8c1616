const units = ['bytes', 'kB', 'MB', 'GB'] as const;

/** The size of a file as people read it, in steps of 1,000: "412 bytes", "1.2 kB", "35 MB". */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte';
  let size = bytes;
  let step = 0;
  // A size that would be rounded up to 1,000 is written in the next unit.
  while (size >= 999.5 && step < units.length - 1) {
    size /= 1000;
    step += 1;
  }
  const digits = step > 0 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${units[step]}`;
}
