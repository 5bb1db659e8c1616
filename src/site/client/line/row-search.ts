/** What was searched for, as far as rows show it. */
export interface RowSearch {
  /** For each word, the folded forms in which it was found. */
  forms: readonly (readonly string[])[];
  /** All searched texts of a row. */
  textsOf: (row: number) => readonly string[];
  /** The words that a row does not have. */
  missingIn: (row: number) => readonly string[];
}

/** For rows that were not searched for. */
export const noSearch: RowSearch = { forms: [], textsOf: () => [], missingIn: () => [] };
