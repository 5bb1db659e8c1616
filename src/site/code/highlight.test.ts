import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('marks the tokens of a command', () => {
  expect(highlight('ls "a b"', 'shellscript')).toBe('<b>ls</b> <i>"a b"</i>');
});

test('marks a program in its own language', () => {
  expect(highlight("import os; f('a')", 'python')).toBe(
    '<b>import</b> os; <b>f</b>' + `(<i>'a'</i>)`,
  );
  expect(highlight("import os; f('a')", 'shellscript')).toContain('<i>os');
});

test('marks the lines of a diff, and what says where they are', () => {
  expect(highlight('--- a.py\n+++ a.py\n@@ -1,2 +1,2 @@ f\n a<b\n-old\n+new', 'diff')).toBe(
    [
      '<span class="comment">--- a.py</span>',
      '<span class="comment">+++ a.py</span>',
      '<span class="comment">@@ -1,2 +1,2 @@ f</span>',
      ' a&lt;b',
      '<del>-old</del>',
      '<ins>+new</ins>',
    ].join('\n'),
  );
});

test('lets a long word break after its slashes and underscores', () => {
  const path = '/home/user/Documents/orders/of-may.csv';
  const join = (...parts: readonly string[]) => parts.join('<wbr aria-hidden=true>');
  const breakable = join('/home/user/', 'Documents/', 'orders/', 'of-may.csv');
  expect(highlight(`rm '${path}'`, 'shellscript')).toBe(`<b>rm</b> <i>'${breakable}'</i>`);
  expect(highlight('cat settings_of_the_word_processor.xml', 'shellscript')).toBe(
    `<b>cat</b> <i>${join('settings_of_the_', 'word_', 'processor.xml')}</i>`,
  );
  expect(highlight("rm '/home/user'", 'shellscript')).toBe("<b>rm</b> <i>'/home/user'</i>");
});

test('keeps the hyphens of an option with its first letter, after which a long word may break', () => {
  expect(highlight('code --add-mode "--no" -p', 'shellscript')).toBe(
    '<b>code</b> <i><span class=whole>--a</span>dd-mode</i> <i>"--no"</i> <i>-p</i>',
  );
});

test.for([
  ['markup', '<script>alert(1)</script> & "x"'],
  ['a text that would take minutes', '<'.repeat(39_000)],
  ['a text that would exhaust the stack', '<<A '.repeat(5000)],
  ['many backslashes', '\\'.repeat(39_000)],
  ['several lines', 'a\n\n  b\n'],
  ['nothing', ''],
] as const)('shows %s as it is', ([, text]) => {
  expect(textOf(highlight(text, 'shellscript'))).toBe(text);
  expect(textOf(highlight(JSON.stringify(text), 'json'))).toBe(JSON.stringify(text));
  for (const language of ['javascript', 'powershell', 'python', 'regexp'] as const) {
    expect(textOf(highlight(text, language))).toBe(text);
  }
});
