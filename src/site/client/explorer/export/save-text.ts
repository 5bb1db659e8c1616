import { buildElement } from '../../../../search/ui/build-element.ts';

/** Downloads a text as a file. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  buildElement('a', { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
