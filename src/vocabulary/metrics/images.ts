import { offByDefault, required, withDefault } from '../contract/fields.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparedFiles, machineFile, referenceFile, ruleSet } from '../contract/example-sources.ts';

const picture = machineFile('/home/user/Pictures/harbour.png', 'a picture');
const comparedPictures = comparedFiles('/home/user/Pictures/harbour.png', 'a picture');

const editedPicture = {
  result: machineFile('/home/user/Pictures/harbour.png', 'the edited picture'),
  expected: referenceFile('harbour_original.png', 'the picture as it was'),
};

const originalFirst = {
  result: referenceFile('harbour_original.png', 'the picture as it was'),
  expected: machineFile('/home/user/Pictures/harbour.png', 'the edited picture'),
};

export const imagesMetrics = [
  ...defineMetrics('image editor', {
    check_structure_sim_resized: {
      summary: 'Passes when a picture, scaled to the size of a reference, looks like it.',
      verdict: '{result|picture}, scaled to the size of {expected}, looks like it',
      notes: ['Transparent borders of the result are cut off before it is scaled.'],
      compares: { kind: 'equal files' },
      ...comparedPictures,
      options: {},
    },
    check_brightness_decrease_and_structure_sim: {
      summary: 'Passes when a picture is darker than the original and otherwise looks like it.',
      verdict: '{result|picture} is darker than {expected|picture} and otherwise looks like it',
      ...editedPicture,
      options: {
        threshold: withDefault(
          'number',
          0.03,
          'How far the pictures may differ at the same brightness, as a mean squared error.',
        ),
      },
    },
    check_contrast_increase_and_structure_sim: {
      summary: 'Passes when a picture has more contrast than the original and looks much like it.',
      verdict: '{result|picture} has more contrast than {expected|picture} and looks much like it',
      ...editedPicture,
      options: {},
    },
    check_saturation_increase_and_structure_sim: {
      summary:
        'Passes when a picture is more saturated than the original and otherwise looks like it.',
      verdict:
        '{result|picture} is more saturated than {expected|picture} and otherwise looks like it',
      ...editedPicture,
      options: {},
    },
    check_image_size: {
      summary: 'Passes when a picture has a given height, a given width or both.',
      verdict: [
        '{result|picture} is {rules.width} pixels wide and {rules.height} pixels high',
        '{result|picture} is {rules.width} pixels wide',
        '{result|picture} is {rules.height} pixels high',
        '{result|picture} has the expected size',
      ],
      result: picture,
      ...ruleSet({
        height: { type: 'integer', description: 'The height in pixels.', example: 480 },
        width: { type: 'integer', description: 'The width in pixels.', example: 640 },
        ignore_transparent: offByDefault(
          'Whether transparent borders are left out of the size.',
          'not counting transparent borders',
        ),
      }),
      ruleLabels: { height: 'the height in pixels is', width: 'the width in pixels is' },
      options: {},
    },
    check_image_mirror: {
      summary: 'Passes when a picture is the original mirrored from left to right.',
      verdict: '{result|picture} is {expected|original picture} mirrored from left to right',
      ...editedPicture,
      options: {},
    },
    check_palette_and_structure_sim: {
      summary:
        'Passes when a picture takes its colours from a palette and looks like the original.',
      verdict:
        '{result|picture} takes its colours from a palette and looks like {expected|original picture}',
      ...editedPicture,
      options: {},
    },
    check_textbox_on_leftside: {
      summary: 'Passes when dark text in a picture starts within 5% of its left edge.',
      verdict: 'dark text in {result|picture} starts within 5% of its left edge',
      result: machineFile('/home/user/Pictures/poster.png', 'a picture with dark text on light'),
      options: {},
    },
    check_green_background: {
      summary: 'Passes when a picture is green wherever the original is not black.',
      verdict: '{result|picture} is green wherever {expected|original picture} is not black',
      notes: ['Green is any colour with more green in it than red and than blue.'],
      ...editedPicture,
      options: {},
    },
    check_file_exists_and_structure_sim: {
      summary: 'Passes when a picture was saved and looks like a reference.',
      verdict: '{result|picture} was saved and looks like {expected}',
      ...comparedPictures,
      options: {},
    },
    check_triangle_position: {
      summary: 'Passes when the shape in a picture, such as a triangle, is in its middle.',
      verdict:
        'the shape in {result|picture} is roughly in its middle, less than 5 % of its width and height away',
      notes: [
        'The background must be of one colour and the shape of another; 5% off the centre is allowed.',
      ],
      result: machineFile('/home/user/Pictures/triangle.png', 'a picture'),
      options: {},
    },
    check_structure_sim: {
      summary: 'Passes when a picture has the size of a reference and looks like it.',
      verdict: '{result|picture} has the size of {expected} and looks like it',
      compares: { kind: 'equal files' },
      ...comparedPictures,
      options: {},
    },
    check_config_status: {
      summary: 'Passes when a settings file of the image editor sets an option to a value.',
      verdict: '{result} sets {rules.key|option} to {rules.value|value}',
      result: {
        accepts: 'a settings file of the image editor',
        example: { type: 'imageeditor_config_file', file_name: 'settingsrc', dest: 'settingsrc' },
      },
      ...ruleSet({
        key: required(
          ['string', 'array of string'],
          'The name of the setting, or the two words that its line starts with.',
          'show-rulers',
        ),
        value: required(
          'string',
          'The value as the file writes it, with its quotation marks if it has any.',
          'yes',
        ),
      }),
      ruleLabels: { key: 'the setting', value: 'has the value' },
      options: {},
    },
    compare_image_list: {
      summary:
        'Passes when every picture of a list is the same as its counterpart, pixel by pixel.',
      verdict: [
        '{result|picture} is the same as {expected}, pixel by pixel',
        '{result|picture|each} is the same, pixel by pixel, as its counterpart among {expected||and}',
      ],
      notes: ['Without "gives" only the first picture of each side is compared.'],
      result: {
        accepts: 'one or several pictures',
        example: {
          type: 'vm_file',
          path: ['/home/user/Pictures/harbour.png', '/home/user/Pictures/market.png'],
          dest: ['harbour.png', 'market.png'],
          multi: true,
          gives: [0, 1],
        },
      },
      expected: {
        accepts: 'as many pictures to compare with, in the same order',
        example: {
          type: 'cloud_file',
          path: [
            'https://files.example.org/harbour_expected.png',
            'https://files.example.org/market_expected.png',
          ],
          dest: ['harbour_expected.png', 'market_expected.png'],
          multi: true,
          gives: [0, 1],
        },
      },
      options: {},
    },
    increase_saturation: {
      summary: 'Passes when the picture on the expected side is more saturated than the result.',
      verdict: '{expected|picture} is more saturated than {result|original picture}',
      notes: ['So the original is the result side and the edited picture the expected side.'],
      ...originalFirst,
      options: {},
    },
    decrease_brightness: {
      summary: 'Passes when the picture on the expected side is darker than the result.',
      verdict: '{expected|picture} is darker than {result|original picture}',
      notes: ['So the original is the result side and the edited picture the expected side.'],
      ...originalFirst,
      options: {},
    },
    compare_triangle_positions: {
      summary:
        'Passes when a triangle is nearer to the middle of the picture on the expected side than in the result.',
      verdict:
        'the triangle in {expected|picture} is nearer to the middle than in {result|original picture}',
      notes: ['So the original is the result side and the edited picture the expected side.'],
      result: referenceFile('triangle_original.png', 'the picture as it was'),
      expected: machineFile('/home/user/Pictures/triangle.png', 'the edited picture'),
      options: {},
    },
    check_sharper: {
      summary: 'Passes when a picture is sharper than the original.',
      verdict: '{result|picture} is sharper than {expected|original picture}',
      ...editedPicture,
      options: {},
    },
    check_image_file_size: {
      summary: 'Passes when the file of a picture is smaller than a limit.',
      verdict: [
        'the file of {result|picture} is smaller than {rules.max_size} bytes',
        'the file of {result|picture} is smaller than the expected limit',
      ],
      result: machineFile('/home/user/Pictures/harbour.jpg', 'a picture'),
      ...ruleSet({
        max_size: required('integer', 'The size in bytes that the file must stay below.', 250000),
      }),
      ruleLabels: { max_size: 'the size in bytes is less than' },
      options: {},
    },
    check_structure_sim_with_threshold: {
      origin: 'osworld',
      summary: 'Passes when a picture looks like a reference, as closely as the task asks.',
      verdict: '{result|picture} looks like {expected}',
      ...comparedPictures,
      options: {
        ssim_threshold: {
          type: 'number',
          default: 0.85,
          description: 'How similar the pictures must be, from 0 to 1 for the same structure.',
          wording: 'with a similarity of at least {options.ssim_threshold}',
        },
      },
      otherOptions: true,
    },
  }),
];
