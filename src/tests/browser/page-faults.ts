import type { ConsoleMessage, Page, Response } from '@playwright/test';

/**
 * What goes wrong on a page from now on: answers of 400 or more, and the errors and warnings of its
 * console. What the policy in a page forbids is an error too.
 */
export function collectFaults(page: Page): { list: string[] } & Disposable {
  const list: string[] = [];
  const addMessage = (message: ConsoleMessage) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault) list.push(message.text());
  };
  const addAnswer = (answer: Response) => {
    if (answer.status() >= 400) list.push(`${answer.status()} ${answer.url()}`);
  };
  const addError = ({ message }: Error) => void list.push(message);
  page.on('console', addMessage).on('pageerror', addError).on('response', addAnswer);
  return {
    list,
    [Symbol.dispose]: () =>
      void page.off('console', addMessage).off('pageerror', addError).off('response', addAnswer),
  };
}
