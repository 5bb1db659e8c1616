import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { createTypingErrorFinder } from '#text/similarity/typing-error.ts';
import { isAbsolutePath } from '#machine/paths.ts';
import { toFileName } from '#text/file-name.ts';
import { type DownloadAddress, downloadAddresses } from '../facts/files/download-addresses.ts';
import { defineTaskRule } from '../model/rule.ts';

/** Addresses that show a file or a folder as a web page, by host. */
const viewers: readonly [host: RegExp, page: RegExp][] = [
  [/^(?:www\.)?github\.com$/, /^\/[^/]+\/[^/]+\/(?:blob|tree)\//],
  [/^(?:www\.)?dropbox\.com$/, /^\/(?:s|scl\/fi|sh)\//],
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

/** Folders whose files have addresses that end with a slash. */
const services = /\/(?:content|download|export|raw)\//;

/** Part of each of these addresses and of those of folders and pages; a fast test. */
const suspicious =
  /\/(?:blob|tree|edit|preview|view|folders|open)(?:[/?#]|$)|dropbox\.com\/|\/(?:[?#]|$)|\.(?:html?|mht|xhtml)(?:[?#]|$)/i;

/** Stores that respond only to the address of a file. */
const stores =
  /(?:^|\.)(?:amazonaws\.com|huggingface\.co|raw\.githubusercontent\.com|storage\.googleapis\.com)$/;

/** The address of a file of a machine, or one whose protocol is missing, misspelt or there twice. */
const noWebAddress =
  /^(?:file:|(?:[a-z\d-]+\.)+(?:com?|edu|io|net|org)\/|(?!https?:\/\/(?!https?:))h{0,2}t{1,3}p{0,2}s{0,2}(?::|\/\/))/i;

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
  consequence: 'stops',
  summary: 'A download address leads to a file, not to a folder or to a page that shows the file.',
  why: 'The response of the server is stored as the file. For a folder or a viewer, the response is a web page, which no program can open as the file. If the server may respond with the file, the severity is warning; so it is for a misspelt host or an address without a valid protocol, from which nothing is downloaded. If all files of a task have one such address, it takes the place of addresses that the dataset does not have, and the severity is one lower.',
  howToFix:
    'Open the address in a browser that is not signed in: a correct one downloads a file at once. On sites that show files, use the link "Raw" or "Download".',
  ofCheck: {
    one: 'fetches no file from its address',
    several: 'fetch no files from their addresses',
  },
  concerns: ['action download', 'getter cloud_file'],
  examples: {
    good: [download('https://files.example.org/report.docx')],
    bad: [
      download('https://github.com/example/files/blob/main/report.docx'),
      download('https://files.example.org/reports/'),
      download('https://hugingface.co/datasets/example/files/resolve/main/report.docx'),
    ],
  },

  message({ url, found, meant, shared }: Facts) {
    if (shared !== undefined)
      return `all ${shared} downloads name the one address "${url}", so nothing can be fetched from it; use the address of each file`;
    if (meant !== undefined) return `unknown host in "${url}"${didYouMean(meant)}`;
    return found === 'path'
      ? `"${url}" is not a web address, so nothing is downloaded; use one that begins with "https://"`
      : `"${url}" is the address of a ${found}; use the address of the file itself`;
  },

  *check(task) {
    const downloads = downloadAddresses(task);
    const stub = findStub(downloads);
    for (const { url, name, at } of stub ? [stub] : downloads) {
      const fault = findFault(url, name);
      if (!fault) continue;
      const others = downloads.slice(1).map((other) => other.at);
      yield {
        ...{ at, url, about: [url], ...fault },
        // It is there in place of the addresses: the files come from elsewhere.
        ...(stub && {
          also: others,
          shared: downloads.length,
          severity: fault.severity === 'error' ? 'warning' : 'info',
        }),
      };
    }
  },
});

interface Facts {
  url: string;
  found: Found;
  /** The usual host of which this one is a typing error. */
  meant?: string;
  /** The number of downloads that all name this address. */
  shared?: number;
}

/** The first download, where several files with names of their own all have its address. */
function findStub(downloads: readonly DownloadAddress[]): DownloadAddress | undefined {
  const [first, ...others] = downloads;
  if (!first || others.length === 0 || others.some(({ url }) => url !== first.url))
    return undefined;
  const names = downloads.map(({ name }) => toFileName(name));
  if (new Set(names).size < names.length) return undefined;
  // A page that shows a file is there, and a server responds with it.
  return findFault(first.url, first.name)?.found === 'page that shows the file' ? undefined : first;
}

function findFault(
  url: string,
  name: string,
): { found: Found; severity: 'error' | 'warning'; meant?: string } | undefined {
  // A relative path may be a file of the dataset.
  if (isAbsolutePath(url) || noWebAddress.test(url)) return { found: 'path', severity: 'warning' };
  const meant = findMeantHost(hostOf(url).toLowerCase());
  if (meant !== undefined) return { found: 'misspelt host', severity: 'warning', meant };
  if (!suspicious.test(url) || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { hostname, pathname, search } = new URL(url);
  // The task may be about a saved page.
  if (pageName.test(name)) return undefined;

  const isViewer = viewers.some(([host, page]) => host.test(hostname) && page.test(pathname));
  if (isViewer && !/[?&](?:raw=|download=|dl=1)/.test(search)) {
    return { found: 'page that shows the file', severity: 'error' };
  }
  if (pathname.endsWith('/') && search === '' && !services.test(pathname)) {
    return { found: 'folder', severity: stores.test(hostname) ? 'error' : 'warning' };
  }
  if (pageName.test(pathname) && documentName.test(name)) {
    return { found: 'web page', severity: 'warning' };
  }
  return undefined;
}

/** Up to the first slash behind the protocol, which every address of a file has. */
function hostOf(url: string): string {
  const start = url.indexOf('://') + 3;
  return url.slice(start, Math.max(url.indexOf('/', start), start));
}

/** Finds the usual host of downloads of which another one is a typing error. */
const findMeantHost = createTypingErrorFinder(
  'docs.google.com drive.google.com dropbox.com github.com huggingface.co raw.githubusercontent.com storage.googleapis.com'.split(
    ' ',
  ),
);

type Found = 'folder' | 'misspelt host' | 'page that shows the file' | 'path' | 'web page';
