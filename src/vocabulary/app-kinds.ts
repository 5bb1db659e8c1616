import { browsers } from './browsers.ts';

/** A kind of app, and what shows that a task uses one. */
export interface AppKind {
  /** As a noun without an article. */
  label: string;
  /** The names in `related_apps` that mean it. */
  names: readonly string[];
  /** The programs, or the option of an office suite, that start one. */
  programs: readonly string[];
  /** The title of its windows. */
  title: RegExp;
  /** Kinds of file that "open" shows in it. */
  files: ReadonlySet<string>;
  /** Words of its work. */
  mention: RegExp;
  /** Whether a task may need one without any of these words. Default: false. */
  needsNoWord?: true;
  /** How a text names one of them by its product name. */
  product: RegExp;
}

const setOf = (words: string) => new Set(words.split(' '));
/** Whole words; an underscore or a digit ends one. */
const words = (list: string) => new RegExp(String.raw`(?<![a-z])(?:${list})(?![a-z])`, 'i');

export const appKinds: readonly AppKind[] = [
  {
    label: 'browser',
    names: ['browser', ...browsers.map(({ name }) => name)],
    programs: browsers.flatMap(({ programs }) => programs),
    title: new RegExp(`(?:^| - )(?:${browsers.map(({ title }) => title).join('|')})$`),
    files: new Set(),
    mention: words(
      'bookmarks?|browsers?|brows(?:e|ing)|chrom(?:e|ium)|cookies?|edge|firefox|google|internet|links?|online|pages?|search|sites?|tabs?|urls?|web|web(?:page|site)s?|www',
    ),
    needsNoWord: true,
    product: /\b(?:Brave browser|(?:Google )?Chrome|Chromium|Firefox|Microsoft Edge)\b/,
  },
  {
    label: 'spreadsheet program',
    names: ['spreadsheet', 'excel', 'libreoffice', 'libreoffice_calc', 'msoffice', 'office'],
    programs: ['localc', '--calc'],
    title: /LibreOffice Calc/,
    files: setOf('ods xls xlsm xlsx'),
    mention: words('calc|cells?|csv|excel|ods|sheets?|spreadsheets?|tables?|workbooks?|xls[mx]?'),
    product: /\b(?:LibreOffice |Open ?Office )?Calc\b|\b(?:Microsoft|MS) Excel\b/,
  },
  {
    label: 'word processor',
    names: ['word_processor', 'libreoffice', 'libreoffice_writer', 'msoffice', 'office', 'word'],
    programs: ['lowriter', '--writer'],
    title: /LibreOffice Writer/,
    files: setOf('doc docx odt'),
    mention: words('docx?|documents?|essays?|letters?|odt|paragraphs?|rtf|word|writer'),
    product: /\b(?:LibreOffice |Open ?Office )Writer\b|\b(?:Microsoft|MS) Word\b/,
  },
  {
    label: 'presentation program',
    names: ['slides', 'libreoffice', 'libreoffice_impress', 'msoffice', 'office', 'powerpoint'],
    programs: ['loimpress', '--impress'],
    title: /LibreOffice Impress/,
    files: setOf('odp ppt pptx'),
    mention: words('impress|odp|power ?point|pptx?|presentations?|slides?'),
    product: /\b(?:LibreOffice |Open ?Office )Impress\b|\b(?:Microsoft|MS) PowerPoint\b/,
  },
  {
    label: 'image editor',
    names: ['image_editor', 'gimp'],
    programs: ['gimp', 'gimp-2.10'],
    title: /GNU Image Manipulation Program/,
    files: setOf('xcf'),
    mention: words('gimp|icons?|images?|jpe?g|layers?|logos?|photos?|pictures?|png|svg|xcf'),
    needsNoWord: true,
    product: /\b(?:GIMP|Gimp)\b/,
  },
  {
    label: 'media player',
    names: ['media_player', 'vlc'],
    programs: ['vlc'],
    title: /VLC media player/,
    files: new Set(),
    mention: words('audio|films?|movies?|mp[34]|music|players?|recordings?|songs?|videos?|vlc|wav'),
    product: /\bVLC\b/,
  },
  {
    label: 'mail client',
    names: ['mail_client', 'thunderbird'],
    programs: ['thunderbird'],
    title: /Thunderbird/,
    files: new Set(),
    mention: words('e-?mails?|eml|inbox|mails?|thunderbird'),
    product: /\bThunderbird\b/,
  },
  {
    label: 'code editor',
    names: ['code_editor', 'vs_code'],
    programs: ['code'],
    title: /Visual Studio Code/,
    files: new Set(),
    mention: words(
      '(?:vs)?cod(?:e|ing)|css|debug|editors?|extensions?|html|java|json|projects?|py|python|repo|repositor(?:y|ies)|scripts?|visual studio|workspaces?',
    ),
    needsNoWord: true,
    product: /\bVS ?Code\b|\bVisual Studio Code\b/,
  },
];
