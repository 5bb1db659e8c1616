import type { StarlightPlugin } from '@astrojs/starlight/types';
import { expect, test } from 'vitest';
import { benchlight } from './plugin.ts';

type SetupHook = NonNullable<StarlightPlugin['hooks']['config:setup']>;
type SetupContext = Parameters<SetupHook>[0];

/** What the plugin changes in a configuration, in turn. */
async function setUp(path?: string): Promise<object[]> {
  const changes: object[] = [];
  const context: Partial<SetupContext> = {
    config: { title: 'Our lab' },
    updateConfig: (change) => void changes.push(change),
    addIntegration: () => undefined,
    addRouteMiddleware: () => undefined,
  };
  const { hooks } = benchlight({ tasks: 'examples', ...(path && { path }) }, 'pages');
  await hooks['config:setup']?.(context as SetupContext);
  return changes;
}

test.for([
  ['the catalogue at the base path has', undefined, true],
  ['one below a path leaves the site', 'sets/web', false],
] as const)('%s the page for missing ones', async ([, path, isReplaced]) => {
  const isDisabled = (await setUp(path)).some((change) => 'disable404Route' in change);
  expect(isDisabled).toBe(isReplaced);
});
