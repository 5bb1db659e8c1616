/** What Python imports of packages that have another name in a package index, by that name. */
const importNames: Readonly<Record<string, readonly string[]>> = {
  attrs: ['attr', 'attrs'],
  beautifulsoup4: ['bs4'],
  'dm-tree': ['tree'],
  'faiss-cpu': ['faiss'],
  fpdf2: ['fpdf'],
  gitpython: ['git'],
  levenshtein: ['Levenshtein'],
  'msgpack-python': ['msgpack'],
  mysqlclient: ['MySQLdb'],
  odfpy: ['odf'],
  'opencv-contrib-python': ['cv2'],
  'opencv-contrib-python-headless': ['cv2'],
  'opencv-python': ['cv2'],
  'opencv-python-headless': ['cv2'],
  'pdfminer-six': ['pdfminer'],
  pillow: ['PIL'],
  'psycopg2-binary': ['psycopg2'],
  pyacoustid: ['acoustid'],
  pycryptodome: ['Crypto'],
  pycryptodomex: ['Cryptodome'],
  pyjwt: ['jwt'],
  pymupdf: ['fitz', 'pymupdf'],
  pyobjc: ['objc'],
  pyopenssl: ['OpenSSL'],
  pypdf2: ['PyPDF2'],
  pyserial: ['serial'],
  'python-chess': ['chess'],
  'python-dateutil': ['dateutil'],
  'python-docx': ['docx'],
  'python-dotenv': ['dotenv'],
  'python-levenshtein': ['Levenshtein'],
  'python-magic': ['magic'],
  'python-pptx': ['pptx'],
  'python-xlib': ['Xlib'],
  pywin32: ['win32api', 'win32com', 'win32con', 'win32gui', 'pythoncom'],
  pyyaml: ['yaml'],
  'ruamel-yaml': ['ruamel'],
  'scikit-image': ['skimage'],
  'scikit-learn': ['sklearn'],
  speechrecognition: ['speech_recognition'],
  'tencentcloud-sdk-python': ['tencentcloud'],
  'websocket-client': ['websocket'],
};

/**
 * The names under which Python imports a package of an index.
 *
 * @see https://packaging.python.org/en/latest/specifications/name-normalization/
 */
export function listImportNames(distribution: string): readonly string[] {
  const name = distribution.toLowerCase().replaceAll(/[-_.]+/g, '-');
  return Object.hasOwn(importNames, name) ? (importNames[name] ?? []) : [name.replaceAll('-', '_')];
}
