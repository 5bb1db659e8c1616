import { checkViews } from '#lint/facts/checks/check-views.ts';
import { getterContractOf } from '#lint/facts/checks/getter-contract.ts';
import type { Finder } from './finder.ts';

/** Checks of an address that need not be that of a page which was reached. */
export const findTypedAddresses: Finder = function* (task) {
  for (const { index: check, result, expected } of checkViews(task)) {
    if (!result || !expected) continue;
    const { readsTypedText, needsDebugPort } =
      getterContractOf(result.value, task.vocabulary) ?? {};
    if (readsTypedText !== true) continue;
    const at = [...result.at, 'type'];
    // Without the browser itself, the address bar alone is read.
    const isOpened = needsDebugPort === true;
    yield {
      ...{ kind: 'typed text', certainty: isOpened ? 'possible' : 'likely', at, check },
      message: isOpened
        ? 'judging opens the address that stands in the address bar, so one passes that is only typed there, without the steps that lead to its page'
        : 'the text of the address bar is checked, so an address passes that is only typed there, without the steps that lead to its page',
    };
  }
};
