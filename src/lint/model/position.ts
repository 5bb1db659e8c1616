/** A position in a text; both numbers count from 1, the column in UTF-16 units as editors do. */
export interface Position {
  line: number;
  column: number;
}
