import { isObject } from '#text/json/json-value.ts';
import type { Path } from '#text/json/json-pointer.ts';
import { cloudFile, vmFile } from '../examples/example-parts.ts';
import { isHandedOver } from '../facts/handed-over.ts';
import { checkViews } from '../facts/checks/check-views.ts';
import type { PlacedValue } from '../facts/placed-value.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (instruction: string) => ({
  instruction,
  related_apps: ['spreadsheet'],
  evaluator: {
    func: 'compare_table',
    result: vmFile('/home/user/orders.xlsx'),
    expected: cloudFile('https://files.example.org/orders_expected.xlsx'),
    options: {
      rules: [{ type: 'sheet_data', sheet_idx0: 'RNTotals', sheet_idx1: 'ENTotals' }],
    },
  },
});

export const sheetNamedInInstruction = defineTaskRule({
  code: 'W17',
  name: 'sheet-named-in-instruction',
  severity: 'warning',
  consequence: 'fails',
  summary: 'A sheet that is checked by its name is named in the instruction.',
  why: 'If the instruction does not name a new sheet, the agent may give it another name. The check then does not find the sheet. An instruction that leaves the details to a mail or to another document is not reported.',
  howToFix:
    'Name the sheet in the instruction, or check it by its index, such as "RI1" for the second one. If the given file already has the sheet, ignore the warning.',
  concerns: ['metric compare_table'],
  examples: {
    good: [task('Add up each month on a new sheet named "Totals" of orders.xlsx and save it.')],
    bad: [task('Add up each month on a new sheet of orders.xlsx and save it.')],
  },

  message: ({ name }: { name: string }) =>
    `the sheet "${name}" is checked by its name, but the instruction does not mention it; name it there`,

  *check(view) {
    if (view.instruction === '') return;
    let text: string | undefined;
    const settled = new Set(firstSheets);
    for (const { compares, options } of checkViews(view)) {
      if (compares?.kind !== 'equal sheets') continue;
      for (const { name, at } of sheetsOf(options, compares.rules)) {
        const folded = fold(name);
        if (folded === '' || settled.has(folded)) continue;
        settled.add(folded);
        text ??= fold(view.instruction);
        if (text.includes(folded)) continue;
        // A text that the file does not have may name it.
        if (isHandedOver(view)) return;
        yield { at, name };
      }
    }
  },
});

/** The sheet that every new file has, in the languages of office suites. */
const firstSheets =
  'arkusz1 blad1 feuil1 feuille1 foglio1 hoja1 planilha1 sheet1 tabelle1 лист1 シート1 工作表1'.split(
    ' ',
  );

const sheetKeys = ['sheet_idx', 'sheet_idx0', 'sheet_idx1'];
const resultByName = 'RN';

/** The sheets of the result that rules look up by name. */
function* sheetsOf(
  options: PlacedValue | undefined,
  option: string,
): Generator<{ name: string; at: Path }> {
  const rules = isObject(options?.value) ? options.value[option] : undefined;
  if (!options || !Array.isArray(rules)) return;
  for (const [index, rule] of rules.entries()) {
    if (!isObject(rule)) continue;
    for (const key of sheetKeys) {
      const sheet = rule[key];
      if (typeof sheet !== 'string' || !sheet.startsWith(resultByName)) continue;
      yield { name: sheet.slice(resultByName.length), at: [...options.at, option, index, key] };
    }
  }
}

/** Without case and blanks, which vary in instructions. */
const fold = (text: string) => text.toLowerCase().replace(/[\s_]+/g, '');
