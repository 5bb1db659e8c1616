/** Whether a text is what Git LFS leaves in place of a file that has not been fetched. */
export const isLfsPointer = (text: string): boolean =>
  text.startsWith('version https://git-lfs.github.com/spec/');

/** What to do about such a file, as a part of a message. */
export const lfsPointer =
  'the file is a pointer of Git LFS, which "git lfs pull" replaces with the file itself';
