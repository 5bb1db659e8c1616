import type { Evaluation } from '#format/task.ts';
import { type RichText, toPlainText } from '#text/rich-text.ts';
import type { CheckClause } from './describe-check.ts';
import { joinParts } from '../words/join-parts.ts';

/** What one or several checks demand. */
export interface DescribedChecks {
  clause: RichText;
  /** How many checks it is about. */
  checks: number;
  /** How many checks demand just this; 1 where the clause names what is judged by each. */
  times: number;
  /** What is said of the metric, after the clause. */
  description: RichText;
}

/** The same in parts. */
export type CountedClause = CheckClause & Pick<DescribedChecks, 'checks' | 'times'>;

/** Clauses about the same thing, or with the same metric, as one: "a.txt has two lines and ends with x". */
export function joinBySubject(
  clauses: readonly CountedClause[],
  conj: Evaluation['conj'],
): DescribedChecks[] {
  const subjects = clauses
    .filter(({ subject, source }) => subject.length > 0 && source === '')
    .map(({ subject }) => subject);
  const placed = clauses.map((clause) => takeSubject(clause, subjects));
  const groups = Map.groupBy(placed, ({ subject, object, predicate, source }) => {
    if (subject.length === 0) return predicate;
    return toPlainText(subject) + (object.length === 0 ? source : '');
  });
  let judged = '';
  return [...groups.values()].flatMap((group) => {
    const shortened = group.map((clause) => nameAgain(clause, judged));
    judged = group.at(-1)?.source ?? '';
    const isCounted = group.some(({ times }) => times > 1);
    return isCounted ? shortened.map(toSingle) : joinGroup(shortened, conj);
  });
}

/** The output of a command that the clause before is about too; its name is long. */
function nameAgain(clause: CountedClause, judged: string): CountedClause {
  const [words] = clause.object;
  const isSameOutput = clause.source !== '' && clause.source === judged;
  return isSameOutput && words === 'the output of '
    ? { ...clause, object: ['the same output'] }
    : clause;
}

/** A clause of other words that begins with what another one is about. */
function takeSubject(clause: CountedClause, subjects: readonly RichText[]): CountedClause {
  const [first, ...rest] = clause.predicate;
  if (clause.subject.length > 0 || typeof first !== 'string') return clause;
  for (const subject of subjects) {
    const [words, ...others] = subject;
    if (typeof words === 'string' && others.length === 0 && first.startsWith(`${words} `)) {
      return { ...clause, subject, predicate: [first.slice(words.length), ...rest] };
    }
  }
  return clause;
}

const toSingle = ({
  subject,
  object,
  predicate,
  description,
  checks,
  times,
}: CountedClause): DescribedChecks => ({
  clause: [...subject, ...object, ...predicate],
  description,
  checks,
  times,
});

function joinGroup(group: readonly CountedClause[], conj: Evaluation['conj']): DescribedChecks[] {
  const [first, ...others] = group;
  if (!first || others.length === 0) return group.map(toSingle);
  const word = conj === 'or' ? 'or' : 'and';
  const { subject, description } = first;
  const shared = { checks: group.length, times: 1, description };
  const objects = group.map(({ object }) => object);
  if (isSame(group.map(({ object, source }) => [...object, source]))) {
    const parts = group.map(({ predicate }) => predicate);
    return [{ ...shared, clause: [...subject, ...first.object, ...joinLong(parts, word)] }];
  }
  if (isSame(group.map(({ predicate }) => predicate))) {
    const named = joinObjects(objects, word);
    return [{ ...shared, clause: [...subject, ...named, ...first.predicate] }];
  }
  const parts = group.map(({ object, predicate }) => [...object, ...predicate]);
  return [{ ...shared, clause: [...subject, ...joinLong(parts, word)] }];
}

/** "each of a.png and b.png" of files; what is no file keeps its own words. */
function joinObjects(objects: readonly RichText[], word: 'and' | 'or'): RichText {
  const areFiles = objects.every((object) => object.length === 1 && typeof object[0] === 'object');
  const listed = joinParts(objects, word);
  return areFiles && word === 'and' ? ['each of ', ...listed] : listed;
}

const isSame = (texts: readonly RichText[]): boolean => new Set(texts.map(toPlainText)).size === 1;

/** Parts with commas or an "and" of their own are set apart by commas. */
function joinLong(parts: readonly RichText[], word: 'and' | 'or'): RichText {
  const isLong = parts.length > 2 || parts.some((part) => /,| and | or /.test(toPlainText(part)));
  return parts.flatMap((part, index): RichText => {
    if (index === 0) return part;
    const isLast = index === parts.length - 1;
    const separator = isLong ? ',' : '';
    const lead = isLast ? `${separator} ${word}` : separator;
    const [start, ...rest] = part;
    // What follows a subject begins with a space of its own, or with a comma.
    return typeof start === 'string' && /^[ ,]/.test(start)
      ? [lead, start.replace(/^, /, ' '), ...rest]
      : [`${lead} `, ...part];
  });
}
