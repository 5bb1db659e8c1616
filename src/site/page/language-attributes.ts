import { recognizeLanguage } from '#text/language/text-language.ts';

/** The attributes of an element with a text of the dataset; the browser finds a direction that is unknown. */
export function toLanguageAttributes(
  text: string,
  { language }: { language: string },
): { lang?: string; dir: 'rtl' | 'auto' } {
  const { lang, dir } = recognizeLanguage(text, language);
  return { ...(lang !== undefined && { lang }), dir: dir ?? 'auto' };
}
