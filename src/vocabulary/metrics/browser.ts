import { choice, required } from '../contract/fields.ts';
import type { Argument, Field } from '../contract/contract.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparedFiles, ruleSet } from '../contract/example-sources.ts';

const activeTab: Argument = {
  accepts: 'the active tab or its address',
  example: { type: 'active_tab_info' },
};

const comparedAddress: Field = choice(['url'], 'Which part of the tab is compared.');

const addressesCompared = { says: 'compares', words: { url: 'addresses' } };

export const browserMetrics = defineMetrics('browser', {
  is_expected_tabs: {
    summary: 'Passes when the browser has exactly the expected pages open, in any order.',
    verdict: 'the browser has exactly {rules.urls|page} open',
    notes: [
      'A "www." and the ending of the host (such as ".org"), and a slash alone after it, do not count; the rest of an address must agree, query included.',
    ],
    result: { accepts: 'the open tabs', example: { type: 'open_tabs_info' } },
    ...ruleSet({
      type: choice(['url'], 'Which part of the tabs is compared.'),
      urls: required('array of string', 'The addresses of all pages that must be open.', [
        'https://www.example.org/',
        'https://docs.example.org/guide',
      ]),
    }),
    ruleLabels: { type: addressesCompared, urls: 'exactly these pages are open' },
    options: {},
  },
  is_expected_bookmarks: {
    summary:
      'Passes when the bookmark bar contains exactly the expected folders or pages, or a certain folder on it the expected pages.',
    verdict: ['{rules.type}', 'the bookmarks are the expected ones'],
    notes: [
      'With "liked_authors_websites_urls" the folder on the bookmark bar must be called "Liked Authors".',
    ],
    result: { accepts: 'the bookmarks', example: { type: 'bookmarks' } },
    ...ruleSet(
      {
        type: choice(
          [
            'bookmark_bar_folders_names',
            'bookmark_bar_websites_urls',
            'liked_authors_websites_urls',
          ],
          'Which bookmarks are compared.',
          {
            bookmark_bar_folders_names: 'the bookmark bar has exactly {rules.names|folder}',
            bookmark_bar_websites_urls: 'the bookmark bar has exactly {rules.urls|page}',
            liked_authors_websites_urls:
              'the bookmark folder "Liked Authors" contains exactly {rules.urls|page}',
          },
        ),
        names: {
          type: 'array of string',
          description: 'For "bookmark_bar_folders_names": the names of all folders on the bar.',
          example: ['Reading list'],
        },
        urls: {
          type: 'array',
          description:
            'For the other two: the addresses of all pages; in the folder of authors, an array in place of an address lists several that are right.',
          example: ['https://www.example.org/'],
        },
      },
      { type: 'bookmark_bar_folders_names', names: ['Reading list'] },
    ),
    ruleLabels: {
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
    ruleVariants: {
      bookmark_bar_folders_names: ['names'],
      bookmark_bar_websites_urls: ['urls'],
      liked_authors_websites_urls: ['urls', 'names?'],
    },
    options: {},
  },
  compare_pdfs: {
    summary: 'Gives a partial score, from 0 to 1, for how similar the text of two PDFs is.',
    verdict: [
      '{result|PDF} has the same text as {expected}, with a partial score for similar text',
      '{result|PDF|each} has the same text as its counterpart among {expected||and}, with a partial score for similar text',
    ],
    notes: [
      'It also accepts lists of files: they are compared in pairs, and the score is their average.',
      'Layout and pictures do not count.',
    ],
    compares: { kind: 'equal files' },
    ...comparedFiles('/home/user/Documents/brochure.pdf', 'a PDF'),
    options: {},
  },
  compare_htmls: {
    summary: 'Passes when two HTML files agree in their elements, text and attributes.',
    verdict: '{result|HTML file} has the same elements, text and attributes as {expected}',
    compares: { kind: 'equal files' },
    ...comparedFiles('/home/user/Documents/orders.html', 'an HTML file'),
    options: {
      ignore_sdnum: {
        type: 'boolean',
        description:
          'Whether the attribute "sdnum", a number format that spreadsheets export, is left out of the comparison.',
        wording: 'ignoring number formats of spreadsheets',
      },
    },
    otherOptions: true,
  },
  compare_archive: {
    summary:
      'Gives a partial score for how similar two archives are: the names of their files must be the same, then the files are compared by their kind.',
    verdict:
      '{result|archive} contains the same files as {expected}, with a partial score for similar content',
    notes: [
      'All files are compared as the same kind; options besides these two are passed to that comparison.',
    ],
    compares: { kind: 'equal files' },
    passesOptionsOn: true,
    agentText: [{ does: 'unpacks', call: 'shutil.unpack_archive', isByName: true, isUnsure: true }],
    ...comparedFiles('/home/user/Documents/handouts.zip', 'an archive'),
    options: {
      file_path: {
        type: 'string',
        default: '',
        description: 'The folder inside the archives whose files are compared.',
        wording: 'in the folder {options.file_path} only',
      },
      file_type: {
        type: 'string',
        default: 'text',
        values: ['text', 'pdf', 'docx', 'ppt', 'image', 'csv', 'table', 'audio', 'video'],
        description: 'The kind of file they are compared as.',
        wording: 'with its files compared as {options.file_type}',
      },
    },
    otherOptions: true,
  },
  is_cookie_deleted: {
    summary: 'Passes when the browser has no cookie of the listed domains.',
    verdict: 'the browser has no cookie of {rules.domains|domain|any}',
    notes: ['A cookie of a subdomain other than "www." counts only when that subdomain is listed.'],
    result: { accepts: 'the cookies', example: { type: 'cookie_data', dest: 'Cookies' } },
    ...ruleSet({
      type: choice(['domains'], 'How the cookies are chosen.'),
      domains: required(
        'array of string',
        'The domains, as the browser writes them, mostly with a dot before the name.',
        ['.example.org'],
      ),
    }),
    ruleLabels: { domains: 'no cookie is left of' },
    options: {},
  },
  is_shortcut_on_desktop: {
    summary: 'Passes when a shortcut with the given name or command is on the desktop.',
    verdict: [
      'a shortcut {rules.type} is on the desktop',
      'the expected shortcut is on the desktop',
    ],
    result: {
      accepts: 'the shortcuts on the desktop',
      example: { type: 'shortcuts_on_desktop' },
    },
    ...ruleSet(
      {
        type: choice(['name', 'exec'], 'How the shortcut is found.', {
          name: 'called {rules.name}',
          exec: 'that runs {rules.exec}',
        }),
        name: {
          type: 'string',
          description: 'For "name": what the shortcut is called.',
          example: 'Tide Tables',
        },
        exec: {
          type: 'string',
          description: 'For "exec": the command that the shortcut runs.',
          example: 'xdg-open https://www.example.org/',
        },
      },
      { type: 'name', name: 'Tide Tables' },
    ),
    ruleLabels: { name: 'a shortcut is called', exec: 'a shortcut runs' },
    ruleVariants: { name: ['name'], exec: ['exec'] },
    options: {},
  },
  check_font_size: {
    summary: "Passes when the browser's default font size has a value or is within a range.",
    verdict: [
      "the browser's default font size is {rules.type}",
      "the browser's default font size is as expected",
    ],
    result: {
      accepts: 'the font sizes set in the browser',
      example: { type: 'browser_font_size' },
    },
    ...ruleSet(
      {
        type: choice(
          ['value', 'range'],
          'Whether one size is right or every size within a range.',
          {
            value: '{rules.value}',
            range: 'greater than {rules.min} and less than {rules.max}',
          },
        ),
        value: { type: 'number', description: 'For "value": the size.', example: 20 },
        min: {
          type: 'number',
          description: 'For "range": the size must be greater than this.',
          example: 16,
        },
        max: {
          type: 'number',
          description: 'For "range": the size must be less than this.',
          example: 99,
        },
      },
      { type: 'value', value: 20 },
    ),
    ruleLabels: {
      type: { says: 'accepts', words: { value: 'one size', range: 'sizes in a range' } },
      value: 'the size is',
      min: 'the size is greater than',
      max: 'the size is less than',
    },
    ruleVariants: { value: ['value'], range: ['min', 'max'] },
    options: {},
  },
  check_enabled_experiments: {
    summary:
      'Passes when exactly the expected experiments are enabled in the browser, in that order.',
    verdict: [
      'the browser has exactly {rules.names|experiment} enabled, in that order',
      'the browser has exactly the expected experiments enabled',
    ],
    result: {
      accepts: 'the enabled experiments',
      example: { type: 'enabled_experiments' },
    },
    ...ruleSet({
      type: choice(['names'], 'Which part of the experiments is compared.'),
      names: required(
        'array of string',
        'Their identifiers, without the "@" and the choice that may follow it.',
        ['smooth-scrolling'],
      ),
    }),
    ruleLabels: { names: 'exactly these are enabled, in this order' },
    options: {},
  },
  check_history_deleted: {
    summary: 'Passes when no address in the browsing history contains one of the keywords.',
    verdict: 'no address in the browsing history contains {rules.keywords|keyword|any}',
    result: {
      accepts: 'the browsing history',
      example: { type: 'history', dest: 'history.sqlite' },
    },
    ...ruleSet({
      type: choice(['keywords'], 'How the visits are chosen.'),
      keywords: required(
        'array of string',
        'Parts of addresses that must be gone; upper and lower case differ.',
        ['example.org'],
      ),
    }),
    ruleLabels: { keywords: 'no visited address contains' },
    options: {},
  },
  is_expected_search_query: {
    summary:
      'Passes when the address of the active tab matches a pattern, such as that of a search.',
    verdict: [
      'the address of the active tab matches {rules.expect.pattern|pattern}',
      'the address of the active tab matches the expected pattern',
    ],
    compares: { kind: 'search query' },
    result: { accepts: 'the active tab', example: { type: 'active_tab_info' } },
    ...ruleSet({
      expect: required(
        'object',
        'An object whose "pattern" is a regular expression to find within the address.',
        { pattern: 'search\\.example\\.org/\\?q=tide\\+tables' },
      ),
    }),
    ruleLabels: { expect: 'the address matches the regular expression' },
    options: {},
  },
  is_expected_active_tab: {
    summary: 'Passes when the active tab shows the page with the given address.',
    verdict: 'the active tab shows {rules.url|page}',
    compares: { kind: 'equal address', address: 'url' },
    notes: [
      'A "www." and the ending of the host (such as ".org"), and a slash alone after it, do not count; the rest of the address must agree, query included.',
    ],
    result: activeTab,
    ...ruleSet({
      type: comparedAddress,
      url: required(
        'string',
        'The address of the page.',
        'https://www.example.org/timetable?day=monday',
      ),
    }),
    ruleLabels: { type: addressesCompared, url: 'the address is' },
    options: {},
  },
  is_expected_url_pattern_match: {
    summary: 'Passes when each of several patterns is found in the address of the active tab.',
    verdict: 'the address of the active tab matches {rules.expected|pattern}',
    compares: { kind: 'matches address', all: 'expected' },
    result: activeTab,
    ...ruleSet({
      expected: required(
        'array of string',
        'Regular expressions that must all be found somewhere in the address.',
        ['^https://www\\.example\\.org/flights', 'from=LIS'],
      ),
    }),
    ruleLabels: { expected: 'the address matches each regular expression' },
    options: {},
  },
  is_added_to_store_cart: {
    productName: 'is_added_to_steam_cart',
    summary: "Passes when the page of a shop's cart names all the expected items.",
    verdict: "the page of the shop's cart names {rules.items|item}",
    result: {
      accepts: 'a web page with its content',
      example: { type: 'page_info', url: 'https://store.example.org/cart' },
    },
    ...ruleSet({
      items: required(
        'array of string',
        'Strings that must all occur in the content of the page.',
        ['Lantern, small'],
      ),
    }),
    ruleLabels: { items: 'the page includes' },
    options: {},
  },
  is_expected_installed_extensions: {
    summary:
      'Passes when all the expected extensions are installed in the browser; others may be there too.',
    verdict: 'the browser has {rules.expected|extension} installed',
    result: {
      accepts: 'the names of the installed extensions',
      example: { type: 'find_installed_extension_name' },
    },
    ...ruleSet({
      expected: required('array of string', 'The names of the extensions.', ['Tab Counter']),
    }),
    ruleLabels: { expected: 'these are installed' },
    options: {},
  },
  compare_pdf_images: {
    summary: 'Passes when two PDFs contain the same pictures in the same order.',
    verdict: '{result|PDF} contains the same pictures as {expected}, in the same order',
    compares: { kind: 'equal files' },
    ...comparedFiles('/home/user/Documents/receipts.pdf', 'a PDF'),
    options: {},
    otherOptions: true,
  },
  is_expected_active_tab_approximate: {
    summary:
      'Passes when the active tab shows the page with the given address, regardless of its query.',
    verdict: 'the active tab shows {rules.url|page}, regardless of its query',
    compares: { kind: 'equal address', address: 'url' },
    notes: ['Apart from the query, the addresses must agree letter by letter.'],
    result: activeTab,
    ...ruleSet({
      type: comparedAddress,
      url: required(
        'string',
        'The address of the page; a query in it does not count.',
        'https://www.example.org/timetable',
      ),
    }),
    ruleLabels: {
      type: addressesCompared,
      url: 'the address without its query is',
    },
    options: {},
  },
  check_edge_font_size: { origin: 'other' },
  is_url_shortcut_on_desktop: { origin: 'other' },
});
