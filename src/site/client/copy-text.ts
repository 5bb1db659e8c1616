/** Copies a text to the clipboard. Returns the message for it, or that browsers forbid it. */
export async function copyText(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return 'Copying is not allowed here';
  }
}
