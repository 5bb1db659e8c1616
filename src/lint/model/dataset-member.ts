import type { JsonObject } from '#text/json/json-value.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { type Judging, readJudging } from '../facts/checks/judging.ts';
import { listDemandedTexts } from '../facts/dataset/demanded-texts.ts';
import { listFieldValues } from '../facts/dataset/field-values.ts';
import { readParts } from '../facts/dataset/task-parts.ts';
import { listJudgedTasks } from './judged-task.ts';
import type { DatasetMember } from './rule.ts';
import { joinInstructions, toTaskView } from '../facts/task-view.ts';
import { type SudoCalls, readSudoCalls } from '../facts/setup/sudo-calls.ts';

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
  const texts = toTexts(fields, judging);
  // Most tasks do not call it, and to list the commands of all once more would take too long.
  const mayCallSudo = [...texts.values()].some((text) => text.includes('sudo'));
  return {
    file,
    sudo: mayCallSudo ? readSudo(fields, vocabulary) : undefined,
    judging,
    parts: readParts(fields, texts),
    demandedTexts: listDemandedTexts(fields),
    values: listFieldValues(fields),
    task: {
      ...toTaskView(Object.fromEntries(compared.map((name) => [name, fields[name]])), vocabulary),
      // Phases are in other fields.
      instruction: joinInstructions(fields),
    },
  };
}

/** The calls of the file and of the parts that its project adds. */
function readSudo(fields: JsonObject, vocabulary: Vocabulary): SudoCalls | undefined {
  const calls = listJudgedTasks(fields, vocabulary).flatMap(({ fields: judged, toFilePath }) => {
    const found = readSudoCalls(toTaskView(judged, vocabulary));
    if (!found) return [];
    const silent = found.silent.map(toFilePath).filter((at) => at !== undefined);
    return [{ ...found, silent }];
  });
  if (calls.length === 0) return undefined;
  const givesPassword = calls.some((of) => of.givesPassword);
  return { givesPassword, silent: givesPassword ? [] : calls.flatMap(({ silent }) => silent) };
}

/** Each field as JSON in an array, of which some are written already. */
function toTexts(fields: JsonObject, judging: Judging | undefined): Map<string, string> {
  const written = new Map([
    ['config', judging?.setup],
    ['evaluator', judging?.evaluator],
  ]);
  return new Map(
    Object.entries(fields).map(([field, value]) => [
      field,
      written.get(field) ?? JSON.stringify([value]),
    ]),
  );
}
