/** What an error does to a check, as the end of a sentence about one and about several checks. */
export interface CheckFault {
  /** "compares a file with itself". */
  one: string;
  /** "compare a file with itself". */
  several: string;
}
