/** Called with the progress of a stage of a long run: its name and, if it counts, how many of how many are done. */
export type Progress = (stage: string, done?: number, total?: number) => void;
