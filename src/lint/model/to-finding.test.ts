import { expect, test } from 'vitest';
import * as metas from '../rules/f-file-rules.ts';
import { toFinding } from './to-finding.ts';

const place = { file: 'a.json', at: [], position: { line: 1, column: 1 } };

test('keeps both ends of a message that is very long', () => {
  const message = `unknown "${'x'.repeat(1_000_000)}"; correct it`;
  const { message: shown } = toFinding(metas.notATask, place, { message });
  expect(shown).toHaveLength(2001);
  expect(shown).toMatch(/^unknown "x{991}…x{987}"; correct it$/);
});
