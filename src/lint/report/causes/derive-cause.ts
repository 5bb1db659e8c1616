import { builtInVocabulary } from '#vocabulary/built-in-vocabulary.ts';
import { fromPointer } from '#text/json/json-pointer.ts';
import { joinParts, leaveOut, type MessagePart, splitMessage } from './message-parts.ts';

/**
 * What findings of one mistake have in common: their message without numbers, and without quoted texts
 * that come from a task, such as paths, file names, ids, addresses and words of an instruction. Names
 * of fields and of functions stay, as do single words of a command.
 *
 * @param pointer the place of the finding; its keys are names of fields
 */
export function deriveCause(message: string, pointer: string): string {
  if (!/["\d]/.test(message)) return message;
  // Most findings repeat the message of another one.
  const last = lastOf.get(message);
  if (last?.pointer === pointer) return last.cause;
  const cause = leaveOutData(message, pointer);
  if (lastOf.size >= mostRemembered) lastOf.clear();
  lastOf.set(message, { pointer, cause });
  return cause;
}

const mostRemembered = 5000;
const lastOf = new Map<string, { pointer: string; cause: string }>();

function leaveOutData(message: string, pointer: string): string {
  let before = '';
  let hasName = false;
  const parts = splitMessage(message);
  const texts = parts.map((part, index) => {
    const { kind, text } = part;
    if (kind === 'words') return (before = text);
    // What is suggested instead of a name is one, too.
    const isKept = before.endsWith('did you mean ')
      ? hasName
      : isName(part, { before, after: parts[index + 1]?.text ?? '', pointer });
    if (kind === 'quoted') hasName = isKept;
    before = '';
    return isKept ? text : leaveOut(part);
  });
  return joinParts(texts);
}

/** Whether a quoted text is a name that the mistake is about, and not one that each task chooses. */
function isName(
  { kind, text }: MessagePart,
  { before, after, pointer }: Record<'before' | 'after' | 'pointer', string>,
): boolean {
  const name = text.slice(1, -1);
  if (kind !== 'quoted' || name.length > longestName) return false;
  if (pointer.includes(name) && isKey(name, pointer)) return true;
  if (isFunction(name)) return true;
  if (isLiteral.test(name)) return true;
  if (beforeFreeText.test(before) || afterFreeText.test(after)) return false;
  return word.test(name) || (beforeName.test(before) && identifier.test(name));
}

const isLiteral = /^(?:true|false)$/;

const longestName = 40;

/** A key that is an expression, as of a page's elements, is a text of the task. */
const isKey = (name: string, pointer: string): boolean =>
  !/[\s/\\.]/.test(name) && fromPointer(pointer).includes(name);

const isFunction = (name: string): boolean =>
  Object.values(builtInVocabulary.entries).some((entries) => entries.has(name));

/** What the quoted text after these words is chosen by the author of each task. */
const beforeFreeText =
  /\b(?:ids?|tasks?|suites?|files?|folders?|sheets?|titles?|texts?|instructions?|hosts?|strings?)(?: (?:is|are|was|of|at|names?|named|called|mentions?|says?|has))* $|\b(?:named|called|says|under) $/;

const afterFreeText = /^ (?:is|are) (?:already |also |not )?(?:listed|named)\b/;

const beforeName =
  /\b(?:metrics?|getters?|actions?|functions?|fields?|parameters?|options?|rules?|keys?|modules?) (?:is |are )?$/;

const identifier = /^[A-Za-z_]\w*$/;

/** A word without digits, an option of a command, an extension, or a sign such as "|". */
const word =
  /^(?:[A-Za-z]+(?:_[A-Za-z]+)*|[a-z]+(?:-[a-z]+)*|-{1,2}[A-Za-z]+(?:-[a-z]+)*|\.[a-z]+|[A-Z][a-z]+-[A-Z][A-Za-z]+|[^\w\s"/\\.]{1,3})$/;
