import { z } from 'zod/v3';
import { documented } from './documented.ts';

const folders = () => z.array(z.string().min(1)).min(1);

/** Where the results of systems are. */
export const resultsSchema = z.union([
  folders(),
  z.strictObject({
    folders: documented(folders(), {
      description: 'Folders with results, relative to this file.',
      examples: [['results']],
    }),
    threshold: documented(
      z.number().gt(0).max(1).optional(),
      'The score from which a trial counts as a success. Default: 1.',
    ),
  }),
]);
