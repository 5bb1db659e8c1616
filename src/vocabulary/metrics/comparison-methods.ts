/** How metrics compare a value with a "ref"; one that ends with "*" means any text with that beginning. */
export const comparisonMethods: readonly string[] = [
  ...['eq', 'ne', 'le', 'lt', 'ge', 'gt', 're', 're.*', 'approx:*', 'range.*'],
  ...['spreadsheet_range', 'str_list_eq', 'str_set_eq'],
];

/** What Python's operators ask for, by their names. */
export const relations: Readonly<Record<string, string>> = {
  eq: 'is',
  ne: 'is not',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is greater than',
  ge: 'is at least',
};
