/** A JSON value in the form in which a page shows it best. */
export type DisplayValue =
  /** With the address of what it names on the site, if that has a page. */
  | { kind: 'literal'; text: string; address?: string }
  | { kind: 'link'; href: string; text: string }
  /** Text of several lines. */
  | { kind: 'block'; text: string }
  /** A regular expression. */
  | { kind: 'pattern'; text: string }
  /** Words that Benchlight adds, about the value that follows them if there is one. */
  | { kind: 'words'; text: string; value?: DisplayValue }
  | { kind: 'list'; items: readonly DisplayValue[] }
  | DisplayTable
  | { kind: 'fields'; fields: readonly DisplayField[] }
  /** Too deep for anything else. */
  | { kind: 'json'; text: string }
  | { kind: 'empty'; text: string };

export interface DisplayField {
  name: string;
  value: DisplayValue;
  /** What the value must meet or means, in words. */
  says?: string;
  /** Where the name is explained. */
  address?: string;
}

export interface DisplayTable {
  kind: 'table';
  head: readonly DisplayValue[];
  rows: readonly DisplayRow[];
  /** Whether the first cell of a row names it. */
  named: boolean;
}

export interface DisplayRow {
  /** As many as the head has. */
  cells: readonly DisplayValue[];
  /** What fits in no cell; empty when everything does. */
  more: readonly DisplayField[];
}
