import {
  type EvidenceKind,
  evidenceWords,
  type Strength,
  strengths,
  type Suspect,
} from '../model/evidence.ts';

/** The tasks whose heaviest evidence is of one kind, the strongest first. */
interface SuspectGroup {
  kind: EvidenceKind;
  suspects: readonly Suspect[];
  /** How many have each strength that any has, from strong to weak. */
  counts: StrengthCounts;
}

type StrengthCounts = readonly { strength: Strength; count: number }[];

/** Divides suspects by the kind of their heaviest evidence; a kind without any has no group. */
export function groupSuspects(suspects: readonly Suspect[]): SuspectGroup[] {
  const kinds = Object.keys(evidenceWords) as EvidenceKind[];
  return kinds
    .map((kind) => {
      const ofKind = suspects.filter(({ evidence: [first] }) => first.kind === kind);
      return {
        kind,
        suspects: strengths.flatMap((strength) => ofKind.filter(isOf(strength))),
        counts: countStrengths(ofKind),
      };
    })
    .filter((group) => group.suspects.length > 0);
}

/** How many suspects have each strength that any has, by their heaviest evidence, from strong to weak. */
export const countStrengths = (suspects: readonly Suspect[]): StrengthCounts =>
  strengths
    .map((strength) => ({ strength, count: suspects.filter(isOf(strength)).length }))
    .filter(({ count }) => count > 0);

const isOf =
  (strength: Strength) =>
  ({ evidence: [first] }: Suspect): boolean =>
    first.strength === strength;
