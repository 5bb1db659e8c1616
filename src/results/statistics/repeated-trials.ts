import { logChoose } from './binomials.ts';

/**
 * How likely at least one of k trials succeeds, without bias: pass@k (M. Chen and others, "Evaluating
 * large language models trained on code", 2021).
 *
 * @param k at most `trials`
 */
export function passAtK(trials: number, successes: number, k: number): number {
  return 1 - Math.exp(logChoose(trials - successes, k) - logChoose(trials, k));
}

/**
 * How likely all of k trials succeed, without bias: pass^k (S. Yao and others, "τ-bench", 2024).
 *
 * @param k at most `trials`
 */
export function passHatK(trials: number, successes: number, k: number): number {
  return Math.exp(logChoose(successes, k) - logChoose(trials, k));
}
