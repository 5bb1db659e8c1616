import type { JsonObject } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { readJudging } from '../facts/checks/judging.ts';
import { listDemandedTexts } from '../facts/dataset/demanded-texts.ts';
import { listFieldValues } from '../facts/dataset/field-values.ts';
import { readParts } from '../facts/dataset/task-parts.ts';
import type { DatasetMember } from './rule.ts';
import { joinInstructions, toTaskView } from '../facts/task-view.ts';
import { readSudoCalls } from '../facts/setup/sudo-calls.ts';

/** The fields of a task that the rules about a dataset as a whole compare; others need not stay in memory. */
const comparedFields = ['id', 'instruction', 'related_apps'];

/** A task with the fields that the rules about its dataset compare. */
export function toDatasetMember(
  file: string,
  fields: JsonObject,
  vocabulary: Vocabulary,
): DatasetMember {
  const compared = comparedFields.filter((name) => Object.hasOwn(fields, name));
  const judging = readJudging(fields, vocabulary);
  const known = new Map(
    judging && [
      ['config', judging.setup],
      ['evaluator', judging.evaluator],
    ],
  );
  const parts = readParts(fields, known);
  return {
    file,
    sudo: mayCallSudo(fields, known) ? readSudoCalls(toTaskView(fields, vocabulary)) : undefined,
    judging,
    parts,
    demandedTexts: listDemandedTexts(fields),
    values: listFieldValues(fields),
    task: {
      ...toTaskView(Object.fromEntries(compared.map((name) => [name, fields[name]])), vocabulary),
      // Phases are in other fields.
      instruction: joinInstructions(fields),
    },
  };
}

/** Most tasks do not, and to list the commands of all once more would take too long. */
const mayCallSudo = (fields: JsonObject, known: ReadonlyMap<string, string>): boolean =>
  Object.entries(fields).some(([field, value]) =>
    (known.get(field) ?? JSON.stringify([value])).includes('sudo'),
  );
