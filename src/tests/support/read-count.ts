/** The number of a count with separators, as pages show it; NaN for none. */
export const readCount = (text: string | null | undefined): number =>
  Number(text?.replaceAll(',', '') ?? NaN);
