import { memoizePerTask } from './memoize-per-task.ts';

/**
 * Whether the instruction asks for files with certain contents, as far as its words show: undefined where
 * it may ask for no more than names.
 */
export const wantsContents = memoizePerTask(({ instruction }): boolean | undefined => {
  const isNew = newFile.test(instruction);
  if (making.test(isNew ? instruction.replace(saving, '') : instruction)) return true;
  return isNew || naming.test(instruction) || instruction.trim() === '' ? false : undefined;
});

/** A new file, of which nothing says what it is to contain, is done when it is saved. */
const newFile = /\b(?:creat|mak)\w* (?:me )?an? (?:blank|empty|new) (?:[\w.]+ ){0,2}?file\b/i;
const saving = /\bsav(?:e|es|ed|ing)\b/gi;

/** Verbs and nouns of work that gives a file its contents. */
const making =
  /\b(?:analy[sz]\w*|back(?:ed|ing)?[- ]?up|bak|build|built|calculat\w*|captur\w*|collect\w*|combin\w*|compil\w*|compress\w*|comput\w*|contain(?:s|ing)|convert\w*|crop\w*|dat(?:a|e) from|document\w* (?:the|your)|download\w*|draft\w*|edit\w*|encrypt\w*|export\w*|extract\w*|fill\w*|format\w*|generat\w*|log (?:the|your|it)|merg\w*|output\w*|print\w*|re-?create\w*|record\w*|recover\w*|render\w*|resiz\w*|restor\w*|sav(?:e|es|ed|ing)|screenshot\w*|snapshot\w*|split\w*|stor(?:e|ing)|summar\w*|transcrib\w*|translat\w*|undelet\w*|writ(?:e|es|ing|ten)|zip\w*)\b|\bwith the (?:content|following|line|text|word)/i;

/** Verbs of work that is done when a name is there. */
const naming =
  /\b(?:clean\w*|copy|copies|creat\w* (?:an? )?(?:empty |new )?(?:director|file|folder)\w*|creat\w* .{0,40}\b(?:director|folder)\w*|empty|link|move|moved|organi[sz]\w*|renam\w*|shortcut|sort|symlink|touch|trash)\b/i;
