import { extensionOf } from '#text/file-name.ts';
import type { Language } from './highlight.ts';

/** The language that a file is highlighted as, by its extension; undefined for plain text. */
export const languageOf = (file: string): Language | undefined => languages[extensionOf(file)];

const languages: Readonly<Partial<Record<string, Language>>> = {
  bash: 'shellscript',
  cjs: 'javascript',
  js: 'javascript',
  json: 'json',
  mjs: 'javascript',
  ps1: 'powershell',
  py: 'python',
  sh: 'shellscript',
  zsh: 'shellscript',
};
