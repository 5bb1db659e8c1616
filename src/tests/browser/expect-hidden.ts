import { expect, type Locator } from '@playwright/test';

/** There, and not shown. `toBeHidden` alone also passes for what is not there. */
export async function expectHidden(locator: Locator): Promise<void> {
  await expect(locator).not.toHaveCount(0);
  await expect(locator.first()).toBeHidden();
}
