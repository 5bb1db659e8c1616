/** Separates unrelated texts of a search record. */
export const textSeparator = ' · ';
