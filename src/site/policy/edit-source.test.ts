import { expect, test } from 'vitest';
import { collectScripts, editSource } from './edit-source.ts';

const source = `<b style="top: 0">menu</b>
<script>
  open();
</script>
<script src="./state"></script>
<script is:inline>restore();</script>`;

test('replaces a text', () => {
  const edited = editSource('<b style="top: 0">$&</b>', {
    replace: [[' style="top: 0"', ' class="$&"']],
  });
  expect(edited).toBe('<b class="$&">$&</b>');
});

test('gives nothing where a text is not there', () => {
  const replace = [
    ['menu', 'list'],
    ['</nav>', ''],
  ] as const;
  expect(editSource(source, { replace })).toBeUndefined();
});

test('takes the scripts out, except for inline ones', () => {
  expect(editSource(source, { movesScripts: true })).toBe(
    '<b style="top: 0">menu</b>\n\n\n<script is:inline>restore();</script>',
  );
});

test('makes a module of scripts, and imports those with an address', () => {
  expect(collectScripts(source).trim()).toBe("open();\n\nimport './state';");
});
