import { sum } from '../figures/sum.ts';
/** The language of a text, as attributes of an element. */
export interface TextLanguage {
  /** A BCP 47 tag; undefined when it cannot be decided, or is that of the page. */
  lang: string | undefined;
  /** Undefined when the browser should decide. */
  dir: 'rtl' | undefined;
}

/**
 * Recognizes the language of a text by its script and by letters that only one language has; without
 * such letters, it is the language that most people write in the script. Text in quotation marks does
 * not count, since it often is a name.
 *
 * @param stated the language of the dataset as a BCP 47 tag; it is believed where the script fits it.
 */
export function recognizeLanguage(text: string, stated: string): TextLanguage {
  const bare = text.slice(0, mostCharacters).replaceAll(quoted, ' ');
  const script = isLatin.test(bare) ? findLatin(bare) : findMainScript(bare);
  if (!script) return { lang: undefined, dir: undefined };
  const { isRightToLeft = false, languages } = script;
  const lang = isWrittenIn(stated, script)
    ? stated
    : languages.find(({ letters }) => letters.test(bare))?.tag;
  return { lang: lang === pageLanguage ? undefined : lang, dir: isRightToLeft ? 'rtl' : undefined };
}

const pageLanguage = 'en';
const mostCharacters = 2000;
const quoted = /"[^"]*"|“[^”]*”|«[^»]*»|「[^」]*」|`[^`]*`|(?<!\p{L})'[^']*'(?!\p{L})/gu;

interface Script {
  /** ISO 15924 codes. */
  codes: readonly string[];
  /** A word, or a letter where words have no spaces between them. */
  unit: RegExp;
  /** What a text must contain, or must not, to be of this script. */
  needs?: RegExp;
  lacks?: RegExp;
  isRightToLeft?: boolean;
  /** In the order in which they are tried. */
  languages: readonly { tag: string; letters: RegExp }[];
}

/** Latin letters and punctuation. */
const isLatin = /^[\x00-\u024f\u2000-\u206f]*$/;
const anyLetter = /./;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const latin: Script = { codes: ['Latn'], unit: /\p{Script=Latin}+/gu, languages: [] };

const scripts: readonly Script[] = [
  latin,
  {
    codes: ['Jpan'],
    unit: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    needs: kana,
    languages: [{ tag: 'ja', letters: anyLetter }],
  },
  {
    codes: ['Hans', 'Hant', 'Jpan'],
    unit: /\p{Script=Han}/gu,
    lacks: kana,
    languages: [{ tag: 'zh', letters: anyLetter }],
  },
  {
    codes: ['Kore'],
    unit: /\p{Script=Hangul}+/gu,
    languages: [{ tag: 'ko', letters: anyLetter }],
  },
  {
    codes: ['Cyrl'],
    unit: /\p{Script=Cyrillic}+/gu,
    languages: [
      { tag: 'uk', letters: /[їєґ]/i },
      { tag: 'be', letters: /ў/i },
      { tag: 'mk', letters: /[ѓќѕ]/i },
      { tag: 'sr', letters: /[ђћџљњј]/i },
      { tag: 'ru', letters: /[ыэё]/i },
      { tag: 'uk', letters: /і/i },
      { tag: 'bg', letters: /ъ/i },
      { tag: 'ru', letters: anyLetter },
    ],
  },
  {
    codes: ['Arab', 'Aran'],
    unit: /\p{Script=Arabic}+/gu,
    isRightToLeft: true,
    languages: [
      { tag: 'ur', letters: /[ٹڈڑےںہ]/ },
      { tag: 'fa', letters: /[پچژگکی]/ },
      { tag: 'ar', letters: anyLetter },
    ],
  },
  {
    codes: ['Hebr'],
    unit: /\p{Script=Hebrew}+/gu,
    isRightToLeft: true,
    languages: [{ tag: 'he', letters: anyLetter }],
  },
  {
    codes: ['Grek'],
    unit: /\p{Script=Greek}+/gu,
    languages: [{ tag: 'el', letters: anyLetter }],
  },
  { codes: ['Thai'], unit: /\p{Script=Thai}/gu, languages: [{ tag: 'th', letters: anyLetter }] },
  {
    codes: ['Deva'],
    unit: /\p{Script=Devanagari}+/gu,
    languages: [{ tag: 'hi', letters: anyLetter }],
  },
];

/** Most texts are of this kind, and counting the words of each script takes long. */
const findLatin = (text: string): Script | undefined =>
  /\p{Script=Latin}/u.test(text) ? latin : undefined;

/** The script of more than half of the words. */
function findMainScript(text: string): Script | undefined {
  const counts = scripts.map(({ unit, needs, lacks }) => {
    const isExcluded = needs?.test(text) === false || lacks?.test(text) === true;
    return isExcluded ? 0 : (text.match(unit)?.length ?? 0);
  });
  const most = Math.max(...counts);
  return most * 2 > sum(counts) ? scripts[counts.indexOf(most)] : undefined;
}

/** Undefined for a tag that is not valid. */
function findScriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script;
  } catch {
    return undefined;
  }
}

/** A dataset states one language for all its texts. */
const scriptOfTag = new Map<string, string | undefined>();

function isWrittenIn(tag: string, { codes }: Script): boolean {
  if (!scriptOfTag.has(tag)) scriptOfTag.set(tag, findScriptOf(tag));
  return codes.includes(scriptOfTag.get(tag) ?? '');
}
