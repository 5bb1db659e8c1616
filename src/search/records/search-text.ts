/** Stands between texts of a search record that have nothing to do with each other. */
export const textSeparator = ' · ';
