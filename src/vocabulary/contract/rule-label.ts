/** What a page says before the value of a rule; one string if that is all. */
export type RuleLabel = string | DetailedLabel;

/** The words for a rule and for its values. */
export interface DetailedLabel {
  /** What the value must meet, in words that are shown before it: "includes". */
  says: string;
  /** What certain values mean. */
  words?: Readonly<Record<string, string>> | undefined;
  /** For an object shown as rows: the headings of its keys and its values. */
  rows?: readonly [string, string] | undefined;
  /** Whether an array in place of a value lists alternatives. Default: false. */
  alternatives?: boolean | undefined;
}

/** The words for a rule that is 1 or 0. */
export const switched = (says: string, on: string, off: string): DetailedLabel => ({
  says,
  words: { '1': on, '0': off },
});
