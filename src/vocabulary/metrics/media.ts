import { switched } from '../contract/rule-label.ts';
import { choice, required, withDefault } from '../contract/fields.ts';
import type { Argument } from '../contract/contract.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparedFiles, ruleSet } from '../contract/example-sources.ts';

const settings: Argument = {
  accepts: "the media player's file of settings",
  example: { type: 'mediaplayer_config', dest: 'player-settings' },
};

export const mediaMetrics = defineMetrics('media player', {
  is_mediaplayer_playing: {
    productName: 'is_vlc_playing',
    summary: 'Passes when the media player is playing the given file or address.',
    verdict: [
      'the media player is playing {rules.type}',
      'the media player is playing what is expected',
    ],
    notes: ['It fails when the player is paused or stopped.'],
    result: {
      accepts: 'the status of the media player',
      example: { type: 'mediaplayer_playing_info', dest: 'status.xml' },
    },
    ...ruleSet(
      {
        type: choice(['file_name', 'url'], 'Whether a file or an address is expected.', {
          file_name: '{rules.file_name|file}',
          url: '{rules.url|address}',
        }),
        file_name: {
          type: 'string',
          description: 'For "file_name": the name of the file, without folders.',
          example: 'harbour tour.mp4',
        },
        url: {
          type: 'string',
          description: 'For "url": the address that is played.',
          example: 'https://media.example.org/harbour/stream.m3u8',
        },
      },
      { type: 'file_name', file_name: 'harbour tour.mp4' },
    ),
    ruleLabels: { file_name: 'the file is', url: 'the address is' },
    ruleVariants: { file_name: ['file_name'], url: ['url'] },
    options: {},
  },
  is_mediaplayer_recordings_folder: {
    productName: 'is_vlc_recordings_folder',
    summary: 'Passes when the media player is set to save recordings in the given folder.',
    verdict: 'the media player saves recordings in {rules.recording_file_path|folder}',
    result: settings,
    ...ruleSet({
      recording_file_path: required(
        'string',
        'The folder, as the settings write it.',
        '/home/user/Videos/recordings',
      ),
    }),
    ruleLabels: { recording_file_path: 'the folder is' },
    options: {},
  },
  is_mediaplayer_fullscreen: {
    productName: 'is_vlc_fullscreen',
    summary: 'Passes when the window of the media player is as wide and as high as the screen.',
    verdict: 'the window of the media player is as large as the screen',
    result: {
      accepts: 'the size of a window',
      example: { type: 'vm_window_size', app_class_name: 'mediaplayer' },
    },
    expected: {
      accepts: 'the size of the screen, as "width" and "height"',
      example: { type: 'vm_screen_size' },
    },
    rules: {
      width: required('integer', 'The width of the screen in pixels.', 1920),
      height: required('integer', 'The height of the screen in pixels.', 1080),
    },
    options: {},
  },
  compare_images: {
    summary:
      'Gives a partial score for how similar two pictures are in structure; 1 means that they are the same.',
    verdict:
      '{result|picture} looks the same as {expected}, both in grey and in one size, with how similar they are as the score',
    notes: ['Both are first converted to grey and scaled to one size.'],
    compares: { kind: 'equal files' },
    ...comparedFiles('/home/user/Pictures/snapshot.png', 'a picture'),
    options: {
      reference_base_result: {
        type: 'number',
        description:
          'A similarity from 0 to 1 up to which the score is 0; above it, the score rises to 1.',
      },
    },
    otherOptions: true,
  },
  compare_audios: {
    summary: 'Gives a partial score, from 0 to 1, for how similar two audio recordings sound.',
    verdict:
      '{result|recording} sounds the same as {expected}, with a partial score for similar sound',
    compares: { kind: 'equal files' },
    ...comparedFiles('/home/user/Music/interview.mp3', 'an audio file'),
    options: {},
  },
  compare_videos: {
    summary:
      'Passes when two videos show the same pictures, compared frame by frame from the start.',
    verdict: '{result|video} shows the same pictures as {expected}, frame by frame',
    notes: ['The sound is not compared.'],
    compares: { kind: 'equal files' },
    ...comparedFiles('/home/user/Videos/interview.mp4', 'a video'),
    options: {
      max_frames_to_check: withDefault('integer', 100, 'How many frames are compared at most.'),
      threshold: withDefault('number', 5, 'How much two frames may differ.'),
    },
  },
  check_qt_bgcone: {
    summary:
      'Passes when the media player shows, or hides, its logo in the background as expected.',
    verdict: [
      'the media player {rules.expected_qt_bgcone} its logo in the background',
      'the media player shows or hides its logo as expected',
    ],
    result: settings,
    ...ruleSet({
      expected_qt_bgcone: {
        type: ['integer', 'string'],
        required: true,
        description: '1 when the logo must be shown, 0 when it must not.',
        example: 0,
        wording: { 0: 'hides', 1: 'shows' },
      },
    }),
    ruleLabels: {
      expected_qt_bgcone: switched('the logo in the background', 'is shown', 'is hidden'),
    },
    options: {},
  },
  check_one_instance_when_started_from_file: {
    summary:
      'Passes when the media player does, or does not, keep to one window when files are opened.',
    verdict: [
      'the media player {rules.expected_one_instance_when_started_from_file}',
      'the media player opens files in one window or several, as expected',
    ],
    result: settings,
    ...ruleSet({
      expected_one_instance_when_started_from_file: {
        type: ['integer', 'string'],
        required: true,
        description: '1 when it must keep to one window, 0 when each file may open its own.',
        example: 0,
        wording: {
          0: 'may open each file in a separate window',
          1: 'keeps to one window when files are opened',
        },
      },
    }),
    ruleLabels: {
      expected_one_instance_when_started_from_file: switched(
        'files that are opened',
        'share one window',
        'may open separate windows',
      ),
    },
    options: {},
  },
  check_qt_minimal_view: {
    summary: 'Passes when the minimal view of the media player is on, or off, as expected.',
    verdict: [
      'the minimal view of the media player is {rules.expected_qt_minimal_view}',
      'the minimal view of the media player is on or off as expected',
    ],
    result: settings,
    ...ruleSet({
      expected_qt_minimal_view: {
        type: ['integer', 'string'],
        required: true,
        description: '1 when it must be on, 0 when it must be off.',
        example: 1,
        wording: { 0: 'off', 1: 'on' },
      },
    }),
    ruleLabels: {
      expected_qt_minimal_view: switched('the minimal view', 'is on', 'is off'),
    },
    options: {},
  },
  check_qt_max_volume: {
    summary: 'Passes when the highest volume that the media player offers is the expected one.',
    verdict: [
      'the highest volume that the media player offers is {rules.expected_qt_max_volume}%',
      'the highest volume that the media player offers is the expected one',
    ],
    result: settings,
    ...ruleSet({
      expected_qt_max_volume: required(['integer', 'string'], 'The volume in per cent.', 150),
    }),
    ruleLabels: { expected_qt_max_volume: 'the highest volume in per cent is' },
    options: {},
  },
  check_qt_slider_colours: {
    summary: "Passes when the media player's volume slider has the expected or only dark colours.",
    verdict: [
      "the media player's volume slider has {rules.type}",
      "the media player's volume slider has the expected colours",
    ],
    result: settings,
    ...ruleSet(
      {
        type: choice(
          ['match', 'blackish'],
          'Whether the colours must be certain ones or merely close to black.',
          {
            match: '{rules.expected_qt_slider_colours|colours}',
            blackish: 'only colours close to black',
          },
        ),
        expected_qt_slider_colours: {
          type: 'string',
          description:
            'For "match": the colours as the settings write them, the red, green and blue of each in turn, with semicolons between the numbers.',
          example: '20;20;60;30;30;90;40;40;120;50;50;150',
        },
      },
      { type: 'blackish' },
    ),
    ruleLabels: {
      type: {
        says: 'the colours',
        words: { match: 'are certain ones', blackish: 'are close to black' },
      },
      expected_qt_slider_colours: 'these colours',
    },
    ruleVariants: { match: ['expected_qt_slider_colours'], blackish: [] },
    options: {},
  },
  check_global_key_play_pause: {
    summary: 'Passes when a global key for play and pause is, or is not, set in the media player.',
    verdict: [
      '{rules.expected_global_key_play_pause} is set for play and pause in the media player',
      'a global key for play and pause is set in the media player or not, as expected',
    ],
    notes: ['Which key it is does not count.'],
    result: settings,
    ...ruleSet({
      expected_global_key_play_pause: {
        type: ['integer', 'string'],
        required: true,
        description: '1 when a key must be set, 0 when none must be.',
        example: 1,
        wording: { 0: 'no global key', 1: 'a global key' },
      },
    }),
    ruleLabels: {
      expected_global_key_play_pause: switched('a global key', 'is set', 'is not set'),
    },
    options: {},
  },
  check_play_and_exit: {
    origin: 'osworld',
    summary: 'Passes when the media player does, or does not, close at the end of what it plays.',
    verdict: [
      'the media player {rules.expected_play_and_exit} at the end of what it plays',
      'the media player closes or stays open at the end of what it plays, as expected',
    ],
    result: settings,
    ...ruleSet({
      expected_play_and_exit: {
        type: ['integer', 'string'],
        required: true,
        description: '1 when it must close, 0 when it must stay open.',
        example: 0,
        wording: { 0: 'stays open', 1: 'closes' },
      },
    }),
    ruleLabels: {
      expected_play_and_exit: switched('at the end, the player', 'closes', 'stays open'),
    },
    options: {},
  },
  check_qt_video_resize: { origin: 'other' },
});
