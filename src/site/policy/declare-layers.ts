import { layerOrder } from './layer-order.ts';
import type { VitePlugin } from './vite-plugin.ts';

/** Begins every style sheet with the order of layers, for pages that do not declare it themselves. */
export function declareLayers(): VitePlugin {
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
