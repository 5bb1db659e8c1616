/** From the strongest to none. */
export const internetNeeds = ['needed', 'likely', 'no evidence'] as const;
export type InternetNeed = (typeof internetNeeds)[number];

/** Readers look for tasks that do not need it, which a task file can only suggest. */
export const internetLabels: Readonly<Record<InternetNeed, string>> = {
  needed: 'needed',
  likely: 'likely needed',
  'no evidence': 'apparently not needed',
};
