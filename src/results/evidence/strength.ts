import type { Strength } from '../model/evidence.ts';

/** How strong an outcome is that has a probability of 1 to 10 to the power of a number. */
export function judgeImprobability(power: number): Strength {
  if (power >= 2) return 'strong';
  return power >= 1 ? 'moderate' : 'weak';
}

/** How strong something is that was seen so often. */
export function judgeCount(seen: number, of: number): Strength {
  if (seen >= 3 && 2 * seen >= of) return 'strong';
  return seen >= 2 ? 'moderate' : 'weak';
}
