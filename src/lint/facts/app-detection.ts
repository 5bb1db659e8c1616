import { toList } from '../../text/json-value.ts';
import { extensionOf, toFileName } from '../../text/file-name.ts';
import { machineText } from './machine-strings.ts';
import { commandWords, type SetupStep } from './setup-steps.ts';
import type { TaskView } from './task-view.ts';

/** A kind of application, and what shows that a task uses one. */
export interface AppKind {
  /** As a noun without an article. */
  label: string;
  /** The names in `related_apps` that stand for it. */
  names: readonly string[];
  /** The programs, or the option of an office suite, that start one. */
  programs: readonly string[];
  /** The title of its windows. */
  title: RegExp;
  /** Kinds of file that "open" shows in it. */
  files: ReadonlySet<string>;
  /** Words that tell of its work; absent where a task may need it without any word of it. */
  mention?: RegExp;
}

/** What in a step shows that an application of a kind is used. */
export interface DetectedApp {
  kind: AppKind;
  /** A program, a window or a file. */
  sign: string;
}

/** The application that a step uses; undefined when it uses none that is known. */
export function detectApp(step: SetupStep): DetectedApp | undefined {
  const { type, parameters } = step;
  switch (type) {
    case 'launch':
      return detectLaunched(commandWords(step).join(' '));
    case 'activate_window':
    case 'close_window': {
      const { window_name: title } = parameters;
      if (typeof title !== 'string') return undefined;
      return toDetectedApp((kind) => kind.title.test(title), title);
    }
    case 'open': {
      const { path } = parameters;
      if (typeof path !== 'string') return undefined;
      const extension = extensionOf(path);
      return toDetectedApp(({ files }) => files.has(extension), toFileName(path));
    }
    default:
      return undefined;
  }
}

/** Whether anything in a task tells of an application of a kind. */
export function pointsTo({ mention }: AppKind, view: TaskView): boolean {
  if (mention === undefined) return true;
  const { instruction } = view.fields;
  // Words of other languages are not known.
  if (typeof instruction !== 'string' || !isEnglish.test(instruction)) return true;
  if (mention.test(instruction)) return true;
  if (mention.test(machineText(view))) return true;
  return toList(view.evaluator.func).some((name) => typeof name === 'string' && mention.test(name));
}

const isEnglish = /\b(?:the|my|this|please|can|could)\b/i;

const setOf = (words: string) => new Set(words.split(' '));
/** Whole words, of which an underscore or a digit is no part. */
const words = (list: string) => new RegExp(String.raw`(?<![a-z])(?:${list})(?![a-z])`, 'i');

export const appKinds: readonly AppKind[] = [
  {
    label: 'browser',
    names: ['browser', 'brave', 'chrome', 'chromium', 'edge', 'firefox'],
    programs: [
      'brave',
      'chrome',
      'chromium',
      'chromium-browser',
      'firefox',
      'google-chrome',
      'google-chrome-stable',
      'msedge',
    ],
    title: / - (?:Google Chrome|Chromium|Mozilla Firefox)$|^(?:Google Chrome|Chromium)$/,
    files: new Set(),
  },
  {
    label: 'spreadsheet program',
    names: ['spreadsheet', 'excel', 'libreoffice', 'libreoffice_calc', 'microsoft_excel', 'office'],
    programs: ['localc', '--calc'],
    title: /LibreOffice Calc/,
    files: setOf('ods xls xlsm xlsx'),
    mention: words('calc|cells?|csv|excel|ods|sheets?|spreadsheets?|tables?|workbooks?|xls[mx]?'),
  },
  {
    label: 'word processor',
    names: [
      'word_processor',
      'libreoffice',
      'libreoffice_writer',
      'microsoft_word',
      'office',
      'word',
    ],
    programs: ['lowriter', '--writer'],
    title: /LibreOffice Writer/,
    files: setOf('doc docx odt'),
    mention: words('docx?|documents?|essays?|letters?|odt|paragraphs?|rtf|word|writer'),
  },
  {
    label: 'presentation program',
    names: ['slides', 'libreoffice', 'libreoffice_impress', 'office', 'powerpoint'],
    programs: ['loimpress', '--impress'],
    title: /LibreOffice Impress/,
    files: setOf('odp ppt pptx'),
    mention: words('impress|odp|power ?point|pptx?|presentations?|slides?'),
  },
  {
    label: 'image editor',
    names: ['image_editor', 'gimp'],
    programs: ['gimp', 'gimp-2.10'],
    title: /GNU Image Manipulation Program/,
    files: setOf('xcf'),
  },
  {
    label: 'media player',
    names: ['media_player', 'vlc'],
    programs: ['vlc'],
    title: /VLC media player/,
    files: new Set(),
    mention: words('audio|films?|movies?|mp[34]|music|players?|recordings?|songs?|videos?|vlc|wav'),
  },
  {
    label: 'mail client',
    names: ['mail_client', 'thunderbird'],
    programs: ['thunderbird'],
    title: /Thunderbird/,
    files: new Set(),
    mention: words('e-?mails?|eml|inbox|mails?|thunderbird'),
  },
  {
    label: 'code editor',
    names: ['code_editor', 'vs_code'],
    programs: ['code'],
    title: /Visual Studio Code/,
    files: new Set(),
  },
];

const kindsByProgram = new Map(
  appKinds.flatMap((kind) => kind.programs.map((program) => [program, kind] as const)),
);
const programStart = /^(?:\w{1,40}=\S{0,40}\s)?(?:\S{0,99}\/)?([\w.-]{1,40})/;
const suites = new Set(['libreoffice', 'soffice']);
const suitePart = /\s(--(?:calc|impress|writer))\b/;

function detectLaunched(text: string): DetectedApp | undefined {
  const sign = programStart.exec(text)?.[1] ?? '';
  const kind = kindsByProgram.get(suites.has(sign) ? (suitePart.exec(text)?.[1] ?? '') : sign);
  return kind && { kind, sign };
}

function toDetectedApp(fits: (kind: AppKind) => boolean, sign: string): DetectedApp | undefined {
  const kind = appKinds.find(fits);
  return kind && { kind, sign };
}
