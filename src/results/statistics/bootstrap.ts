import type { Interval } from '../model/rates.ts';
import { createRandom } from './random.ts';

/** Resamples that move the ends of an interval by less than a hundredth of its length or so. */
const resamples = 1000;
const seed = 20_260_101;

/**
 * The interval of a mean, 95%: percentiles of the means of samples drawn with replacement. The same
 * values in the same order give the same interval on every machine. Undefined for equal values, whose
 * samples do not differ and so say nothing of chance.
 */
export function bootstrapMean(values: readonly number[]): Interval | undefined {
  const count = values.length;
  const [first] = values;
  if (values.every((value) => value === first)) return undefined;
  const numbers = Float64Array.from(values);
  const drawn = drawNumbers(resamples * count);
  const means = new Float64Array(resamples);
  for (let sample = 0; sample < resamples; sample++) {
    let sum = 0;
    for (let draw = 0; draw < count; draw++) {
      const place = Math.floor(((drawn[sample * count + draw] ?? 0) / wholes) * count);
      sum += numbers[place] ?? 0;
    }
    means[sample] = sum / count;
  }
  means.sort();
  return { low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

const wholes = 2 ** 32;
const random = createRandom(seed);
let latest = new Uint32Array(0);

/** At least so many random numbers below 2³². All samples share them, since drawing takes longest. */
function drawNumbers(count: number): Uint32Array {
  if (latest.length >= count) return latest;
  const drawn = new Uint32Array(count);
  drawn.set(latest);
  for (let index = latest.length; index < count; index++) drawn[index] = random() * wholes;
  latest = drawn;
  return drawn;
}

/** A quantile between two values is interpolated linearly, as in R and NumPy. */
function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  const high = sorted[below + 1] ?? low;
  return low + (high - low) * (place - below);
}
