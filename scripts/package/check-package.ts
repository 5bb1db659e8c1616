/** The package.json of the package that only checks. */
export function toCheckPackage(
  whole: Readonly<Record<string, unknown>>,
  packages: readonly string[],
): Record<string, unknown> {
  const { version, homepage, bugs, license, type, engines, repository, dependencies } = whole;
  const ranges = dependencies as Readonly<Record<string, string>>;
  return {
    name: '@benchlight/check',
    version,
    description:
      'Checks OSWorld-format task files. The package benchlight also publishes them as a site.',
    keywords: ['osworld', 'benchmark', 'linter', 'json-schema'],
    homepage,
    bugs,
    repository,
    type,
    license,
    engines,
    bin: { 'benchlight-check': './lib/cli/program/check-main.js' },
    exports: {
      '.': {
        types: './lib/dataset/load/check-texts.d.ts',
        default: './lib/dataset/load/check-texts.js',
      },
      './schema': './schema/task.schema.json',
      './schema/dataset': './schema/dataset.schema.json',
      './package.json': './package.json',
    },
    files: ['lib', 'schema'],
    publishConfig: { access: 'public', provenance: true },
    dependencies: Object.fromEntries(packages.map((name) => [name, toRange(name, ranges)])),
  };
}

function toRange(name: string, ranges: Readonly<Record<string, string>>): string {
  const range = ranges[name];
  if (range !== undefined) return range;
  throw new Error(`${name} is not a dependency in package.json`);
}
