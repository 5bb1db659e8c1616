/** How many more steps may be taken. */
export interface Budget {
  left: number;
}
