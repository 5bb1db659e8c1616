/** Is told how far a stage of a long run has come: how many of how many, where it counts. */
export type Progress = (stage: string, done?: number, total?: number) => void;
