/** How metrics compare a value with a "ref"; one that ends with "*" means any text with that beginning. */
export const comparisonMethods: readonly string[] = [
  ...['eq', 'ne', 'le', 'lt', 'ge', 'gt', 're', 're.*', 'approx:*', 'range.*'],
  ...['spreadsheet_range', 'str_list_eq', 'str_set_eq'],
];
