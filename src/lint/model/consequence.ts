/** What a finding means for results, most urgent first. */
export const consequences = ['stops', 'passes', 'fails', 'scores', 'nothing'] as const;
export type Consequence = (typeof consequences)[number];

/** The words for each consequence: those of reports, of the findings page, of the rules' index and of SARIF. */
export const consequenceLabels: Readonly<Record<Consequence, string>> = {
  stops: 'A runner may stop',
  passes: 'A wrong answer may pass',
  fails: 'A right answer may fail',
  scores: 'A score may be misread',
  nothing: 'Conventions',
};
