import { stepStrings } from '../facts/apps/machine-strings.ts';
import { downloadAddresses } from '../facts/files/download-addresses.ts';
import { defineTaskRule, type Problem } from '../model/rule.ts';

const task = (url: string) => ({
  config: [{ type: 'download', parameters: { files: [{ url, path: '/home/user/report.docx' }] } }],
});

export const downloadLasts = defineTaskRule({
  code: 'W21',
  name: 'download-lasts',
  severity: 'warning',
  consequence: 'stops',
  summary:
    'Files are downloaded from a permanent server, not from the shared folder of a user or from a local network.',
  why: 'Some hosts keep a file for some days only, or change its address. A file that a user shares lasts longer, so the severity is info, but it is lost when its owner moves it, deletes it or closes the account. The server may also respond with a page to sign in or to confirm a large download, which is then stored as the file. A local address, such as localhost, leads to another machine for everyone else, or to none; that of a page which a step opens is info.',
  howToFix:
    'Store the files with the other files of the dataset, for example in a repository or a data archive, and update their addresses.',
  concerns: ['action download', 'getter cloud_file'],
  examples: {
    good: [task('https://files.example.org/report.docx')],
    bad: [
      task('http://localhost:8000/report.docx'),
      task('https://drive.google.com/uc?export=download&id=1a2b3c'),
    ],
  },

  message: ({ host, kind }: Facts) => messages[kind](host),

  *check(task): Generator<Problem<Facts>> {
    for (const { url, at } of downloadAddresses(task)) {
      if (!suspicious.test(url) || !URL.canParse(url)) continue;
      const { hostname } = new URL(url);
      if (localHost.test(hostname)) yield { at, host: hostname, kind: 'local' };
      else if (temporaryHost.test(hostname)) yield { at, host: hostname, kind: 'temporary' };
      // It lasts as long as its owner keeps it, who may be the maintainer.
      else if (shareHost.test(hostname))
        yield { at, host: hostname, kind: 'shared', severity: 'info' };
    }
    for (const { text, at } of stepStrings(task)) {
      const [, host] = pageOfNetwork.exec(text) ?? [];
      const isDownload =
        host !== undefined && downloadAddresses(task).some(({ url }) => url === text);
      if (host !== undefined && !isDownload) yield { at, host, kind: 'local', severity: 'info' };
    }
  },
});

/** A page at an address of a private network; the machine may serve pages to itself. */
const pageOfNetwork =
  /^https?:\/\/((?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3})(?=[:/]|$)/;

interface Facts {
  host: string;
  kind: 'local' | 'shared' | 'temporary';
}

const messages: Readonly<Record<Facts['kind'], (host: string) => string>> = {
  local: (host) =>
    `"${host}" can be reached from one computer or network only; use an address on the internet`,
  shared: (host) => `"${host}" hosts files that users share; use a permanent address`,
  temporary: (host) =>
    `"${host}" keeps files for a limited time only, or its addresses expire; use a permanent address`,
};

const hosts = [
  '1drv.ms',
  '4shared.com',
  'app.box.com',
  'cdn.discordapp.com',
  'docs.google.com',
  'drive.google.com',
  'drive.usercontent.google.com',
  'dropbox.com',
  'dropboxusercontent.com',
  'file.io',
  'gofile.io',
  'icloud.com',
  'mediafire.com',
  'mega.nz',
  'onedrive.live.com',
  'pan.baidu.com',
  'sharepoint.com',
  'tmpfiles.org',
  'transfer.sh',
  'we.tl',
  'wetransfer.com',
  'yadi.sk',
];
const anyHost = hosts.map((host) => host.replaceAll('.', String.raw`\.`)).join('|');
/** A fast test, so that few addresses have to be parsed. */
const suspicious = new RegExp(
  String.raw`^https?://[^/?#]{0,200}(?:${anyHost}|localhost|\d\.\d|\[|\.local)`,
  'i',
);
/** Hosts that delete files, or whose addresses expire. */
const temporaryHost =
  /(?:^|\.)(?:cdn\.discordapp\.com|file\.io|gofile\.io|tmpfiles\.org|transfer\.sh|we\.tl|wetransfer\.com)$/;
const shareHost = new RegExp(`(?:^|\\.)(?:${anyHost})$`);
/** Of this computer, or of the addresses that RFC 1918 reserves for private networks. */
const localHost =
  /^(?:localhost|(?:127|10)\.[\d.]+|0\.0\.0\.0|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|\[::1\]|[\w.-]+\.local(?:host)?)$/;
