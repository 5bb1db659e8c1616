/** A place in the source of an environment. */
export interface SourceLine {
  file: string;
  line?: number;
}
