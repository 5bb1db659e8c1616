/**
 * Whether Python refuses a regular expression. Other faults may be allowed in its patterns, as are a
 * class that begins with its end and a plus behind another repetition.
 */
export function isBrokenPattern(pattern: string): boolean {
  if (/\[\^?\]|[*+?}]\+/.test(pattern)) return false;
  try {
    // Python writes a "P" before the name of a group.
    return !new RegExp(pattern.replaceAll('(?P<', '(?<'));
  } catch (error) {
    return /Unterminated (?:group|character class)|Invalid capture group name|Unmatched|Nothing to repeat|\\ at end/.test(
      String(error),
    );
  }
}
