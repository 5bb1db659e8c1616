/** A second reading of git's files, which shares no code with the one under test. */
type Json = Record<string, unknown>;
type Files = Map<string, Json>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every task of a tag by its file. */
export function readIndependently(git: (...args: string[]) => string, tag: string): Files {
  const names = git('ls-tree', '-r', '-z', '--name-only', tag).split('\0').filter(Boolean);
  return new Map(
    names.flatMap((name): [string, Json][] => {
      try {
        const task: unknown = JSON.parse(git('show', `${tag}:${name}`).replace(/^\uFEFF/, ''));
        // A template is there to be copied: it has no id.
        return isObject(task) && task.id !== '' && 'instruction' in task ? [[name, task]] : [];
      } catch {
        return [];
      }
    }),
  );
}

/** What changed, found by the equality of fields alone. */
export function compareIndependently(before: Files, after: Files) {
  const partners = new Map<string, string>();
  const free = new Set(before.keys());
  const take = (find: (file: string, task: Json) => string | undefined) => {
    for (const [file, task] of after) {
      if (partners.has(file)) continue;
      const partner = find(file, task);
      if (partner !== undefined && free.delete(partner)) partners.set(file, partner);
    }
  };
  take((file) =>
    free.has(file) && before.get(file)?.id === after.get(file)?.id ? file : undefined,
  );
  take((file, task) =>
    [...free].find((old) => before.get(old)?.id === task.id && isWindows(old) === isWindows(file)),
  );
  const pairs = [...partners].map(([file, old]) => {
    return { file, old, class: classify(before.get(old) ?? {}, after.get(file) ?? {}) };
  });
  const isRenamed = (pair: (typeof pairs)[number]) =>
    pair.class === 'same' && pair.file !== pair.old;
  return {
    added: [...after.keys()].filter((file) => !partners.has(file)).sort(),
    removed: [...free].sort(),
    renamed: pairs
      .filter(isRenamed)
      .map(({ file }) => file)
      .sort(),
    changed: pairs
      .filter((pair) => pair.class !== 'same')
      .map((pair) => `${pair.class} ${pair.file}`)
      .sort(),
    same: pairs.filter((pair) => pair.class === 'same' && !isRenamed(pair)).length,
  };
}

const isWindows = (file: string): boolean => /windows|-win\b/i.test(file);

function classify(before: Json, after: Json): string {
  const differs = (field: string, forget = (value: unknown) => value) =>
    write(forget(before[field])) !== write(forget(after[field]));
  const names = Object.keys({ ...before, ...after }).filter((field) => !format.includes(field));
  const own = names.filter((field) => differs(field));
  const judges = own.some((field) => 'func' in Object(before[field] ?? after[field]));
  if (judges || differs('evaluator', withoutCloudPaths)) return 'judging';
  const flags = ['proxy', 'fixed_ip'].some((field) => differs(field, (value) => value ?? false));
  if (flags || differs('snapshot') || differs('config', withoutUrls)) return 'environment';
  if (differs('instruction')) return 'instruction';
  if (differs('config') || differs('evaluator')) return 'moved';
  if (own.length > 0) return 'unknown';
  return write(before) === write(after) ? 'same' : 'editorial';
}

/** Any other field is the dataset's own. */
const format = [
  'id',
  'instruction',
  'source',
  'related_apps',
  'config',
  'evaluator',
  'proxy',
  'fixed_ip',
  'possibility_of_env_change',
  'snapshot',
  'trajectory',
];

/** JSON with sorted keys. */
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (!isObject(value)) return value === undefined ? 'nothing' : JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${write(value[key])}`).join(',')}}`;
}

const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('http');

/** Addresses of downloads become one address, wherever they are. */
function withoutUrls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUrls);
  if (!isObject(value)) return value;
  const isDownload = value.type === 'download';
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isDownload ? hideUrls(inner) : withoutUrls(inner),
    ]),
  );
}

function hideUrls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hideUrls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === 'url' && isAddress(inner) ? [key, 'address'] : [key, hideUrls(inner)],
    ),
  );
}

function withoutCloudPaths(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCloudPaths);
  if (!isObject(value)) return value;
  const { path } = value;
  const isCloud = value.type === 'cloud_file';
  const paths = Array.isArray(path) ? path : [path];
  const hidden = isCloud && paths.every(isAddress) ? { path: paths.length } : {};
  const inner = Object.entries({ ...value, ...hidden }).map(([key, one]) => [
    key,
    withoutCloudPaths(one),
  ]);
  return withoutUrls(Object.fromEntries(inner));
}
