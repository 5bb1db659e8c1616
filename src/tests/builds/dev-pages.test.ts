import { expectLiveSite } from '../browser/live-pages.ts';
import { startScript } from '../commands/run-script.ts';
import { test } from 'vitest';

test('a clone serves pages without a fault, and shows edits', () =>
  expectLiveSite((args) => startScript('dev', args)));
