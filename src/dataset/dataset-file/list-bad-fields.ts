import type { DatasetFile } from '#format/dataset-file-schema.ts';
import { taskFields } from '#format/task-file-schema.ts';
import type { Path } from '#text/json/json-pointer.ts';

/** Declarations that no field could follow, or that would change the format. */
export function listBadFields({ fields = {} }: DatasetFile): { at: Path; message: string }[] {
  return Object.entries(fields).flatMap(([name, { minimum, maximum, type, values }]) => {
    const [top = '', ...inner] = name.split('.');
    const problems = [
      ...(taskFields.includes(top) ? [`"${top}" is a field of the format`] : []),
      ...(inner.length > 1 || name === '' || name.split('.').includes('__proto__')
        ? [`"${name}" cannot be declared; write "field" or "object.field"`]
        : []),
      ...(minimum !== undefined && maximum !== undefined && minimum > maximum
        ? [`the minimum ${minimum} is above the maximum ${maximum}`]
        : []),
      ...((minimum ?? maximum) !== undefined && (type === 'string' || type === 'boolean' || values)
        ? ['"minimum" and "maximum" are for numbers']
        : []),
    ];
    return problems.map((message) => ({ at: ['fields', name], message }));
  });
}
