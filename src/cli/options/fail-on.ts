import { UsageError } from '#dataset/usage-error.ts';
import { severities } from '#lint/model/finding.ts';
import { shortcutClasses } from '#shortcuts/model/shortcut-classes.ts';
import { certainties, type Shortcut } from '#shortcuts/model/shortcut.ts';
import type { ReportedShortcut } from '#shortcuts/report/reported-shortcuts.ts';
import { count } from '#text/figures/plural.ts';
import { type FailOn, oneOf } from './parse-arguments.ts';

/** What makes a check exit with 1. */
export interface Threshold {
  /** Findings of this severity or a higher one. */
  findings: FailOn;
  /** The words that name shortcuts. */
  words: readonly string[];
  /** Whether a shortcut does. */
  isFailure: (shortcut: Pick<Shortcut, 'class' | 'certainty'>) => boolean;
}

const anyShortcut = 'shortcut';
/** The least certainty needs no word, since it means any shortcut. */
const shortcutWords = [anyShortcut, ...certainties.slice(0, -1), ...Object.keys(shortcutClasses)];

/**
 * What the value of `--fail-on` names: severities, classes of shortcuts and how sure one must be, with
 * commas between them. Whatever is one of these makes the check fail.
 *
 * @param withShortcuts whether shortcuts are searched for.
 * @throws UsageError when a word is unknown, or is about shortcuts without them.
 */
export function toThreshold(text: string, withShortcuts: boolean): Threshold {
  const words = text.split(',').map((word) => word.trim());
  const known = [...severities, 'never', ...(withShortcuts ? shortcutWords : [])];
  for (const word of words) {
    if (!withShortcuts && shortcutWords.includes(word)) {
      throw new UsageError(`--fail-on ${word} needs --shortcuts`, 'Use both, or neither.');
    }
    if (withShortcuts && word === certainties.at(-1)) {
      throw new UsageError(
        `invalid value "${word}" for --fail-on; did you mean "${anyShortcut}"?`,
        'Every shortcut is at least possible.',
      );
    }
    oneOf('--fail-on', word, known);
  }
  if (words.includes('never') && words.length > 1) {
    throw new UsageError(
      `"never" cannot be combined with other values of --fail-on`,
      'Leave "never" out: what --fail-on does not name makes no check fail.',
    );
  }
  const least = severities.findLast((severity) => words.includes(severity));
  const surest = certainties.findLast((certainty) => words.includes(certainty));
  const isSure = ({ certainty }: Pick<Shortcut, 'certainty'>) =>
    surest !== undefined && certainties.indexOf(certainty) <= certainties.indexOf(surest);
  return {
    findings: least ?? 'never',
    words: words.filter((word) => shortcutWords.includes(word)),
    isFailure: (shortcut) =>
      words.includes(anyShortcut) || words.includes(shortcut.class) || isSure(shortcut),
  };
}

/** "3 tasks fail --fail-on unsafe-judge"; undefined where no shortcut makes the check fail. */
export function describeFailing(
  { words, isFailure }: Threshold,
  shortcuts: readonly Pick<ReportedShortcut, 'class' | 'certainty' | 'file' | 'path'>[],
): string | undefined {
  const failing = shortcuts.filter(isFailure).map(({ path, file }) => JSON.stringify([path, file]));
  const tasks = new Set(failing).size;
  if (tasks === 0) return undefined;
  return `${count(tasks, 'task')} ${tasks === 1 ? 'fails' : 'fail'} --fail-on ${words.join(',')}`;
}
