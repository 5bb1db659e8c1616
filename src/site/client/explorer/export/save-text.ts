import { buildElement } from '#dom/build-element.ts';

/** Longer than any browser takes to begin with a download. */
const pause = 10_000;

/** Downloads a text as a file. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  buildElement('a', { href: address, download: name }).click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, pause);
}
