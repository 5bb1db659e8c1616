import { fileURLToPath } from 'node:url';

/** The folder of this project, absolute, without a slash at its end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Whether this is the compiled package; a clone runs the sources. */
export const isInstalled = import.meta.url.endsWith('.js');

/** The folder with the modules, absolute: the sources of a clone, or what the package has of them. */
export const codeFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The address of a module, without its extension, from that of another: the package has compiled ones. */
export const besideModule = (name: string, module: string): URL =>
  new URL(`${name}${isInstalled ? '.js' : '.ts'}`, module);
