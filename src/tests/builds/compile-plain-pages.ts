// Compiles the pages, unless the cache has them.
import { withProgram } from '#builder/prepare-site.ts';
import { fingerprintProduct } from '#builder/reuse/fingerprint-product.ts';
import { examples } from '../support/example-options.ts';

const settings = { tasks: examples, site: undefined, base: undefined };
await withProgram(settings, { product: fingerprintProduct(), force: false }, (program) => program);
