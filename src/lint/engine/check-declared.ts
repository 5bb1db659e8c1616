import type { ZodTypeAny } from 'zod/v3';
import { taskFields } from '#format/task-file-schema.ts';
import { fromPointer } from '#text/json/json-pointer.ts';
import type { JsonObject } from '#text/json/json-value.ts';
import { suggest } from '#text/similarity/suggest.ts';
import { declaredField } from '../rules/s09-declared-field.ts';
import { checkShape, type ShapeProblem } from './check-shape.ts';

/** Finds where a task departs from the format, and from what its dataset declares of its own fields. */
export const checkTaskShape = (shape: ZodTypeAny, fields: JsonObject): ShapeProblem[] =>
  checkShape(shape, fields).map((problem) => {
    const [field = ''] = fromPointer(problem.about?.[0] ?? '');
    if (field === '' || taskFields.includes(field)) return problem;
    return { ...problem, meta: declaredField, message: problem.message + suggestValue(problem) };
  });

const suggestValue = ({ found, allowed }: ShapeProblem): string =>
  typeof found === 'string' && allowed ? suggest(found, allowed) : '';
