/** How to read `tasks.csv`, for people; each a sentence or two. */
export const csvReading: readonly string[] = [
  'The file is UTF-8 and follows RFC 4180: commas between cells, double quotes around cells that need them, and line breaks within quotes belong to the cell.',
  'An empty cell means that nothing is stated, or an empty list.',
  'Entries of a list are joined by ";". A ";" within an entry is written "\\u003b" and a backslash twice.',
  'An apostrophe is added before a cell, or an entry of a list, that a spreadsheet would read as a formula or that begins with an apostrophe itself. Remove the first apostrophe to get the value.',
];
