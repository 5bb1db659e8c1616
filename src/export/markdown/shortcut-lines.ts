import type { About } from '#catalogue/citing/about.ts';
import { groupShortcuts, locateSource } from '#catalogue/shortcuts/describe-shortcuts.ts';
import type { TaskShortcut } from '#catalogue/shortcuts/task-shortcuts.ts';
import { shortcutClasses } from '#shortcuts/model/shortcut-classes.ts';
import { escapeMarkdown, toCodeSpan } from '#text/to-markdown.ts';

/** The ways to pass a task without the work as a list; none without any. */
export function listShortcutLines(
  shortcuts: readonly TaskShortcut[],
  about: Pick<About, 'environment'>,
): string[] {
  const lines = groupShortcuts(shortcuts).map(({ shortcut, places }) => {
    const { message, certainty, source } = shortcut;
    const evidence = [
      ...places.map(({ pointer }) => toCodeSpan(pointer)),
      ...(source ? [toCodeSpan(locateSource(source, about).label)] : []),
    ];
    const { label } = shortcutClasses[shortcut.class];
    return `- ${label}: ${escapeMarkdown(message)} (${certainty}; ${evidence.join(', ')})`;
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}
