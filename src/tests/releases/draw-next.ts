import fc, { type GeneratorValue } from 'fast-check';
import type { ReleasedTask } from '#history/model/release.ts';
import { isObject } from '#text/json/json-value.ts';
import { editJson } from '../edits/apply-edits.ts';
import { mildEdits } from '../edits/task-edits.ts';

/** What becomes of a task in the next release; most stay as they are. */
const fates = ['same', 'same', 'same', 'same', 'edit', 'edit', 'move', 'rename', 'remove', 'copy'];

/**
 * What becomes of a task in the next release: one task, none, or two.
 *
 * @param name of what is new in it
 */
export function drawNext(task: ReleasedTask, name: string, draw: GeneratorValue): ReleasedTask[] {
  const fate = draw(() => fc.constantFrom(...fates));
  if (fate === 'remove') return [];
  if (fate === 'move') return [{ ...task, file: `${name}/${task.file}` }];
  if (fate === 'copy') return [task, { ...task, file: `${name}/windows/${task.file}` }];
  if (fate === 'rename') {
    return [{ ...task, id: name, fields: { ...task.fields, id: name }, file: `${name}.json` }];
  }
  const edited =
    fate === 'edit'
      ? editJson(
          task.fields,
          draw(() => harmlessEdits),
        )
      : task.fields;
  return isObject(edited) ? [{ ...task, fields: edited }] : [];
}

/** The library that applies patches goes into no field of these names, with which programs are attacked. */
const refused = new Set(['__proto__', 'constructor']);

const harmlessEdits = mildEdits.map((edits) =>
  edits.filter((edit) => !('name' in edit && refused.has(edit.name))),
);
