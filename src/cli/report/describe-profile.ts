/** Which profile the tasks were judged by, and how to choose another one. */
export const describeProfile = (label: string): string =>
  `checked as ${label}; to choose another environment, set "profile" in "environment" of dataset.json`;
