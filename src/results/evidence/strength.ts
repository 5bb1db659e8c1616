import type { Strength } from '../model/evidence.ts';

/** How strong the evidence of an outcome is that has a probability of 1 in 10 to this power. */
export function judgeImprobability(power: number): Strength {
  if (power >= 2) return 'strong';
  return power >= 1 ? 'moderate' : 'weak';
}

/** How strong the evidence is that was seen in so many of all cases. */
export function judgeCount(seen: number, of: number): Strength {
  if (seen >= 3 && 2 * seen >= of) return 'strong';
  return seen >= 2 ? 'moderate' : 'weak';
}
