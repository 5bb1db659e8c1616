import { choice, required } from '../contract/fields.ts';
import { defineActions } from '../contract/entry.ts';

export const browserActions = [
  ...defineActions('browser', {
    browser_open_tabs: {
      productName: 'chrome_open_tabs',
      summary: 'Opens web pages in tabs of the running browser, one for each address.',
      notes: [
        'The browser must already run with a debugging port that can be reached from outside the machine.',
        'In the OSWorld environment the tab that was open before is closed.',
      ],
      effect: { kind: 'open pages', addresses: 'urls_to_open' },
      parameters: {
        urls_to_open: required('array of string', 'The web addresses, in the order of the tabs.', [
          'https://www.example.org/',
        ]),
      },
    },
    chrome_close_tabs: {
      origin: 'osworld',
      summary: 'Closes the tabs of the running browser that show the given addresses.',
      notes: [
        'The browser must already run with a debugging port that can be reached from outside the machine.',
      ],
      effect: { kind: 'close pages', addresses: 'urls_to_close' },
      parameters: {
        urls_to_close: required('array of string', 'The web addresses of the tabs to close.', [
          'https://www.example.org/',
        ]),
      },
    },
    login: {
      origin: 'osworld',
      summary: 'Signs in to an online service in the running browser with a prepared account.',
      notes: [
        'The browser must already run with a debugging port that can be reached from outside the machine.',
      ],
      effect: { kind: 'log in', service: 'platform', account: 'settings_file' },
      parameters: {
        settings_file: required(
          'string',
          'A JSON file with the email address and password of the account, where the environment runs and not on the machine.',
          'settings/account.json',
        ),
        platform: choice(['googledrive'], 'The service to sign in to.'),
      },
    },
    update_browse_history: {
      origin: 'osworld',
      summary: 'Replaces the history of the browser with the given visits.',
      effect: { kind: 'replace history', visits: 'history' },
      parameters: {
        history: {
          type: 'array of object',
          required: true,
          description: 'The visits that the history contains afterwards.',
          example: [
            {
              url: 'https://www.example.org/news',
              title: 'News',
              visit_time_from_now_in_seconds: 7200,
            },
          ],
          fields: {
            url: required('string', 'The address of the page.', 'https://www.example.org/news'),
            title: required('string', 'The title of the page.', 'News'),
            visit_time_from_now_in_seconds: required(
              'number',
              'How many seconds before the setup the page was visited.',
              7200,
            ),
          },
        },
      },
    },
    edge_open_tabs: {
      origin: 'other',
      effect: { kind: 'open pages', addresses: 'urls_to_open' },
      parameters: { urls_to_open: { required: true } },
    },
    set_default_browser: {
      origin: 'other',
      parameters: { browser: { required: true } },
    },
    update_browse_history_edge: {
      origin: 'other',
      parameters: { history: { required: true } },
    },
  }),
];
