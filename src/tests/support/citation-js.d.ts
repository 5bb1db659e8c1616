// The package has no types of its own; these are the parts that tests use.
declare module '@citation-js/core' {
  export const plugins: { input: { chain(text: string): readonly unknown[] } };
}
declare module '@citation-js/plugin-ris';
