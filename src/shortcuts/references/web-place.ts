import { decodePercent } from '#text/decode-percent.ts';

/** Where a file of the web is, whichever way its address is written. */
export interface WebPlace {
  host: string;
  /** Undefined where a query names the file. */
  folder: string | undefined;
  /** Equal for two addresses of one file. */
  key: string;
  /** The last part of its path. */
  name: string;
  /** Whether it is a file to download, and no page. */
  isFile: boolean;
}

/**
 * The place that an address names, which anybody with internet can reach; undefined for one of the
 * machine or of a local network, one with a secret, and one that the environment completes.
 */
export function toWebPlace(address: string): WebPlace | undefined {
  if (!/^https?:\/\/[^\s{}<>$]+$/i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, search, username } = new URL(address);
  if (isPrivate(hostname) || username !== '' || secret.test(search)) return undefined;
  const host = hostname.replace(/^www\./, '');
  const path = toOnePath(host, decodePercent(pathname));
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isNamedByQuery = search.length > 1 && !extension.test(name);
  return {
    host: hostname,
    folder: isNamedByQuery ? undefined : path.slice(0, path.length - name.length),
    key: isNamedByQuery ? `${path}${search}` : path,
    name,
    isFile: isNamedByQuery
      ? /[?&](?:export=|download\b)/.test(search)
      : (extension.test(name) && !page.test(name)) || stored.test(pathname),
  };
}

const extension = /[^.]\.[a-z]\w{0,6}$/i;
const page = /\.(?:aspx?|cgi|html?|jsp|php|xhtml)$/i;
/** Parts of addresses at which hosts have files as they are. */
const stored = /\/(?:raw|resolve|download)\/.*[^/]$/;
const secret = /[?&](?:[\w-]*token|[\w-]*signature|sig|key|apikey|api_key)=/i;

/** The files of a repository have one address for each way to show them. */
function toOnePath(host: string, path: string): string {
  const short = `${host.replace(/^hf\.co$/, 'huggingface.co')}${path}`;
  for (const [pattern, plain] of spellings) {
    if (pattern.test(short)) return short.replace(pattern, plain);
  }
  return short;
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(huggingface\.co\/.+?)\/(?:resolve|blob|raw)\//, '$1/'],
  [/^(github\.com\/[^/]+\/[^/]+)\/(?:raw|blob)\/(?:refs\/heads\/)?/, '$1/'],
  [
    /^(?:raw|media)\.githubusercontent\.com\/(?:media\/)?([^/]+\/[^/]+)\/(?:refs\/heads\/)?/,
    'github.com/$1/',
  ],
  [/^cdn\.jsdelivr\.net\/gh\/([^/]+\/[^/@]+)@/, 'github.com/$1/'],
  [/\/-\/(?:raw|blob)\//, '/'],
];

/** Whether a name is known only to the machine itself, or to its local network. */
const isPrivate = (host: string): boolean =>
  !host.includes('.') || privateNames.test(host) || privateNumbers.test(host);

const privateNames =
  /\.(?:corp|home|internal|intranet|lan|local|localdomain|localhost|home\.arpa)$/i;
const privateNumbers = /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$/;
