import { screenPlaceholders } from './placeholders.ts';
import type { Profile } from './profile.ts';

const mayLackReference =
  'This environment may judge without a reference; the one of 2026 requires one.';
const oldRule = (type: 'string' | 'object') => ({
  rules: {
    expected: { type, description: 'The name of "expect" since 2025.' },
    expect: { type, required: true, description: 'What the file must contain.' },
  },
});

/**
 * OSWorld before the revision of 2025, as its task files of January and February 2024 show it:
 *
 * - `check_page_number_colors` and `contains_page_break` are given no reference by any task.
 * - All 13 checks with `check_json_settings`, `check_json_keybindings` and `compare_config` write the
 *   rule "expect", none "expected"; the docstring of the first still says so in 2026.
 * - `compare_table` has the options "features" and "chart_props", or none, in all 5 tasks of January,
 *   and "rules" in all later ones.
 * - Two tasks give `compare_pptx_files` the option "examine_bottom_position".
 * - Nine commands give `sudo` the password itself, and none has a placeholder for it. Whether the
 *   placeholders of the screen's size were replaced is not known, so they are not reported.
 */
export const osworld2024: Profile = {
  name: 'osworld-2024',
  label: 'OSWorld of 2024',
  placeholders: screenPlaceholders,
  functions: {
    metric: {
      check_page_number_colors: {
        expected: { accepts: 'rules', required: false },
        notes: [mayLackReference],
      },
      contains_page_break: {
        expected: { accepts: 'rules', required: false },
        notes: [mayLackReference],
      },
      check_json_settings: {
        ...oldRule('object'),
        verdict: '{result|settings file} has {rules.expect|setting}',
      },
      check_json_keybindings: {
        ...oldRule('object'),
        verdict: '{result|file} has the key binding with {rules.expect|value}',
      },
      compare_config: {
        ...oldRule('string'),
        verdict: 'the content of {result|settings file} is {rules.expect|text}',
      },
      compare_table: {
        options: {
          rules: { type: 'array of object', description: 'What to compare, since February 2024.' },
          features: {
            type: 'array',
            description: 'Which features of the workbooks to compare, until January 2024.',
          },
          chart_props: {
            type: 'array',
            description: 'Which properties of charts to compare, until January 2024.',
          },
        },
      },
      compare_pptx_files: {
        options: {
          examine_bottom_position: {
            type: 'boolean',
            description: 'Whether to judge how far down shapes are.',
          },
        },
      },
    },
  },
};
