import fc from 'fast-check';
import { oddNames, oddTexts, oddUnits, oddValues } from './odd-values.ts';

/** One thing that goes wrong with a task file; places and offsets count round. */
export type Edit = ValueEdit | TextEdit | ByteEdit;

export type ValueEdit =
  | { kind: 'replace'; place: number; value: unknown }
  | { kind: 'remove'; place: number }
  | { kind: 'rename'; place: number; name: string }
  | { kind: 'add'; place: number; name: string; value: unknown }
  | { kind: 'swap'; place: number; other: number }
  | { kind: 'copy'; place: number; other: number }
  | { kind: 'nest'; place: number; depth: number; name: string }
  | { kind: 'insert'; place: number; offset: number; text: string; times: number }
  /** Repeats the entries of a list, or of every list of an object. */
  | { kind: 'multiply'; place: number; times: number };

type TextEdit =
  | { kind: 'cut'; offset: number }
  | { kind: 'overwrite'; offset: number; length: number; text: string }
  | { kind: 'double-key'; offset: number; name: string }
  | { kind: 'huge-number'; offset: number };

type ByteEdit =
  | { kind: 'flip'; offset: number; bits: number }
  | { kind: 'mark' }
  | { kind: 'utf-16' };

const place = fc.nat();
const record = <const Kind extends string, Fields extends object>(
  kind: Kind,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => fc.record({ kind: fc.constant(kind), ...fields }) as fc.Arbitrary<{ kind: Kind } & Fields>;

const mildEdit: fc.Arbitrary<ValueEdit> = fc.oneof(
  { arbitrary: record('replace', { place, value: oddValues }), weight: 4 },
  { arbitrary: record('remove', { place }), weight: 2 },
  { arbitrary: record('rename', { place, name: oddNames }), weight: 2 },
  { arbitrary: record('add', { place, name: oddNames, value: oddValues }), weight: 3 },
  { arbitrary: record('swap', { place, other: place }), weight: 2 },
  { arbitrary: record('copy', { place, other: place }), weight: 2 },
);

/** They make a file long or deep. */
const growingEdit: fc.Arbitrary<ValueEdit> = fc.oneof(
  record('nest', { place, depth: fc.constantFrom(1, 1, 2, 2, 3, 40, 990, 1200), name: oddNames }),
  record('insert', { place, offset: place, text: oddTexts, times: fc.constantFrom(1, 2) }),
  record('insert', { place, offset: place, text: oddUnits, times: fc.constantFrom(3, 40, 5000) }),
  record('multiply', { place, times: fc.constantFrom(2, 3, 100) }),
);

const textEdits: fc.Arbitrary<TextEdit> = fc.oneof(
  record('cut', { offset: place }),
  record('overwrite', {
    offset: place,
    length: fc.nat(3),
    text: fc.oneof(
      fc.constantFrom('', '{', '}', '[', ']', '"', ',', ':', '\\', '//', "'"),
      oddTexts,
    ),
  }),
  record('double-key', { offset: place, name: oddNames }),
  record('huge-number', { offset: place }),
);

const byteEdits: fc.Arbitrary<ByteEdit> = fc.oneof(
  {
    arbitrary: record('flip', { offset: place, bits: fc.integer({ min: 1, max: 255 }) }),
    weight: 6,
  },
  record('mark', {}),
  record('utf-16', {}),
);

const few = { minLength: 1, maxLength: 3 };

/** One to three edits of values, after which a file is about as long as before. */
export const mildEdits: fc.Arbitrary<ValueEdit[]> = fc.array(mildEdit, few);

/** One to four edits; most leave a task that can be read. */
export const taskEdits: fc.Arbitrary<Edit[]> = fc
  .tuple(
    fc.array(
      fc.oneof({ arbitrary: mildEdit, weight: 15 }, { arbitrary: growingEdit, weight: 4 }),
      few,
    ),
    fc.oneof({ arbitrary: fc.constant([]), weight: 7 }, fc.tuple(textEdits), fc.tuple(byteEdits)),
  )
  .map(([values, others]) => [...values, ...others]);
