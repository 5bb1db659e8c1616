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
  counts: readonly { strength: Strength; count: number }[];
}

/** Divides suspects by the kind of their heaviest evidence; a kind without any has no group. */
export function groupSuspects(suspects: readonly Suspect[]): SuspectGroup[] {
  const kinds = Object.keys(evidenceWords) as EvidenceKind[];
  return kinds
    .map((kind) => {
      const ofKind = suspects.filter(({ evidence: [first] }) => first.kind === kind);
      const byStrength = strengths.map((strength) => ({
        strength,
        suspects: ofKind.filter(({ evidence: [first] }) => first.strength === strength),
      }));
      return {
        kind,
        suspects: byStrength.flatMap((group) => group.suspects),
        counts: byStrength
          .map((group) => ({ strength: group.strength, count: group.suspects.length }))
          .filter(({ count }) => count > 0),
      };
    })
    .filter((group) => group.suspects.length > 0);
}
