import { downloadAddresses } from '../facts/download-addresses.ts';
import { defineTaskRule } from '../model/rule.ts';

/** Addresses that show a file or a folder as a web page, by host. */
const viewers: readonly [host: RegExp, page: RegExp][] = [
  [/^(?:www\.)?github\.com$/, /^\/[^/]+\/[^/]+\/(?:blob|tree)\//],
  [/^gitlab\./, /\/-\/(?:blob|tree)\//],
  [/^(?:www\.)?huggingface\.co$/, /^\/(?:(?:datasets|spaces)\/)?[^/]+\/[^/]+\/(?:blob|tree)\//],
  [
    /^drive\.google\.com$/,
    /^\/(?:file\/d\/[^/]+\/(?:edit|preview|view)|drive\/(?:u\/\d+\/)?folders\/|open$)/,
  ],
  [
    /^docs\.google\.com$/,
    /^\/(?:document|presentation|spreadsheets)\/d\/[^/]+\/(?:edit|preview|view)$/,
  ],
];

/** What each of them, a folder or a page has in its address, and faster to look for. */
const suspicious =
  /\/(?:blob|tree|edit|preview|view|folders|open)(?:[/?#]|$)|\/(?:[?#]|$)|\.(?:html?|mht|xhtml)(?:[?#]|$)/i;

/** Stores that answer only at the address of a file. */
const stores =
  /(?:^|\.)(?:amazonaws\.com|huggingface\.co|raw\.githubusercontent\.com|storage\.googleapis\.com)$/;

const pageName = /\.(?:html?|mht|xhtml)$/i;
const documentName = /\.(?:docx?|gif|gz|jpe?g|mp[34]|od[pst]|pdf|png|pptx?|xlsx?|xcf|zip)$/i;

const local = { path: '/home/user/report.docx' };
const download = (url: string) => ({
  config: [{ type: 'download', parameters: { files: [{ ...local, url }] } }],
});

export const addressIsFile = defineTaskRule({
  code: 'W06',
  name: 'address-is-file',
  severity: 'error',
  summary: 'What is downloaded is a file, not a folder or a page that shows the file.',
  why: 'The answer is stored whatever it is: a folder or a viewer answers with a web page or an error, and no program can open that as the file. Where a server may well answer with a file, this is a warning.',
  howToFix:
    'Open the address in a browser that is not signed in: the right one downloads a file at once. On sites that show files it stands behind a link such as "Raw" or "Download".',
  concerns: ['action download', 'getter cloud_file'],
  examples: {
    good: [download('https://files.example.org/report.docx')],
    bad: [
      download('https://github.com/example/files/blob/main/report.docx'),
      download('https://files.example.org/reports/'),
    ],
  },

  message: ({ url, found }: { url: string; found: Found }) =>
    `"${url}" is the address of a ${found}; give that of the file itself`,

  *check(task) {
    for (const { url, name, at } of downloadAddresses(task)) {
      const fault = findFault(url, name);
      if (fault) yield { at, url, ...fault };
    }
  },
});

function findFault(
  url: string,
  name: string,
): { found: Found; severity: 'error' | 'warning' } | undefined {
  if (!suspicious.test(url) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { hostname, pathname, search } = new URL(url);
  // A saved page may be what the task is about.
  if (pageName.test(name)) return undefined;

  const isViewer = viewers.some(([host, page]) => host.test(hostname) && page.test(pathname));
  if (isViewer && !/[?&](?:raw|download)=/.test(search)) {
    return { found: 'page that shows the file', severity: 'error' };
  }
  if (pathname.endsWith('/') && search === '') {
    return { found: 'folder', severity: stores.test(hostname) ? 'error' : 'warning' };
  }
  if (pageName.test(pathname) && documentName.test(name)) {
    return { found: 'web page', severity: 'warning' };
  }
  return undefined;
}

type Found = 'folder' | 'page that shows the file' | 'web page';
