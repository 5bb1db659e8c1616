import { readOwn } from '#text/json/json-value.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { isComment } from '../facts/checks/intended-field.ts';
import { isSchemaFault } from '../facts/checks/schema-duty.ts';
import {
  type ContractObject,
  contractObjects,
  isNeeded,
} from '../facts/checks/contract-objects.ts';
import { listRequiredNames } from '#vocabulary/contract/variants.ts';
import { defineTaskRule } from '../model/rule.ts';

const result = { type: 'vm_command_line', command: ['ls'] };

export const parameterGiven = defineTaskRule({
  code: 'V04',
  name: 'parameter-given',
  severity: 'error',
  consequence: 'stops',
  summary: 'Every function has its required parameters.',
  why: 'The environment reads a required parameter or key without checking that it exists, so the task fails before anything is judged. What rules and options require, and what functions of other environments do, is less certain; for these the severity is warning. So it is if the task passes several unknown names too, since another function of the same name may be meant.',
  howToFix:
    'Add the missing field: the page of the function describes it, with an example to copy. A required array may be empty.',
  ofCheck: { one: 'lacks a required value', several: 'lack required values' },
  yieldsTo: ['V05', 'V06', 'V08', 'S02', 'W01', 'W46'],
  concerns: ['action', 'getter', 'metric'],
  examples: {
    good: [
      { config: [{ type: 'open', parameters: { path: '/home/user/report.pdf' } }] },
      { config: [{ type: 'browser_open_tabs', parameters: { urls_to_open: [] } }] },
    ],
    bad: [
      { config: [{ type: 'chrome_close_tabs', parameters: {} }] },
      { evaluator: { func: 'check_left_panel', result: { type: 'list_directory' } } },
      { evaluator: { func: 'exact_match', result, expected: { type: 'rule', rules: {} } } },
    ],
  },

  message: ({ owner, within, missing }: { owner: string; within?: string; missing: string[] }) => {
    const names = missing.map((name) => `"${name}"`).join(', ');
    const place = within === undefined ? '' : ` in "${within}"`;
    return missing.length === 1
      ? `${names} is missing${place}; "${owner}" requires it`
      : `${names} are missing; "${owner}" requires one of them`;
  },

  *check(task, { vocabulary }) {
    for (const judged of contractObjects(task, vocabulary)) {
      const { record } = judged;
      for (const name of listRequiredNames(judged.fields, judged.variants, record)) {
        if (readOwn(record, name) !== undefined || isSchemaFault(judged, name)) continue;
        yield { ...factsOf(judged), missing: [name], about: toAbout(judged, [name]) };
      }
      for (const group of groupsOf(judged)) {
        if (group.every((name) => readOwn(record, name) === undefined))
          yield { ...factsOf(judged), missing: [...group], about: toAbout(judged, group) };
      }
    }
  },
});

function factsOf(judged: ContractObject) {
  const { entry, at, belongsAt } = judged;
  const within = judged.within ?? (belongsAt && 'options');
  return {
    at,
    owner: entry.name,
    ...(within === undefined ? {} : { within }),
    severity: isNeeded(judged) && !isOfOther(judged) ? ('error' as const) : ('warning' as const),
  };
}

/** Whether several unknown names show that an environment has its own function of this name. */
function isOfOther({ entry, record, fields, otherNames }: ContractObject): boolean {
  if (entry.source !== undefined) return false;
  const unknown = Object.keys(record).filter(
    (name) => !Object.hasOwn(fields, name) && !otherNames.includes(name) && !isComment(name),
  );
  return unknown.length > 1;
}

const toAbout = ({ at, belongsAt = at }: ContractObject, names: readonly string[]): string[] =>
  names.map((name) => toPointer([...belongsAt, name]));

function groupsOf({ entry, within }: ContractObject): readonly (readonly string[])[] {
  return entry.kind === 'getter' && within === undefined ? (entry.contract.oneOf ?? []) : [];
}
