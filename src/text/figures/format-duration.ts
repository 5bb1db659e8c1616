import { formatCount } from './format-count.ts';
import { count } from './plural.ts';

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Seconds in words: "half a second", "two seconds", "1.5 seconds", "3 minutes". */
export function formatDuration(seconds: number): string {
  if (seconds === 0.5) return 'half a second';
  if (seconds === 1) return 'one second';
  if (seconds >= 60 && seconds % 60 === 0) return count(seconds / 60, 'minute', formatNumber);
  return count(seconds, 'second', formatNumber);
}

/** Seconds by the clock: "3 h 26 min 40 s"; parts that are 0 are left out. */
export function formatSpan(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds <= 0) return `${seconds} s`;
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  return parts.flatMap(([number, unit]) => (number === 0 ? [] : [`${number} ${unit}`])).join(' ');
}

/** A number in words up to ten: "three", "11". */
export function formatNumber(number: number): string {
  return words[number] ?? formatCount(number);
}
