import javascript from 'shiki/langs/javascript.mjs';
import powershell from 'shiki/langs/powershell.mjs';
import python from 'shiki/langs/python.mjs';
import regexp from 'shiki/langs/regexp.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import { createCssVariablesTheme, createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { escapeHtml } from '#text/safe/escape-html.ts';
import { splitName } from './long-names.ts';
import { highlightDiff } from './highlight-diff.ts';
import { highlightJson, longestHighlighted } from './highlight-json.ts';
import { markCode, type CodeKind } from './mark-code.ts';
import { memoize } from '#text/memoize.ts';

export type Language =
  | 'diff'
  | 'javascript'
  | 'json'
  | 'powershell'
  | 'python'
  | 'regexp'
  | 'shellscript';

/**
 * Longer lines get no colours: the time for a line grows with its square, in the shell's grammar
 * with its cube, and a file may contain the slowest line. Lines of these lengths take a fraction
 * of a second.
 */
const longestLine: Record<Exclude<Language, 'diff' | 'json'>, number> = {
  javascript: 250,
  powershell: 1000,
  python: 8000,
  regexp: 4000,
  shellscript: 500,
};

// One theme of variables instead of two of colours: both palettes are in the style sheet.
const theme = createCssVariablesTheme({ name: 'catalogue', variablePrefix: '--code-' });
const highlighter = createHighlighterCoreSync({
  engine: createJavaScriptRegexEngine(),
  langs: [javascript, powershell, python, regexp, shell],
  themes: [theme],
});
/** Commands repeat from task to task. */
const rendererOf = memoize((language: keyof typeof longestLine) =>
  memoize((code: string) => render(code, language)),
);

/** Code as HTML, its parts marked as what they are. The text is escaped. */
export function highlight(code: string, language: Language | undefined): string {
  if (language === 'json') return highlightJson(code);
  if (language === 'diff') return highlightDiff(code);
  if (language === undefined || code.length > longestHighlighted) return escapeHtml(code);
  return rendererOf(language)(code);
}

function render(code: string, language: keyof typeof longestLine): string {
  try {
    const lines = highlighter.codeToTokensBase(code, {
      lang: language,
      theme: 'catalogue',
      tokenizeMaxLineLength: longestLine[language],
      // A limit of time would make the result depend on the machine.
      tokenizeTimeLimit: 0,
    });
    return lines
      .map((parts) => parts.map(({ content, color }) => wrap(content, color)).join(''))
      .join('\n');
  } catch {
    // The grammars recurse, and some texts exhaust the stack.
    return escapeHtml(code);
  }
}

/** What Shiki calls the colours of a theme of variables; plain text and punctuation have none here. */
const kinds = new Map<string, CodeKind>([
  ['comment', 'comment'],
  ['constant', 'literal'],
  ['function', 'key'],
  ['keyword', 'key'],
  ['link', 'key'],
  ['parameter', 'literal'],
  ['string', 'string'],
  ['string-expression', 'string'],
]);

function wrap(content: string, color: string | undefined): string {
  const kind = kinds.get(/--code-token-([\w-]+)/.exec(color ?? '')?.[1] ?? '');
  const html =
    kind === undefined || content.trim() === '' ? escapeHtml(content) : markCode(kind, content);
  return html
    .replaceAll(longWord, (word) => splitName(word).join('<wbr aria-hidden=true>'))
    .replaceAll(optionStart, '<span class=whole>$&</span>');
}

/** What may be wider than its place on a phone. */
const longWord = /[^\s<>]{33,}/g;

/** Chromium wraps a line between hyphens too, and two of them alone at its end are no option. */
const optionStart = /(?<![^\s>])--\w/g;
