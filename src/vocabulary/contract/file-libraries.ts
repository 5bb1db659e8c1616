/** Functions of libraries that open a file, by the names of their modules, and the extensions that each can read. */
export const fileLibraries: Readonly<Record<string, string>> = {
  'openpyxl.load_workbook': 'xlsx xlsm xltx xltm',
  'docx.Document': 'docx docm dotx',
  'pptx.Presentation': 'pptx pptm potx ppsx',
  'pypdf.PdfReader': 'pdf',
  'PyPDF2.PdfReader': 'pdf',
  'PIL.Image.open':
    'apng avif bmp cur dds dib eps gif icns ico im j2k jfif jp2 jpeg jpg pbm pcx pgm png pnm ppm ps psd sgi tga tif tiff webp xbm xpm',
};

/** Extensions whose meaning is certain, so that a library that does not list them cannot read such a file. */
const known = new Set(
  'aac avi bmp csv doc docx flac gif htm html jpeg jpg json m4a md mkv mov mp3 mp4 odg odp ods odt ogg pdf png ppt pptx rar svg tif tiff tsv txt wav webm webp xcf xls xlsx xml zip'.split(
    ' ',
  ),
);

/** Whether a function of a library surely cannot read a file with such an extension. */
export const cannotRead = (library: string, extension: string): boolean =>
  known.has(extension) && !(fileLibraries[library] ?? extension).split(' ').includes(extension);
