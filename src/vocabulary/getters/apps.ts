import { other, required, storedAs } from '../contract/fields.ts';
import type { Fields } from '../contract/contract.ts';
import { defineGetters } from '../contract/entry.ts';

const slideKeys: Fields = {
  ppt_file_path: required(
    'string',
    'The path of the presentation on the machine.',
    '/home/user/Documents/talk.pptx',
  ),
  slide_index: required('integer', 'Which slide, counted from 0.', 0),
};

export const appsGetters = [
  ...defineGetters('image editor', {
    imageeditor_config_file: {
      productName: 'gimp_config_file',
      summary: 'Fetches one of the settings files of the image editor.',
      wording: [
        'the settings file {keys.file_name} of the image editor',
        'a settings file of the image editor',
      ],
      reads: "the image editor's settings folder",
      returns: 'a file',
      returnType: 'file',
      keys: {
        file_name: required(
          'string',
          'The name of the file in the settings folder of the image editor.',
          'toolrc',
        ),
        dest: storedAs('toolrc'),
      },
    },
    image_dimension_matches_input: other('filepath', 'height', 'width'),
    is_red_circle_present_on_canvas: other('filepath'),
  }),
  ...defineGetters('presentation', {
    audio_in_slide: {
      summary: 'Fetches the sound that a slide of a presentation embeds or links to.',
      wording: [
        'the sound on a slide of {keys.ppt_file_path}',
        'the sound on a slide of a presentation',
      ],
      notes: ['Only the first sound of the slide is read.'],
      reads: 'a presentation on the machine',
      returns: 'a sound file',
      returnType: 'file',
      keys: {
        ...slideKeys,
        dest: required(
          'string',
          'The file name under which a linked sound is stored locally; an embedded one keeps its name.',
          'intro.mp3',
        ),
      },
    },
    background_image_in_slide: {
      summary: 'Fetches the background image of a slide of a presentation.',
      wording: [
        'the background image of a slide of {keys.ppt_file_path}',
        'the background image of a slide of a presentation',
      ],
      reads: 'a presentation on the machine',
      returns: 'a picture',
      returnType: 'file',
      keys: {
        ...slideKeys,
        dest: required(
          'string',
          'The file name under which a linked image is stored locally; an embedded one keeps its name.',
          'background.png',
        ),
      },
    },
  }),
  ...defineGetters('media player', {
    mediaplayer_playing_info: {
      productName: 'vlc_playing_info',
      summary: 'Fetches what the media player reports of its playback, such as state and file.',
      wording: 'the status of the media player',
      notes: ['The media player must run with its web interface switched on.'],
      reads: "the media player's status",
      returns: 'an XML file',
      returnType: 'file',
      keys: {
        dest: storedAs('playback.xml'),
      },
    },
    mediaplayer_config: {
      productName: 'vlc_config',
      summary: 'Fetches the settings file of the media player.',
      wording: 'the settings of the media player',
      reads: "the media player's settings",
      returns: 'a file',
      returnType: 'file',
      keys: {
        dest: storedAs('mediaplayer.conf'),
      },
    },
    default_video_player: {
      summary: 'Reads which program the desktop opens most types of video with.',
      wording: 'the name of the default video player',
      reads: "the desktop's default programs",
      returns: "the name of the program's desktop file",
      returnType: 'value',
      keys: {},
    },
  }),
  ...defineGetters('code editor', {
    codeeditor_config: {
      productName: 'vscode_config',
      summary: 'Fetches a file after running the command of the code editor that writes it.',
      wording: [
        'the file {keys.path} that the code editor writes',
        'a file that the code editor writes',
      ],
      notes: [
        "The command is typed into the code editor's command palette, so the editor must have the keyboard focus.",
        'The command comes from an extension that must be installed in the code editor.',
      ],
      reads: 'a file that the code editor writes',
      returns: 'a file',
      returnType: 'file',
      keys: {
        vscode_extension_command: required(
          'string',
          'The command as the command palette of the code editor names it.',
          'ExportSettings',
        ),
        path: required(
          'string',
          'The path on the machine of the file that the command writes.',
          '/home/user/ExportSettings.txt',
        ),
        dest: storedAs('ExportSettings.txt'),
      },
    },
  }),
  ...defineGetters('spreadsheet', {
    conference_city_in_order: {
      summary: 'Reads the third column of a CSV file, row by row.',
      wording: 'the third column of a CSV file',
      notes: [
        'The metric "compare_conference_city_in_order" does not need it: that metric reads a CSV file itself.',
      ],
      reads: 'a local CSV file',
      returns: 'a list of cities',
      returnType: 'value',
      keys: {
        csv_path: required(
          'string',
          'The path of the file where the evaluation runs, not on the machine.',
          'conferences.csv',
        ),
      },
    },
  }),
];
