import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { FunctionExample } from './function-example.ts';

/** The sections of a function's page, for its table of contents. */
export function listFunctionSections({
  entry,
  example,
  hasCode = false,
}: {
  entry: VocabularyEntry | undefined;
  example: FunctionExample | undefined;
  /** Whether the code of it was seen, today or in a release. Default: no. */
  hasCode?: boolean;
}): { slug: string; text: string }[] {
  return [
    { slug: 'contract', text: 'Fields' },
    ...(entry?.source ? [{ slug: 'source', text: 'Source' }] : []),
    ...(hasCode ? [{ slug: 'code', text: 'Code' }] : []),
    ...(entry ? [{ slug: 'snippet', text: 'Snippet' }] : []),
    ...(example ? [{ slug: 'use', text: 'As used in this dataset' }] : []),
    { slug: 'rules', text: 'Rules about it' },
    { slug: 'tasks', text: 'Tasks' },
  ];
}
