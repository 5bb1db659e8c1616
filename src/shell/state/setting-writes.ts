import { toProgramName } from '#machine/program-name.ts';
import { skipWrappers } from '../interpreter.ts';
import type { Output } from '../outcomes/output.ts';
import { type Answers, line, type Writer } from './answers.ts';
import { readLingering, readService } from './service-writes.ts';

/** The answers to commands that a command settles; empty when it settles none. */
export function readAnswers(words: readonly string[]): Answers {
  const [program = '', ...others] = bareWords(words);
  return writers.get(toProgramName(program))?.(others) ?? [];
}

/** The question that a command asks, as answers name it. */
export function toQuestion(words: readonly string[]): string {
  const [program = '', ...others] = bareWords(words);
  return [toProgramName(program), ...others.filter((word) => !ignored.test(word))]
    .join(' ')
    .replace(/^systemctl status /, 'systemctl is-active ')
    .replace(/^dconf read (\S+)\/([^/\s]+)$/, (_, folder: string, key: string) =>
      nameSetting(folder, key),
    )
    .replace(/^timedatectl status$/, 'timedatectl')
    .replace(/^stat (?:--format=|--printf=|-c ?)'?%a'? /, 'stat %a ')
    .replace(/^git config (?:--get )?/, 'git config ');
}

const ignored = /^(?:--get|--global|--no-pager|--quiet|-q)$/;

const nameSetting = (folder: string, key: string): string =>
  `gsettings get ${folder.slice(1).replaceAll('/', '.')} ${key}`;

function bareWords(words: readonly string[]): readonly string[] {
  const bare = words.slice(skipWrappers(words));
  return bare[0] === 'timeout' ? bareWords(bare.slice(bare[1]?.startsWith('-') ? 3 : 2)) : bare;
}

const within = (text: string): Output => [null, text, null];

/** A value as GLib prints it. */
function toVariant(value: string, key: string): string {
  const plain = value.trim().replace(/^uint32 /, '');
  if (/^\d+$/.test(plain) && unsigned.test(key)) return `uint32 ${plain}`;
  if (/^(?:true|false|-?[\d.]+)$/.test(plain)) return plain;
  if (/^[[(@{<]/.test(plain)) return plain.replaceAll('"', "'").replace(/,\s*/g, ', ');
  return `'${plain.replace(/^(['"])(.*)\1$/, '$2')}'`;
}

const unsigned =
  /^(?:idle|lock)-delay$|^night-light-temperature$|^old-files-age$|^(?:delay|repeat-interval)$/;

const readGsettings: Writer = ([verb, schema, key, value]) =>
  verb === 'set' && schema !== undefined && key !== undefined && value !== undefined
    ? [[`gsettings get ${schema} ${key}`, line(toVariant(value, key))]]
    : undefined;

const readDconf: Writer = ([verb, path, value]) => {
  const [, folder, key] = /^(\/.*)\/([^/]+)$/.exec(path ?? '') ?? [];
  const isWritten = verb === 'write' && folder !== undefined && key !== undefined;
  return isWritten && value !== undefined
    ? [[nameSetting(folder, key), line(toVariant(value, key))]]
    : undefined;
};

const readGit: Writer = (words) => {
  const [verb, ...others] = words.filter((word) => !/^--(?:add|replace-all)$/.test(word));
  const [key, value, ...more] = others.filter((word) => word !== '--global');
  const isWritten = verb === 'config' && words.includes('--global') && more.length === 0;
  return isWritten && key?.includes('.') === true && value !== undefined
    ? [[`git config ${key}`, line(value)]]
    : undefined;
};

const readTime: Writer = ([verb, value]) => {
  if (value === undefined) return undefined;
  if (verb === 'set-ntp') {
    const answer = /^(?:true|yes|1|on)$/.test(value) ? 'yes' : 'no';
    return [
      ['timedatectl show -p NTP --value', line(answer)],
      ['timedatectl show -p NTP', line(`NTP=${answer}`)],
    ];
  }
  return verb === 'set-timezone' ? answersOfZone(value) : undefined;
};

/** How the time zone is shown. */
export const answersOfZone = (zone: string): Answers => [
  [
    'timedatectl',
    within(`Time zone: ${zone} (${/^(?:Etc\/)?(?:UTC|UCT)$/.test(zone) ? 'UTC, +0000)' : ''}`),
  ],
  ['timedatectl show -p Timezone --value', line(zone)],
  ['timedatectl show --property=Timezone --value', line(zone)],
  ['timedatectl show -p Timezone', line(`Timezone=${zone}`)],
  ['cat /etc/timezone', line(zone)],
  ['readlink -f /etc/localtime', line(`/usr/share/zoneinfo/${zone}`)],
];

const readMode: Writer = (words) => {
  const [mode = '', ...paths] = words.filter((word) => !/^-[Rvcf]+$/.test(word));
  if (!/^0?[0-7]{3,4}$/.test(mode)) return undefined;
  return paths.map((path) => [`stat %a ${path}`, line(mode.replace(/^0(?=...)/, ''))]);
};

const readLink: Writer = (words) => {
  const [target, link, ...more] = words.filter((word) => !/^-[sfnvT]+$/.test(word));
  const isSymbolic = words.some((word) => /^-\w*s/.test(word));
  return isSymbolic && target !== undefined && link !== undefined && more.length === 0
    ? [[`readlink ${link}`, line(target)]]
    : undefined;
};

const readUser: Writer = (words) => {
  const name = words.at(-1) ?? '';
  if (!/^[a-z_][\w-]*$/.test(name)) return undefined;
  return [
    [`id ${name}`, [null, `(${name})`, null]],
    [`id -u ${name}`, [null]],
    [`id -un ${name}`, line(name)],
    [`getent passwd ${name}`, [`${name}:x:`, null]],
  ];
};

const readGroup: Writer = (words) => {
  const name = words.at(-1) ?? '';
  return /^[a-z_][\w-]*$/.test(name) ? [[`getent group ${name}`, [`${name}:x:`, null]]] : undefined;
};

const readPackages: Writer = (words) => {
  const [verb, ...names] = words.filter((word) => !word.startsWith('-'));
  if (verb !== 'install') return undefined;
  return names.flatMap((name): Answers => {
    const [bare = name] = name.split(/[=<>[]/);
    return [
      [`dpkg -s ${bare}`, within('Status: install ok installed')],
      [`dpkg -l ${bare}`, within(` ${bare} `)],
      [`pip show ${bare}`, [`Name: ${bare}`, null]],
      [`pip3 show ${bare}`, [`Name: ${bare}`, null]],
    ];
  });
};

const readExtension: Writer = (words) => {
  const name = words[words.indexOf('--install-extension') + 1];
  return words.includes('--install-extension') && name !== undefined
    ? [['code --list-extensions', within(name)]]
    : undefined;
};

const writers: ReadonlyMap<string, Writer> = new Map([
  ['gsettings', readGsettings],
  ['dconf', readDconf],
  ['git', readGit],
  ['timedatectl', readTime],
  ['systemctl', readService],
  ['loginctl', readLingering],
  ['chmod', readMode],
  ['ln', readLink],
  ['useradd', readUser],
  ['adduser', readUser],
  ['groupadd', readGroup],
  ['apt', readPackages],
  ['apt-get', readPackages],
  ['pip', readPackages],
  ['pip3', readPackages],
  ['code', readExtension],
]);
