/** How to read `tasks.csv`, for people; each a sentence or two. */
export const csvReading: readonly string[] = [
  'The file is UTF-8 and follows RFC 4180: commas between cells, double quotes around cells that need them, and line breaks within quotes belong to the cell.',
  'An empty cell means that nothing is stated, or an empty list.',
  'Entries of a list are joined by ";". A ";" within an entry is written "\\u003b" and a backslash twice.',
  'At the start of a cell, and after a ";", a tab or a line break in it, an apostrophe is added before what a spreadsheet would read as a formula and before another apostrophe. Remove one apostrophe in each of these places to get the value.',
];
