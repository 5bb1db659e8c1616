import type { ReportingDescriptor, Result } from 'sarif';
import { fingerprint, toLocation, toMessageText } from '#lint/report/sarif.ts';
import { digestText } from '#text/sha256.ts';
import { escapeMarkdown } from '#text/to-markdown.ts';
import { shortcutClasses } from '../model/shortcut-classes.ts';
import { shortcutKinds } from '../model/shortcut-kinds.ts';
import type { ReportedShortcut } from './reported-shortcuts.ts';

/** The classes as rules of SARIF, and the shortcuts as results that are no failures. */
export function toSarifShortcuts(shortcuts: readonly ReportedShortcut[]): {
  rules: ReportingDescriptor[];
  results: Result[];
} {
  const seen = new Map<string, number>();
  return {
    rules: Object.entries(shortcutClasses).map(([name, meta]) => toRule(name, meta.summary)),
    results: shortcuts.map((shortcut) => {
      const { class: name, kind, certainty, path, pointer, message, source } = shortcut;
      const digest = digestText(JSON.stringify([name, path, pointer, message])).slice(0, 32);
      const times = (seen.get(digest) ?? 0) + 1;
      seen.set(digest, times);
      return {
        ruleId: toRuleId(name),
        // Other kinds than "fail" must have the level "none" (SARIF 2.1.0, 3.27.10).
        kind: certainty === 'possible' ? 'review' : 'informational',
        level: 'none',
        message: { text: toMessageText(message) },
        locations: [toLocation({ ...shortcut, file: path })],
        partialFingerprints: { [fingerprint]: `${digest}:${times}` },
        properties: { kind, certainty, ...(source && { source }) },
      };
    }),
  };
}

/** "shortcut/unsafe-judge". */
const toRuleId = (name: string): string => `shortcut/${name}`;

function toRule(name: string, summary: string): ReportingDescriptor {
  const kinds = Object.values(shortcutKinds).filter((meta) => meta.class === name);
  const remedies = [...new Set(kinds.map(({ remedy }) => remedy))];
  const text = `To close it: ${remedies.join('; ')}.`;
  return {
    id: toRuleId(name),
    name,
    shortDescription: { text: summary },
    fullDescription: { text: `${summary} It is a fact about a task, and no fault.` },
    help: { text, markdown: escapeMarkdown(text) },
    defaultConfiguration: { level: 'note' },
    properties: { tags: ['shortcut'], precision: 'medium', 'problem.severity': 'recommendation' },
  };
}
