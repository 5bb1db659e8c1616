import type { StarlightPlugin } from '@astrojs/starlight/types';
import type { AstroIntegration } from 'astro';
import { classesForCode } from './code-classes.ts';
import { toPagePolicy } from './content-policy.ts';
import { editComponents } from './edit-components.ts';
import { layerOrder } from './layer-order.ts';
import { type EditPlan, planEdits } from './plan-edits.ts';
import type { VitePlugin } from './vite-plugin.ts';

/**
 * A Starlight plugin that makes a build obey the content policy: no page has an inline script, a
 * style element or a style attribute, and each names the policy. While developing, Vite needs inline
 * styles, so nothing is changed then.
 */
export function strictPages(): StarlightPlugin {
  return {
    name: 'benchlight-strict-pages',
    hooks: {
      'config:setup'({ config, command, logger, addIntegration, updateConfig }) {
        if (command !== 'build') return;
        const { expressiveCode = {}, head = [] } = config;
        const plan = planEdits();
        for (const warning of plan.warnings) logger.warn(warning);
        const content = toPagePolicy(plan.allowances);
        const policy = { 'http-equiv': 'Content-Security-Policy', content };
        updateConfig({
          head: [{ tag: 'meta', attrs: policy }, ...head.filter(({ tag }) => tag !== 'style')],
          ...(typeof expressiveCode === 'object' && {
            expressiveCode: {
              ...expressiveCode,
              plugins: [...(expressiveCode.plugins ?? []), classesForCode()],
            },
          }),
        });
        addIntegration(writeFiles(plan));
      },
    },
  };
}

/** Writes all scripts and styles of pages to files, the styles to one. */
const writeFiles = (plan: EditPlan): AstroIntegration => ({
  name: 'benchlight-strict-files',
  hooks: {
    'astro:config:setup'({ updateConfig }) {
      updateConfig({
        build: { inlineStylesheets: 'never' },
        vite: {
          build: { assetsInlineLimit: keepScripts, cssCodeSplit: false },
          plugins: [editComponents(plan), declareLayers()],
        },
      });
    },
  },
});

/** Other files are inlined by their size, as usual. */
const keepScripts = (file: string) => (file.endsWith('.js') ? false : undefined);

/** Begins every style sheet with the order of layers, for pages that do not declare it themselves. */
function declareLayers(): VitePlugin {
  return {
    name: 'benchlight-declare-layers',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = `${layerOrder}\n${Buffer.from(file.source).toString()}`;
      }
    },
  };
}
