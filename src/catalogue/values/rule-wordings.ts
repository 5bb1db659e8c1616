import { readOwn } from '#text/json/json-value.ts';
import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import { relations } from './display-condition.ts';

/** How a page words what a metric expects under one name of its rules. */
export interface RuleWording {
  /** What the value must meet, in words that are shown before it. */
  says: string;
  /** What certain values mean. */
  words?: Readonly<Record<string, string>>;
  /** For an object shown as rows: the headings of its keys and its values. */
  rows?: readonly [string, string];
  /** Whether an array in place of a value lists alternatives. */
  alternatives?: true;
}

/** The wording of a rule; undefined when only its name is shown. */
export function findRuleWording(
  metric: VocabularyEntry | undefined,
  rule: string,
): RuleWording | undefined {
  const { name = '', equivalent = '' } = metric ?? {};
  const rules = readOwn(ruleWordings, name) ?? readOwn(ruleWordings, equivalent);
  const wording = readOwn(rules, rule);
  return typeof wording === 'string' ? { says: wording } : wording;
}

type RuleWordings = Readonly<Record<string, string | RuleWording>>;

const switched = (says: string, on: string, off: string): RuleWording => ({
  says,
  words: { '1': on, '0': off },
});

const addressesCompared: RuleWording = { says: 'compares', words: { url: 'addresses' } };

/** By metric and rule; a metric with an equivalent name is listed under one of the two. */
export const ruleWordings: Readonly<Record<string, RuleWordings>> = {
  check_accessibility_tree: { rules: 'these elements are there' },
  check_auto_saving_time: { minutes: 'the interval in minutes is' },
  check_config_status: { key: 'the setting', value: 'has the value' },
  check_csv: { expect: 'has rows with these cells', unexpect: 'has no row with these cells' },
  check_direct_json_object: {
    expected: { says: 'has these entries', rows: ['entry', 'must be'] },
    expect_in_result: {
      says: 'values',
      words: { true: 'need only include what is expected', false: 'must be equal' },
    },
  },
  check_enabled_experiments: { names: 'exactly these are enabled, in this order' },
  check_font_size: {
    type: { says: 'accepts', words: { value: 'one size', range: 'sizes in a range' } },
    value: 'the size is',
    min: 'the size is greater than',
    max: 'the size is less than',
  },
  check_global_key_play_pause: {
    expected_global_key_play_pause: switched('a global key', 'is set', 'is not set'),
  },
  check_gnome_favorite_apps: { expected: 'exactly these are the favourites' },
  check_history_deleted: { keywords: 'no visited address contains' },
  check_html_background_image: { value: 'the image is' },
  check_image_file_size: { max_size: 'the size in bytes is less than' },
  check_image_size: { height: 'the height in pixels is', width: 'the width in pixels is' },
  check_include_exclude: { include: 'includes', exclude: 'excludes' },
  check_json: { expect: 'all of these are met', unexpect: 'none of these is met' },
  check_json_keybindings: {
    expected: { says: 'has this key binding', rows: ['field', 'must be'] },
  },
  check_json_settings: { expected: { says: 'has these settings', rows: ['setting', 'must be'] } },
  check_libre_locale: { locale_set: 'the locale is one of' },
  check_line_number: { expected: 'the number of such lines is' },
  check_list: {
    expect: 'some line matches each regular expression',
    unexpect: 'no line matches any regular expression',
  },
  check_moved_jpgs: { expected: 'exactly these files are there' },
  check_one_instance_when_started_from_file: {
    expected_one_instance_when_started_from_file: switched(
      'files that are opened',
      'share one window',
      'may open separate windows',
    ),
  },
  check_page_number_colors: { color: 'the colour is' },
  check_pdf_pages: {
    relation: { says: 'the number of pages', words: relations },
    ref_value: 'this number',
  },
  check_play_and_exit: {
    expected_play_and_exit: switched('at the end, the player', 'closes', 'stays open'),
  },
  check_qt_bgcone: {
    expected_qt_bgcone: switched('the logo in the background', 'is shown', 'is hidden'),
  },
  check_qt_max_volume: { expected_qt_max_volume: 'the highest volume in per cent is' },
  check_qt_minimal_view: {
    expected_qt_minimal_view: switched('the minimal view', 'is on', 'is off'),
  },
  check_qt_slider_colours: {
    type: {
      says: 'the colours',
      words: { match: 'are certain ones', blackish: 'are close to black' },
    },
    expected_qt_slider_colours: 'these colours',
  },
  check_thunderbird_filter: { expect: 'has these filters', unexpect: 'has none of these filters' },
  check_thunderbird_prefs: { expect: 'all of these are met', unexpect: 'none of these is met' },
  check_transition: { slide_idx: 'the slide, counted from 0', transition_type: 'the transition' },
  compare_answer: { expected: 'equals' },
  compare_conference_city_in_order: {
    expected: { says: 'these cities, in this order', alternatives: true },
  },
  compare_config: { expected: 'the text' },
  compare_font_names: { font_name: 'every paragraph is set in' },
  compare_image_text: { text: 'the picture shows' },
  contains_page_break: { page_break_count: 'the number of page breaks is' },
  evaluate_presentation_fill_to_rgb_distance: {
    rgb: 'the background is red, green, blue',
    original_rgb: 'at the start it was',
  },
  exact_match: { expected: 'equals' },
  file_contains: { expected: 'includes' },
  find_default_font: { font_name: 'the default font is' },
  fuzzy_match: { expected: 'resembles' },
  fuzzy_place_math: { expected: 'the right places' },
  is_added_to_steam_cart: { items: 'the page includes' },
  is_cookie_deleted: { domains: 'no cookie is left of' },
  is_expected_active_tab: { type: addressesCompared, url: 'the address is' },
  is_expected_active_tab_approximate: {
    type: addressesCompared,
    url: 'the address without its query is',
  },
  is_expected_bookmarks: {
    type: {
      says: 'compares',
      words: {
        bookmark_bar_folders_names: 'folders on the bookmark bar',
        bookmark_bar_websites_urls: 'pages on the bookmark bar',
        liked_authors_websites_urls: 'pages in the folder “Liked Authors”',
      },
    },
    names: 'these names',
    urls: { says: 'these addresses', alternatives: true },
  },
  is_expected_installed_extensions: { expected: 'these are installed' },
  is_expected_search_query: { expect: 'the address matches the regular expression' },
  is_expected_tabs: { type: addressesCompared, urls: 'exactly these pages are open' },
  is_expected_url_pattern_match: { expected: 'the address matches each regular expression' },
  is_extension_installed: {
    type: {
      says: 'the list of extensions',
      words: { contain: 'includes', not_contain: 'does not include' },
    },
    expected: 'this extension',
  },
  is_in_list: { expected: 'the list includes' },
  is_in_vm_clickboard: { expected: 'the clipboard includes' },
  is_shortcut_on_desktop: { name: 'a shortcut is called', exec: 'a shortcut runs' },
  is_vlc_playing: { file_name: 'the file is', url: 'the address is' },
  is_vlc_recordings_folder: { recording_file_path: 'the folder is' },
  literal_match: { rules: 'equals' },
  match_in_list: { expected: 'is one of' },
  run_sqlite3: { sql: 'the query returns 1' },
};
