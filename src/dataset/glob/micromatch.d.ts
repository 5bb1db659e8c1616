/** What is used of micromatch, which has no types of its own. */
declare module 'micromatch' {
  const micromatch: {
    /** Splits a glob at its first wildcard. */
    scan: (glob: string) => { base: string; glob: string };
    /** @param options the flags of the regular expression that it makes */
    matcher: (glob: string, options: { flags: string }) => (path: string) => boolean;
  };
  export = micromatch;
}
