import { memoizePerTask } from './memoize-per-task.ts';

/**
 * Whether an instruction leaves what is to be done to a text that the task file does not have, such as a
 * mail: then a name that it does not mention may be mentioned there.
 */
export const isHandedOver = memoizePerTask(({ instruction }): boolean =>
  patterns.some((pattern) => pattern.test(instruction)),
);

const writings =
  'attachments?|boards?|briefs?|briefing|cards?|chats?|check ?lists?|comments?|conversations?|documents?|docx?|e-?mails?|emails?|files?|forms?|guides?|guidelines?|images?|inbox|issues?|letters?|lists?|mail|mails|manuals?|memos?|messages?|minutes|notes?|pages?|papers?|pdfs?|plans?|posts?|read-?me|reminders?|reports?|screenshots?|sheets?|specs?|specifications?|templates?|texts?|threads?|tickets?|to-?dos?|tutorials?|txt';
const saying =
  'ask|asked|asks|demand|demands|describe|described|describes|instruct|instructed|instructs|need|needed|needs|request|requested|requests|require|required|requires|said|say|says|specified|specifies|specify|state|stated|states|suggested|suggests|tell|tells|told|want|wanted|wants|wrote';
const given =
  'asked(?: for)?|contained|described|detailed|documented|explained|given|instructed|laid out|listed|mentioned|noted|outlined|provided|requested|required|set out|shown|specified|stated|written';
const orders =
  'demands?|details?|directions?|guidance|guidelines?|instructions?|needs|orders?|requests?|requirements?|specifications?|steps|tasks?|to-?dos?|wishes';

const patterns = [
  // "do what she asks", "as the author requested"
  new RegExp(
    String.raw`\b(?:anything|as|everything|how|like|things|what|whatever)\s(?:(?:my|our|the|this|your|his|her|their)\s)?(?:[\w'’-]{1,30}\s){1,3}?(?:has |have |had )?(?:${saying})\b`,
    'i',
  ),
  // "as described in the mail", "the requirements in README.md"
  new RegExp(
    String.raw`\b(?:${given}|${orders})\s(?:(?:are|is|that|which)\s){0,2}(?:${given}\s)?(?:at|by|from|in|inside|of|on|within)\s(?:\S{1,60}\s){0,5}?\S{0,60}?\b(?:${writings})\b`,
    'i',
  ),
  // "follow the notes", "according to the plan"
  new RegExp(
    String.raw`\b(?:according to|based on|follow(?:ing|s)?|in accordance with|per|refer(?:ring)? to|see)\s(?:\S{1,60}\s){0,5}?\S{0,60}?\b(?:${writings}|${orders})\b`,
    'i',
  ),
  // "handle the new mail", "finish the to-do list"
  new RegExp(
    String.raw`\b(?:act on|answer|carry out|complete|deal with|do|execute|finish|fulfil|fulfill|handle|perform|process|resolve|take care of|work (?:off|on|through))\s(?:\S{1,60}\s){0,4}?(?:e-?mails?|inbox|issues?|mails?|memos?|messages?|reminders?|requests?|tickets?|to-?dos?|to-?do lists?)\b`,
    'i',
  ),
];
