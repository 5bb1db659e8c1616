import { offByDefault, onByDefault, required, withDefault } from '../contract/fields.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparedFiles, machineFile, referenceFile, ruleSet } from '../contract/example-sources.ts';

const presentation = machineFile('/home/user/Documents/kickoff.pptx', 'a presentation');
const officeSettings = machineFile(
  '/home/user/.config/office/settings.xcu',
  'the settings of the office suite',
);

export const slidesMetrics = [
  ...defineMetrics('slides', {
    check_presenter_console_disable: {
      summary: 'Passes when the presenter console is switched off in the settings.',
      verdict: 'the presenter console of the office suite is switched off',
      result: officeSettings,
      options: {},
    },
    check_image_stretch_and_center: {
      summary:
        'Passes when the first picture of the first slide fills the slide and is centred on it.',
      verdict:
        'the first picture on the first slide of {result|presentation} fills the slide and is centred on it',
      notes: ['Half an inch off is allowed on each measure.'],
      result: machineFile('/home/user/Documents/kickoff.pptx', 'the edited presentation'),
      expected: referenceFile('kickoff_original.pptx', 'the presentation as it was'),
      options: {},
    },
    check_slide_numbers_color: {
      summary: 'Passes when the slide numbers of a presentation are red on the slide master.',
      verdict: 'the slide numbers of {result|presentation} are red on the slide master',
      notes: ['Only pure red counts, and some slide must show its number.'],
      result: presentation,
      options: {},
    },
    compare_pptx_files: {
      summary:
        'Passes when two presentations agree, slide by slide, in all that the options ask for.',
      verdict: '{result|presentation} agrees with {expected}, slide by slide',
      notes: [
        'Most comparisons are on unless their option is false; "examine_shape_for_shift_size", "examine_image_size", "examine_modify_height" and those of a top, right or bottom position are off unless it is true.',
        'Set "examine_shape" to false when one of those other options is to judge place or size.',
        'The number of shapes on each slide must always be the same.',
      ],
      compares: { kind: 'equal files' },
      ...comparedFiles('/home/user/Documents/kickoff.pptx', 'a presentation'),
      options: {
        approximately_tolerance: withDefault(
          'number',
          0.005,
          'How far places and sizes may differ, as a share of the larger value.',
        ),
        enable_debug: onByDefault('Whether the comparison is logged in detail.'),
        examine_shape: onByDefault('Whether shapes must have the same place and size.', {
          false: 'regardless of the place and size of shapes',
        }),
        examine_alignment: onByDefault('Whether paragraphs must be aligned the same.', {
          false: 'regardless of alignment',
        }),
        examine_background_color: onByDefault(
          'Whether slides must have the same background colour.',
          { false: 'regardless of background colours' },
        ),
        examine_bullets: onByDefault('Whether lists must have the same bullets.', {
          false: 'regardless of bullets',
        }),
        examine_color_rgb: onByDefault('Whether text must have the same colour.', {
          false: 'regardless of text colours',
        }),
        examine_font_bold: onByDefault('Whether the same text must be bold.', {
          false: 'bold or not',
        }),
        examine_font_italic: onByDefault('Whether the same text must be italic.', {
          false: 'italic or not',
        }),
        examine_font_name: onByDefault('Whether text must have the same font.', {
          false: 'regardless of fonts',
        }),
        examine_font_size: onByDefault('Whether text must have the same size.', {
          false: 'regardless of font sizes',
        }),
        examine_font_underline: onByDefault('Whether the same text must be underlined.', {
          false: 'underlined or not',
        }),
        examine_image_size: offByDefault(
          'Whether pictures must have the same size, wherever they are, and all other shapes the same place and size.',
          {
            true: 'except that pictures must have the same size and other shapes the same place and size',
          },
        ),
        examine_indent: onByDefault('Whether paragraphs must be on the same outline level.', {
          false: 'regardless of outline levels',
        }),
        examine_modify_height: offByDefault(
          'Whether shapes without text must have the same height, wherever they are, and all other shapes the same place and size.',
          {
            true: 'except that shapes without text must have the same height and other shapes the same place and size',
          },
        ),
        examine_note: onByDefault('Whether slides must have the same speaker notes.', {
          false: 'regardless of speaker notes',
        }),
        examine_number_of_slides: onByDefault('Whether the number of slides must be the same.', {
          false: 'regardless of the number of slides',
        }),
        examine_right_position: offByDefault(
          'Whether shapes without text on the second slide must be further right than in the expected file.',
          {
            true: 'except that shapes without text on the second slide must be further right',
          },
        ),
        examine_run_count: onByDefault(
          'Whether paragraphs must be split into the same number of pieces of formatted text.',
          { false: 'regardless of how its text is split into pieces' },
        ),
        examine_shape_for_shift_size: offByDefault(
          'Whether shapes must have the same place and size, apart from one text box that a single OSWorld task is about.',
          {
            true: 'except that all shapes but one text box must have the same place and size',
          },
        ),
        examine_strike_through: onByDefault('Whether the same text must be struck through.', {
          false: 'struck through or not',
        }),
        examine_table_bottom_position: offByDefault(
          'Whether a table on the third slide must be further down than in the expected file, and all other shapes of all slides have the same place and size.',
          {
            true: 'except that a table on the third slide must be further down, at least 10 cm from the top, and other shapes have the same place and size',
          },
        ),
        examine_text: onByDefault('Whether shapes must have the same text.', {
          false: 'regardless of text',
        }),
        examine_title_bottom_position: offByDefault(
          'Whether a title that a single OSWorld task is about must be further down than in the expected file, and all shapes that do not have the same text are at the same place in the same size.',
          {
            true: 'except that a title must be further down and shapes without text have the same place and size',
          },
        ),
        examine_top_position: offByDefault(
          'Whether pictures on the second slide must be further up than in the expected file.',
          { true: 'except that pictures on the second slide must be further up' },
        ),
      },
      otherOptions: true,
    },
    check_strikethrough: {
      summary: 'Passes when given paragraphs in given shapes of given slides are struck through.',
      verdict: [
        'in {result|presentation}, strikethrough begins {rules.paragraph_index_s|paragraph} in {rules.shape_index_s|shape} on {rules.slide_index_s|slide}, all counted from 0',
        'certain paragraphs of {result|presentation} are struck through',
      ],
      notes: ['Only the start of each paragraph is checked; all numbers count from 0.'],
      result: presentation,
      ...ruleSet({
        slide_index_s: required('array of integer', 'The slides to look at.', [1]),
        shape_index_s: required('array of integer', 'The shapes to look at on each slide.', [0]),
        paragraph_index_s: required(
          'array of integer',
          'The paragraphs to look at in each shape.',
          [0, 2],
        ),
      }),
      options: {},
    },
    check_slide_orientation_Portrait: {
      summary: 'Passes when the slides of a presentation are taller than wide.',
      verdict: 'the slides of {result|presentation} are taller than wide',
      result: presentation,
      options: {},
    },
    evaluate_presentation_fill_to_rgb_distance: {
      summary:
        'Passes when every slide has a background of a given colour; near colours get a partial score.',
      verdict: [
        'every slide of {result|presentation} has a background with {rules.rgb|value} for red, green and blue, with a partial score for similar colours',
        'every slide of {result|presentation} has the expected background colour, with a partial score for similar colours',
      ],
      result: presentation,
      ...ruleSet({
        rgb: required(
          'array of integer',
          'Red, green and blue of the colour, each from 0 to 255.',
          [0, 128, 64],
        ),
        original_rgb: {
          type: 'array of integer',
          description: 'The colour at the start; a slide that still has it scores nothing.',
          wording: 'and not {rules.original_rgb} as at the start',
        },
      }),
      ruleLabels: {
        rgb: 'the background is red, green, blue',
        original_rgb: 'at the start it was',
      },
      options: {},
    },
    check_left_panel: {
      summary: 'Passes when the panel with the slides is open at the left of the window.',
      verdict: 'the panel with the slides is open at the left of the window',
      notes: ['It finds the panel by its English name.'],
      result: { accepts: 'the accessibility tree', example: { type: 'accessibility_tree' } },
      options: {},
    },
    check_transition: {
      summary: 'Passes when a slide comes in with a given transition.',
      verdict: [
        'the slide with the index {rules.slide_idx} in {result|presentation} comes in with {rules.transition_type|transition}',
        'a slide of {result|presentation} comes in with the expected transition',
      ],
      result: presentation,
      ...ruleSet({
        slide_idx: required('integer', 'The slide, counted from 0.', 2),
        transition_type: required(
          'string',
          'The name of the transition in the file, such as "fade".',
          'fade',
        ),
      }),
      ruleLabels: { slide_idx: 'the slide, counted from 0', transition_type: 'the transition' },
      options: {},
    },
    check_page_number_colors: {
      summary:
        'Passes when the last text colour in the slide master, which is taken for that of the slide numbers, is roughly a given one.',
      verdict:
        'the last text colour in the slide master of {result|presentation} that is not black, taken for that of the slide numbers, is roughly {rules.color}',
      notes: ['Only "red", "blue", "green" and "black" are distinguished.'],
      onceWithoutExpected: true,
      result: presentation,
      ...ruleSet({
        color: required('string', 'The name of the colour.', 'green'),
      }),
      ruleLabels: { color: 'the colour is' },
      options: {},
    },
    check_auto_saving_time: {
      summary: 'Passes when the office suite saves open documents at a given interval.',
      verdict: [
        'the office suite saves open documents every {rules.minutes} minutes',
        'the office suite saves open documents at the expected interval',
      ],
      result: officeSettings,
      ...ruleSet({
        minutes: required('integer', 'The interval in minutes.', 10),
      }),
      ruleLabels: { minutes: 'the interval in minutes is' },
      options: {},
    },
  }),
];
