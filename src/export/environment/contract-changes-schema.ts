import { z } from 'zod/v3';
import { documented } from '#format/documented.ts';

const differenceSchema = z.strictObject({
  of: documented(
    z.string(),
    'What differs, such as "file", the argument "threshold" or the key "config.dest".',
  ),
  about: documented(
    z.enum([
      ...(['file', 'argument', 'key', 'decorators', 'name'] as const),
      ...(['source', 'returned key', 'score', 'docstring'] as const),
    ]),
    'What kind of thing that is; "name" is that of the definition, "source" why it could not be read.',
  ),
  before: documented(z.string().optional(), 'In the older state; absent where it has none.'),
  after: documented(z.string().optional(), 'Now; absent where there is none.'),
});

/** What `contracts --diff --format json` prints. */
export const contractChangesSchema = documented(
  z.array(
    z.strictObject({
      kind: documented(z.enum(['getters', 'metrics', 'actions']), 'What the function is.'),
      name: documented(z.string(), 'Its name, as among the contracts.'),
      change: documented(
        z.enum(['added', 'removed', 'changed']),
        'What has happened to it, for tasks.',
      ),
      differences: documented(
        z.array(differenceSchema),
        'How a changed function differs; empty for others.',
      ),
      code: documented(
        z
          .strictObject({
            files: documented(
              z.array(z.string()),
              'The files with a definition that differs, as among the contracts.',
            ),
            packages: documented(
              z.array(
                z.strictObject({
                  name: documented(z.string(), 'As it is imported.'),
                  before: documented(
                    z.string().optional(),
                    'Its version in the older state, if known.',
                  ),
                  after: documented(z.string().optional(), 'Its version now, if known.'),
                }),
              ),
              'The packages whose version differs.',
            ),
          })
          .optional(),
        'Where a changed function, or anything of the environment that it uses, does something else; absent if it does the same.',
      ),
      tasks: documented(
        z.array(z.string()).optional(),
        'With --tasks: the files of the tasks that name it, relative to the tasks folder.',
      ),
    }),
  ),
  'With --diff: how the functions have changed since the older state.',
);
