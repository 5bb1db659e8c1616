import { z } from 'zod/v3';
import { changeClasses } from '#format/change-class.ts';
import { documented } from '#format/documented.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { toQuotedText } from '#text/rich-text.ts';
import type { Change } from '../model/change.ts';

/** A change in reports and exports. */
export const changeSchema = z.strictObject({
  class: documented(z.enum(changeClasses), 'What this change means for results.'),
  at: documented(
    z.string(),
    'Where it is, as a JSON Pointer (RFC 6901): in the later file, or in the earlier one if only that has it; empty for a change of code, which is in neither.',
  ),
  sentence: documented(z.string(), 'The change in words.'),
});

export const patchSchema = documented(
  z.array(
    z
      .object({
        op: documented(z.string(), 'The operation, such as "replace".'),
        path: documented(z.string(), 'What it changes, as a JSON Pointer (RFC 6901).'),
      })
      .passthrough(),
  ),
  'The JSON Patch (RFC 6902) that turns the earlier file into the later one.',
);

export const toChangeJson = ({ class: own, at, sentence }: Change) => ({
  class: own,
  at: toPointer(at),
  sentence: toQuotedText(sentence),
});

/** The share of the content that two tasks have in common, to two digits: 1 only when it is the same. */
export const roundSimilarity = (similarity: number): number => Math.floor(similarity * 100) / 100;
