import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compiledBase } from '../program/compiled-base.ts';
import type { PageProgram } from '../program/page-program.ts';

/** The base path of the site, in the addresses of the modules of its program. */
const parameter = 'base-path';

/**
 * Loads a compiled program for a site.
 *
 * @param entry the path of its first module.
 * @param base the path that the site is published under, without a slash at its end.
 */
export async function loadProgram(entry: string, base: string): Promise<PageProgram> {
  register();
  const address = pathToFileURL(entry);
  address.searchParams.set(parameter, base);
  return (await import(address.href)) as PageProgram;
}

let isRegistered = false;

/** Lets Node put the base path into the modules of programs; all modules of one have its parameter. */
function register(): void {
  if (isRegistered) return;
  isRegistered = true;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const base = findBase(context.parentURL);
      if (base === undefined || !specifier.startsWith('.')) return resolved;
      const address = new URL(resolved.url);
      address.searchParams.set(parameter, base);
      return { ...resolved, url: address.href };
    },
    load(address, context, nextLoad) {
      const loaded = nextLoad(address, context);
      const base = findBase(address);
      if (base === undefined || loaded.source == null) return loaded;
      const { source } = loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: putBase(text, base) };
    },
  });
}

const findBase = (address = ''): string | undefined =>
  address.includes(`?${parameter}=`)
    ? (new URL(address).searchParams.get(parameter) ?? undefined)
    : undefined;

/** Alone, the compiled base path is that of the site, which is `/` where a site has none. */
const putBase = (text: string, base: string): string =>
  text
    .replaceAll(`${compiledBase}/`, `${base}/`)
    .replaceAll(compiledBase, base === '' ? '/' : base);
