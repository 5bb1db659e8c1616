import { choice, offByDefault, required, storedAs, withDefault } from '../contract/fields.ts';
import type { Fields, GetterContract } from '../contract/contract.ts';
import { defineGetters } from '../contract/entry.ts';

const gotoPrefix: Fields = {
  goto_prefix: withDefault(
    'string',
    'https://',
    'What to put before the address that the address bar shows, such as "https://www.".',
  ),
};

const flag = ['true', 'false'];
const colorSchemes = ['light', 'dark', 'system'];

/** What both names of one getter share. */
const shopAddress = {
  summary: 'Reads from the address of the active tab which product filters are set in one shop.',
  wording: 'the address of the active tab',
  notes: ['It understands the addresses of one online shop only.'],
  reads: 'the address of the active tab',
  returns: 'an object with the value of each filter',
  returnType: 'value',
  readsTypedText: true,
  from: { kind: 'active tab' },
  keys: {
    parse_keys: required('array of string', 'The names of the filters to read from the address.', [
      'Price_discount_range',
    ]),
    ...gotoPrefix,
  },
} satisfies GetterContract & { summary: string; notes: string[] };

export const browserGetters = [
  ...defineGetters('browser', {
    default_search_engine: {
      summary: 'Reads which search engine the browser uses by default.',
      wording: 'the default search engine of the browser',
      notes: [
        'It returns the factory setting when the profile cannot be read or does not contain the setting.',
      ],
      reads: "the browser's profile",
      returns: 'the name of a search engine',
      returnType: 'value',
      keys: {},
      readsProfile: true,
    },
    cookie_data: {
      summary: 'Reads the cookies that the browser has stored.',
      wording: 'the cookies of the browser',
      reads: "the browser's profile",
      returns: 'a list of cookies',
      returnType: 'value',
      secondsToDisk: 35,
      keys: {
        dest: storedAs('cookies.sqlite', 'the database of cookies'),
      },
      readsProfile: true,
    },
    bookmarks: {
      summary: 'Reads the bookmarks of the browser with their folders.',
      wording: 'the bookmarks of the browser',
      reads: "the browser's profile",
      returns: 'an object with the top folders of bookmarks',
      returnType: 'value',
      secondsToDisk: 5,
      keys: {},
      readsProfile: true,
    },
    open_tabs_info: {
      summary: 'Reads the titles and addresses of all open tabs.',
      wording: 'the open tabs of the browser',
      reads: "the browser's tabs",
      returns: 'a list of tabs, each with title and address',
      returnType: 'value',
      from: { kind: 'tabs' },
      keys: {},
      needsDebugPort: true,
    },
    pdf_from_url: {
      summary: 'Fetches a web page as a PDF that the browser on the machine prints.',
      wording: ['the page {keys.path} as a PDF', 'a web page as a PDF'],
      reads: 'a web page',
      returns: 'a PDF',
      returnType: 'file',
      keys: {
        path: required('string', 'The web address of the page.', 'https://www.example.org/guide'),
        dest: storedAs('guide_expected.pdf', 'the PDF'),
      },
      needsDebugPort: true,
    },
    shortcuts_on_desktop: {
      summary: 'Reads the shortcut files on the desktop.',
      wording: 'the shortcuts on the desktop',
      reads: 'the desktop',
      returns: 'an object with the content of each shortcut by file name',
      returnType: 'value',
      keys: {},
    },
    history: {
      summary: 'Reads which pages the browser has recorded as visited.',
      wording: 'the browsing history',
      reads: "the browser's profile",
      returns: 'a list of visited pages with address, title and time',
      returnType: 'value',
      keys: {
        dest: storedAs('history.sqlite', 'the database of the history'),
      },
      readsProfile: true,
    },
    page_info: {
      summary: 'Reads the title, address and HTML of a web page that it opens in the browser.',
      wording: ['the page {keys.url}', 'a web page'],
      reads: 'a web page',
      returns: 'an object with title, address and HTML',
      returnType: 'value',
      from: { kind: 'live page' },
      keys: {
        url: required('string', 'The web address of the page.', 'https://www.example.org/basket'),
      },
      needsDebugPort: true,
    },
    enabled_experiments: {
      summary: 'Reads which experimental features are switched on in the browser.',
      wording: 'the enabled experiments of the browser',
      reads: "the browser's profile",
      returns: 'a list of names',
      returnType: 'value',
      keys: {},
      readsProfile: true,
    },
    browser_language: {
      productName: 'chrome_language',
      summary: 'Reads the language of the browser.',
      wording: 'the language of the browser',
      notes: [
        'It returns the factory setting when the profile cannot be read or does not contain the setting.',
      ],
      reads: "the browser's profile",
      returns: 'a language code',
      returnType: 'value',
      keys: {},
      readsProfile: true,
    },
    browser_font_size: {
      productName: 'chrome_font_size',
      summary: 'Reads the font sizes set in the browser.',
      wording: 'the font sizes of the browser',
      notes: [
        'It returns the factory setting when the profile cannot be read or does not contain the setting.',
      ],
      reads: "the browser's profile",
      returns: 'an object with the font sizes',
      returnType: 'value',
      keys: {},
      readsProfile: true,
    },
    profile_name: {
      summary: 'Reads the name of the user profile in the browser.',
      wording: "the name of the browser's profile",
      reads: "the browser's profile",
      returns: 'a name',
      returnType: 'value',
      keys: {},
      readsProfile: true,
    },
    number_of_search_results: {
      summary: 'Reads how many results a search page shows.',
      wording: 'the number of search results',
      notes: ['The search is fixed in the environment, so a task file cannot choose it.'],
      reads: 'a search page',
      returns: 'a number',
      returnType: 'value',
      from: { kind: 'live page' },
      keys: {},
      needsDebugPort: true,
    },
    clouddrive_file: {
      productName: 'googledrive_file',
      product: { from: { kind: 'cloud drive', service: 'googledrive' } },
      summary: 'Fetches one or several files from the cloud drive.',
      reads: 'the cloud drive',
      returns: 'a file or a list of files',
      returnType: 'file',
      from: { kind: 'cloud drive', service: 'clouddrive' },
      keys: {
        dest: required(
          ['string', 'array of string'],
          'The file name under which it is stored locally; with "query_list" or "path_list" an array of the same length.',
          'report.pdf',
        ),
        settings_file: withDefault(
          'string',
          'evaluation_examples/settings/googledrive/settings.yml',
          'The settings of the account, a file where the environment runs and not on the machine.',
        ),
        query: {
          type: 'array of string',
          description:
            'Queries in the query language of the drive, one for each level from the top folder down to the file.',
        },
        path: {
          type: 'array of string',
          description: 'The names from the top folder down to the file.',
          example: ['reports', 'report.pdf'],
        },
        query_list: {
          type: 'array of array',
          description: 'For several files: an array of queries for each, written like "query".',
        },
        path_list: {
          type: 'array of array',
          description: 'For several files: an array of names for each, written like "path".',
        },
      },
      oneOf: [['path', 'query', 'path_list', 'query_list']],
    },
    active_tab_info: {
      summary: 'Reads the title, address and HTML of the page in the active tab.',
      wording: 'the page in the active tab',
      notes: [
        'It loads the address once more in a new tab, so what was typed or clicked on the page is not seen.',
      ],
      reads: 'the active tab',
      returns: 'an object with title, address and HTML',
      returnType: 'value',
      readsTypedText: true,
      from: { kind: 'active tab' },
      keys: gotoPrefix,
      needsDebugPort: true,
    },
    enable_do_not_track: {
      summary: 'Reads whether the browser asks websites not to track the user.',
      wording: 'the "do not track" setting of the browser',
      reads: "the browser's profile",
      returns: 'the string "true" or "false"',
      returnType: 'value',
      returnsOnly: flag,
      keys: {},
      readsProfile: true,
    },
    enable_enhanced_safety_browsing: {
      summary:
        'Reads whether the browser protects at its highest level against dangerous websites.',
      wording: 'the enhanced-protection setting of the browser',
      reads: "the browser's profile",
      returns: 'the string "true" or "false"',
      returnType: 'value',
      returnsOnly: flag,
      keys: {},
      readsProfile: true,
    },
    new_startup_page: {
      summary: 'Reads whether the browser opens a new tab when it starts.',
      wording: "the browser's setting to start with a new tab",
      reads: "the browser's profile",
      returns: 'the string "true" or "false"',
      returnType: 'value',
      // The last one without a profile.
      returnsOnly: [...flag, 'Google'],
      keys: {},
      readsProfile: true,
    },
    find_unpacked_extension_path: {
      summary: 'Reads the folders from which the browser loads its extensions.',
      wording: 'the folders from which the browser loads extensions',
      reads: "the browser's profile",
      returns: 'a list of paths',
      returnType: 'value',
      keys: {},
      readsProfile: true,
    },
    data_delete_automacally: {
      summary: 'Reads whether the browser deletes the data of websites automatically.',
      wording: "the browser's setting to delete the data of websites automatically",
      reads: "the browser's profile",
      returns: 'the string "true" or "false"',
      returnType: 'value',
      returnsOnly: flag,
      keys: {},
      readsProfile: true,
    },
    active_tab_html_parse: {
      summary:
        'Reads chosen elements of the page in the active tab, each under a name of your choice.',
      wording: 'the page in the active tab',
      notes: [
        'It reads the page as it is in the tab, without loading it again.',
        'It returns an empty object when no open tab has the address that the address bar shows.',
        'With "class&url" it returns true or false for each text, under that text in lower case.',
      ],
      reads: 'the active tab',
      returns: 'an object with a string, or true or false, under each name',
      returnType: 'value',
      example: { category: 'xpath', xpathObject: { '//main//h1': 'title' } },
      from: { kind: 'active tab' },
      keys: {
        category: choice(
          ['class', 'label', 'xpath', 'input', 'class&url'],
          'How the elements are found: "class" by CSS class, "label" by their text, "xpath" by XPath, "input" by XPath for the value of a field, "class&url" by CSS class and address together.',
        ),
        ...gotoPrefix,
        class_multiObject: withDefault(
          'object',
          {},
          'For "class": by CSS class, an object that names the elements by their position from 0; for "class&url": by CSS class, the array of texts to look for.',
        ),
        class_multiObject_child: withDefault(
          'object',
          {},
          'For "class": by CSS class, an object that names the pieces of text directly in the first such element by their position from 0.',
        ),
        class_multiObject_only_child: withDefault(
          'object',
          {},
          'For "class": by CSS class, an object that names the third-level headings in such elements by their position from 0.',
        ),
        class_multiObject_li: withDefault(
          'object',
          {},
          'For "class&url": by CSS class, the array of texts to look for among the list items in such elements.',
        ),
        class_multiObject_search_exist: withDefault(
          'object',
          {},
          'For "class": by CSS class, the array of texts to look for; with "is_other_exist" in the array it also returns whether there are other texts.',
        ),
        class_singleObject: withDefault(
          'object',
          {},
          'For "class": by CSS class, the name for the text of the first such element.',
        ),
        labelObject: withDefault(
          'object',
          {},
          'For "label": by a text on the page, the name for the text of the element that shows it.',
        ),
        xpathObject: withDefault(
          'object',
          {},
          'For "xpath": by XPath, the name for the text of the first such element.',
        ),
        inputObject: withDefault(
          'object',
          {},
          'For "input": by XPath, the name for the content of the first such field.',
        ),
        url_include_expected: withDefault(
          'array of string',
          [],
          'For "class&url": texts that may occur in the address instead of on the page.',
        ),
        url_include_expected_multichoice: withDefault(
          'object',
          {},
          'For "class&url": by a text that may occur in the address, the name under which to return it.',
        ),
      },
      needsDebugPort: true,
    },
    active_tab_url_parse: {
      summary: 'Reads chosen query parameters from the address of the active tab.',
      wording: 'the address of the active tab',
      notes: ['A parameter that the address lacks is returned as an empty string.'],
      reads: 'the address of the active tab',
      returns: 'an object with the value of each parameter',
      returnType: 'value',
      readsTypedText: true,
      from: { kind: 'active tab', names: 'parse_keys', renamed: 'replace' },
      keys: {
        parse_keys: required(
          'array of string',
          'The names of the parameters, as the address writes them.',
          ['from', 'to'],
        ),
        ...gotoPrefix,
        replace: {
          type: 'object',
          description:
            'By the name of a parameter, the name under which to return its value instead.',
        },
        split_list: offByDefault('Whether each value is split at its commas into a list.'),
      },
    },
    gotoRecreationPage_and_get_html_content: {
      summary:
        'Reads an element of a campsite page that it reaches by a fixed search on one website.',
      wording: 'an element of a web page',
      notes: [
        'Website and search are fixed in the environment, so it suits one task only.',
        'It belongs on the expected side: the text is returned under "expected" and the name of the class.',
      ],
      reads: 'a web page',
      returns: 'rules with the text of the element',
      returnType: 'rules',
      from: { kind: 'live page' },
      keys: {
        selector: required(
          'string',
          'How the element is found; "class" is the only way known to work.',
          'class',
        ),
        class: required('string', 'The CSS class of the element.', 'next-free-night'),
        order: {
          type: ['integer', 'string'],
          description: 'Which of several such elements, counted from 0; without it the first.',
        },
      },
      needsDebugPort: true,
    },
    url_dashPart: {
      summary: 'Reads one part of the address of the active tab, cut at its slashes.',
      wording: [
        'the {keys.partIndex} part of the address of the active tab',
        'a part of the address of the active tab',
      ],
      reads: 'the address of the active tab',
      returns: 'a string, or an object with it',
      returnType: 'value',
      readsTypedText: true,
      from: { kind: 'active tab' },
      keys: {
        partIndex: {
          ...required(
            'integer',
            'Which part, counted from 0, or from the end with -1 for the last.',
            -1,
          ),
          wording: { '-1': 'last', '-2': 'last but one', '-3': 'last but two' },
        },
        returnType: choice(
          ['string', 'json'],
          'Whether the part is returned as a string or in an object under "key".',
        ),
        ...gotoPrefix,
        needDeleteId: offByDefault('Whether the part is cut off at its question mark.'),
        key: {
          type: 'string',
          description: 'For "json": the name that the part has in the object.',
        },
      },
    },
    active_url_from_accessTree: {
      summary:
        'Reads the address of the active tab from the address bar, without a debugging port.',
      wording: 'the address of the active tab',
      reads: 'the address bar, through the accessibility tree',
      returns: 'a web address',
      returnType: 'value',
      readsTypedText: true,
      from: { kind: 'active tab', prefix: 'goto_prefix' },
      keys: { ...gotoPrefix },
    },
    find_installed_extension_name: {
      summary: 'Reads the names of the extensions installed in the browser.',
      wording: 'the extensions installed in the browser',
      reads: "the browser's profile",
      returns: 'a list of names',
      returnType: 'value',
      // An extension is on disk before the browser reports it as installed.
      secondsToDisk: 0,
      keys: {},
      readsProfile: true,
    },
    info_from_website: {
      summary: 'Reads the text or an attribute of chosen elements of a web page that it opens.',
      wording: ['what is read from the page {keys.url}', 'what is read from a web page'],
      notes: [
        'When one element cannot be read, it returns all of "backups" instead of what was read, without a failure.',
      ],
      reads: 'a web page',
      returns: 'a list of strings',
      returnType: 'value',
      from: { kind: 'live page' },
      keys: {
        url: {
          type: 'string',
          description: 'The web address of the page; without it, "backups" is returned.',
          example: 'https://www.example.org/people/ada',
        },
        infos: {
          type: 'array of object',
          default: [],
          description: 'What to read, in the order in which the metric receives it.',
          example: [{ action: 'inner_text', selector: '#name' }],
          fields: {
            action: withDefault(
              'string',
              'inner_text',
              'What to read: "inner_text" or "attribute", or "click_and_inner_text" or "click_and_attribute" to follow links first.',
            ),
            selector: required(
              ['string', 'array of string'],
              'The CSS selector of the element; to follow links, an array of selectors to click, with the element as the last.',
              '#name',
            ),
            attribute: { type: 'string', description: 'The name of the attribute to read.' },
          },
        },
        backups: {
          type: 'any',
          description:
            'What to return instead when the page cannot be read, in the order of "infos".',
        },
      },
      oneOf: [['url', 'backups']],
      example: {
        url: 'https://www.example.org/people/ada',
        infos: [{ action: 'inner_text', selector: '#name' }],
      },
      needsDebugPort: true,
    },
    shop_product_url_parse: { productName: 'macys_product_url_parse', ...shopAddress },
    url_path_parse: { aliasOf: 'shop_product_url_parse', ...shopAddress },
    chrome_appearance_mode_ui: {
      origin: 'osworld',
      summary:
        "Reads from the browser's settings page whether it is set to light, dark or automatic.",
      wording: 'the appearance mode of the browser',
      reads: "the browser's settings page",
      returns: 'the string "light", "dark" or "system"',
      returnType: 'value',
      returnsOnly: colorSchemes,
      keys: {},
      needsDebugPort: true,
    },
    chrome_color_scheme: {
      origin: 'osworld',
      summary: 'Reads from the stored settings whether the browser is light, dark or automatic.',
      wording: 'the colour scheme of the browser',
      reads: "the browser's profile",
      returns: 'the string "light", "dark" or "system"',
      returnType: 'value',
      returnsOnly: colorSchemes,
      keys: {},
      readsProfile: true,
    },
    enable_safe_browsing: {
      origin: 'osworld',
      summary: 'Reads whether the browser protects against dangerous websites.',
      wording: 'the safe-browsing setting of the browser',
      reads: "the browser's profile",
      returns: 'the string "true" or "false"',
      returnType: 'value',
      returnsOnly: flag,
      keys: {},
      readsProfile: true,
    },
    cookie_data_for_edge: {
      origin: 'other',
      keys: {
        dest: { required: true, example: 'Cookies' },
        user_data_dir: {},
      },
      readsProfile: true,
    },
    data_delete_automacally_from_edge: { origin: 'other', readsProfile: true },
    default_search_engine_from_edge: { origin: 'other', readsProfile: true },
    edge_default_download_folder: { origin: 'other', readsProfile: true },
    edge_font_size: { origin: 'other', readsProfile: true },
    edge_home_page: { origin: 'other', readsProfile: true },
    enable_do_not_track_from_edge: { origin: 'other', readsProfile: true },
    enable_enhanced_safety_browsing_from_edge: { origin: 'other', readsProfile: true },
    favorites: { origin: 'other', readsProfile: true },
    history_for_edge: {
      origin: 'other',
      keys: { dest: { required: true, example: 'History' } },
      readsProfile: true,
    },
    profile_name_from_edge: { origin: 'other', readsProfile: true },
    url_shortcuts_on_desktop: { origin: 'other' },
    validate_pwa_installed: { origin: 'other' },
  }),
];
