import type { StarlightPlugin, StarlightUserConfig } from '@astrojs/starlight/types';
import type { AstroIntegration } from 'astro';
import { expect, test } from 'vitest';
import { catalogueRoutes } from './catalogue-routes.ts';
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

/** Adds the examples to a site at several paths, as Starlight does. */
async function addAt(paths: readonly (string | undefined)[]): Promise<void> {
  let config: StarlightUserConfig = { title: 'Our lab' };
  for (const path of paths) {
    const context: Partial<SetupContext> = {
      config,
      updateConfig: (change) => void (config = { ...config, ...change }),
      addIntegration: () => undefined,
      addRouteMiddleware: () => undefined,
    };
    const { hooks } = benchlight({ tasks: 'examples/os', path });
    await hooks['config:setup']?.(context as SetupContext);
  }
}

test.for([
  [['web', '/web/'], 'two datasets of the site have the path "web"'],
  [[undefined, 'web', '/'], 'two datasets of the site have no path'],
] as const)('refuses two datasets at the same path: %s', async ([paths, message]) => {
  await expect(addAt(paths)).rejects.toThrow(message);
});

test('accepts datasets at different paths, also when the configuration is read again', async () => {
  await addAt([undefined, 'web']);
  await addAt([undefined, 'web']);
});

type DoneHook = NonNullable<AstroIntegration['hooks']['astro:config:done']>;

test.for([
  ['never', true],
  ['ignore', false],
  ['always', false],
] as const)('a site with the trailing slash "%s" is refused: %s', ([trailingSlash, isRefused]) => {
  const done = catalogueRoutes({ tasks: 'examples' }, true, true).hooks['astro:config:done'];
  const call = () => done?.({ config: { base: '/', trailingSlash } } as Parameters<DoneHook>[0]);
  if (isRefused) expect(call).toThrow('addresses of the catalogue end in a slash');
  else expect(call).not.toThrow();
});
