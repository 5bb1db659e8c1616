import { UsageError } from '#dataset/usage-error.ts';
import { nameShard, type Shard } from './shard.ts';
import type { ShardOrigin } from './shard-origin.ts';

interface NamedShard {
  folder: string;
  shard: Shard;
  origin: ShardOrigin;
}

/**
 * Makes sure that shards are all parts of one site, each once.
 *
 * @param origin of the site that they are merged to.
 * @throws UsageError otherwise.
 */
export function requireAllShards(shards: readonly NamedShard[], origin: ShardOrigin): void {
  for (const shard of shards) requireOrigin(shard, origin);
  const byNumber = new Map<number, NamedShard>();
  const [first] = shards;
  for (const named of shards) {
    const { folder, shard } = named;
    if (first && shard.of !== first.shard.of) {
      throw new UsageError(
        `${first.folder} is ${nameShard(first.shard)}, ${folder} is ${nameShard(shard)}`,
        'Build all shards with the same number after the slash of --shard.',
      );
    }
    const other = byNumber.get(shard.number);
    if (other) {
      throw new UsageError(
        `${other.folder} and ${folder} are both ${nameShard(shard)}`,
        'Name each shard once after --merge.',
      );
    }
    byNumber.set(shard.number, named);
  }
  requireEach(byNumber, first?.shard.of ?? 0);
}

function requireEach(byNumber: ReadonlyMap<number, unknown>, of: number): void {
  const numbers = Array.from({ length: of }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !byNumber.has(number));
  const [number] = missing;
  if (number === undefined) return;
  throw new UsageError(
    missing.length === 1
      ? `${nameShard({ number, of })} is missing`
      : `shards ${missing.join(', ')} of ${of} are missing`,
    'Name the folders of all shards after --merge.',
  );
}

function requireOrigin({ folder, origin }: NamedShard, due: ShardOrigin): void {
  if (origin.product !== due.product) {
    throw new UsageError(
      `the shard ${folder} was built by another version of Benchlight or of Node`,
      'Build all shards, and merge them, with the same versions on the same kind of machine.',
    );
  }
  if (origin.options !== due.options) {
    throw new UsageError(
      `the shard ${folder} was built ${describe(origin)}, the merge was started ${describe(due)}`,
      'Use the same --site, --base and --short-addresses for all shards and for the merge.',
    );
  }
  if (origin.dataset !== due.dataset) {
    throw new UsageError(
      `the shard ${folder} was built from other task files`,
      'Build all shards, and merge them, from the same state of the tasks folder.',
    );
  }
}

const describe = ({ options }: ShardOrigin): string =>
  options === '' ? 'without options for addresses' : `with ${options}`;
