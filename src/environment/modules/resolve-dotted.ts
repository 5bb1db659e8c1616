import type { PythonModule } from './python-module.ts';
import type { NameResolver, Resolved } from './resolve-names.ts';

/** What `a` or `a.b` means in a module, where `a` is a module. */
export function resolveDotted(
  resolver: NameResolver,
  module: PythonModule,
  name: string,
): Resolved | undefined {
  const [first = '', ...members] = name.split('.');
  return members.reduce(
    (found, member) =>
      found?.kind === 'module' ? resolver.resolve(found.module, member) : undefined,
    resolver.resolve(module, first),
  );
}
