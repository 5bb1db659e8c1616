import { changeClasses } from '#format/change-class.ts';
import type { ReleaseDiff } from '#history/model/release.ts';
import { describeClass } from '#history/releases/describe-class.ts';
import { countListed, listChanged } from '#history/report/listed-tasks.ts';
import { titleList } from '#history/report/name-list.ts';

/** The sections of the page of a release about what has changed in it, each with the name of its place. */
export function listChangeSections(diff: ReleaseDiff | undefined) {
  if (!diff) return [];
  const changed = new Set(listChanged(diff).map((pair) => pair.class));
  const listed = countListed(diff);
  return [
    ...changeClasses
      .filter((change) => changed.has(change))
      .map((slug) => ({ slug, text: `Changed: ${describeClass(slug).label}` })),
    ...(['renamed', 'removed', 'added', 'readable'] as const)
      .filter((list) => listed[list] > 0)
      .map((slug) => ({ slug, text: titleList(slug) })),
  ];
}
