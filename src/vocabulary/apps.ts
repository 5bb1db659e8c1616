/** An app that task files may name in `related_apps`. */
export interface App {
  /** The name that groups all spellings, and the last part of the group's address. */
  name: string;
  label: string;
  /** Other spellings, folded as by {@link foldAppName}. */
  spellings: readonly string[];
  /** In degrees of OKLCH; a catalogue gives each app one that is apart from those of its other apps. */
  hue?: number | undefined;
}

/**
 * The neutral names of the format document's kind first, then the product names of real files.
 * Spellings seen in task files of four datasets, May 2026.
 */
export const knownApps: readonly App[] = [
  { name: 'browser', label: 'Browser', spellings: ['web_browser'] },
  { name: 'spreadsheet', label: 'Spreadsheet', spellings: ['spreadsheets'] },
  { name: 'word_processor', label: 'Word processor', spellings: ['wordprocessor'] },
  { name: 'slides', label: 'Slides', spellings: ['presentation', 'presentations'] },
  { name: 'image_editor', label: 'Image editor', spellings: ['imageeditor'] },
  { name: 'media_player', label: 'Media player', spellings: ['mediaplayer', 'video_player'] },
  { name: 'mail_client', label: 'Mail client', spellings: ['mailclient'] },
  { name: 'code_editor', label: 'Code editor', spellings: ['codeeditor'] },
  { name: 'os', label: 'Operating system', spellings: ['operating_system'] },
  { name: 'terminal', label: 'Terminal', spellings: ['gnome_terminal'] },
  { name: 'file_manager', label: 'File manager', spellings: ['filemanager'] },
  { name: 'pdf_viewer', label: 'PDF viewer', spellings: ['pdfviewer'] },
  { name: 'chrome', label: 'Chrome', spellings: ['google_chrome'] },
  { name: 'edge', label: 'Edge', spellings: ['msedge', 'microsoft_edge'] },
  { name: 'firefox', label: 'Firefox', spellings: ['mozilla_firefox'] },
  {
    name: 'excel',
    label: 'Microsoft Excel',
    spellings: ['microsoft_excel', 'ms_excel', 'msoffice_excel', 'office_excel'],
  },
  {
    name: 'powerpoint',
    label: 'Microsoft PowerPoint',
    spellings: [
      'microsoft_powerpoint',
      'microsoft_ppt',
      'ms_powerpoint',
      'ms_ppt',
      'msoffice_powerpoint',
      'msoffice_ppt',
      'office_powerpoint',
      'power_point',
      'ppt',
    ],
  },
  {
    name: 'word',
    label: 'Microsoft Word',
    spellings: ['microsoft_word', 'ms_word', 'msoffice_word', 'office_word'],
  },
  { name: 'gimp', label: 'GIMP', spellings: [] },
  { name: 'libreoffice_calc', label: 'LibreOffice Calc', spellings: ['calc'] },
  { name: 'libreoffice_impress', label: 'LibreOffice Impress', spellings: ['impress'] },
  { name: 'libreoffice_writer', label: 'LibreOffice Writer', spellings: ['writer'] },
  { name: 'thunderbird', label: 'Thunderbird', spellings: [] },
  { name: 'vlc', label: 'VLC', spellings: ['vlc_media_player'] },
  { name: 'vs_code', label: 'VS Code', spellings: ['vscode', 'visual_studio_code', 'code'] },
];

/** Lower case with every run of blanks, hyphens and underscores as one underscore. */
export function foldAppName(spelling: string): string {
  return spelling
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, '_');
}

/** A label without the maker's name, for where there is little room. */
export const shortAppLabel = (label: string): string =>
  label.replace(/^(?:LibreOffice|Microsoft) (?=\S)/, '').replace(/^Operating system$/, 'System');
