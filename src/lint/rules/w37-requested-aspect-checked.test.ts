import { expect, test } from 'vitest';
import { findProblems } from '../examples/find-problems.ts';
import { requestedAspectChecked as rule } from './w37-requested-aspect-checked.ts';

const func = 'compare_pptx_files';

const problemsIn = (instruction: unknown, evaluator: unknown) =>
  findProblems(rule, { instruction, evaluator });

test.for([
  ['an aspect that is judged', 'Make it bold.', { func, options: { examine_font_bold: true } }],
  ['an aspect that is not asked for', 'Open it.', { func, options: { examine_font_bold: false } }],
  ['a size', 'Set the font size to A lot.', { func, options: { examine_font_name: false } }],
  ['a word in another word', 'Be bolder.', { func, options: { examine_font_bold: false } }],
  [
    'an aspect that is to be ignored',
    'Sort them, ignoring upper and lower case.',
    { func, options: { ignore_case: true } },
  ],
  ['no options', 'Make it bold.', { func }],
  ['options of other types', 'Make it bold.', { func, options: 'examine_font_bold' }],
  ['rules of other types', 'Make it bold.', { func, options: { rules: [5, null] } }],
  ['an instruction of another type', 5, { func, options: { examine_font_bold: false } }],
  [
    'an aspect that another check judges',
    'Make it bold.',
    { func: [func, func], options: [{ examine_font_bold: false }, {}] },
  ],
  [
    'an aspect that a check of another kind may judge',
    'Write it in upper case.',
    { func: ['compare_docx_files', 'file_contains'], options: [{ ignore_case: true }, {}] },
  ],
] as const)('accepts %s', ([, instruction, evaluator]) => {
  expect(problemsIn(instruction, evaluator)).toEqual([]);
});

test.for([
  ['examine_alignment', false, 'Give it a right aligned title.', 'aligned'],
  ['examine_background_color', false, 'Set the background color to red.', 'background color'],
  ['examine_bullets', false, 'Turn them into bullet points.', 'bullet points'],
  ['examine_color_rgb', false, 'Change the text colour.', 'text colour'],
  ['examine_font_name', false, 'Make the font style Arial.', 'font style'],
  ['examine_font_name', false, 'Set the font of titles to Lato.', 'font of titles to'],
  ['examine_font_size', false, 'Use the same font size.', 'font size'],
  ['examine_font_underline', false, 'Underline the title.', 'Underline'],
  ['examine_note', false, 'Add speaker notes.', 'speaker notes'],
  ['examine_strike_through', false, 'Add a strike-through.', 'strike-through'],
  ['ignore_case', true, 'Write it in upper case.', 'upper case'],
  ['ignore_order', true, 'List them sorted by name.', 'sorted by'],
] as const)('finds "%s": %s where the instruction asks for it', ([option, value, words, asked]) => {
  expect(problemsIn(words, { func, options: { [option]: value } })).toEqual([
    { at: ['evaluator', 'options', option], option, value, asked },
  ]);
});

test('finds an option in a rule', () => {
  const options = { rules: [{ type: 'sheet_data', ignore_case: true }] };
  expect(
    problemsIn('Write the names in upper case.', { func: 'compare_table', options }),
  ).toMatchObject([{ at: ['evaluator', 'options', 'rules', 0, 'ignore_case'] }]);
});

test('finds an option that every check has, once', () => {
  const off = { examine_font_bold: false };
  expect(problemsIn('Make it bold.', { func: [func, func], options: [off, off] })).toHaveLength(1);
});
