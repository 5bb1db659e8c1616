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

/** What the findings of each consequence are about, as a rest of a line. */
export const consequenceDescriptions: Readonly<Record<Consequence, string>> = {
  stops: 'wrong types, missing fields, names that the environment does not know',
  passes: 'the agent can reach the reference, or a check compares too little',
  fails: 'what the agent did is not saved, not read or not accepted',
  scores: 'results that cannot be read or counted as they are',
  nothing: 'nothing changes for results',
};
