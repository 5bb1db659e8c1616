import type { Catalogue } from '#catalogue/catalogue.ts';
import { listGroups } from '#catalogue/facets/groups.ts';
import type { FacetName, FixedFacetName } from '#addresses/facet-names.ts';
import { addresses, isFieldFacet } from '#addresses/addresses.ts';
import { deriveReference, type ReferenceField } from '#format/reference.ts';
import type { SearchKindLabel } from '../search-kinds.ts';
import { spaceScripts } from '../space-scripts.ts';
import { listOtherWords } from './other-words.ts';
import { type FoundPage, listFoundPages, type SearchedSite } from './page-records.ts';

/** A possible search result, in the form of a Pagefind custom record. */
export interface SearchRecord {
  /** Without the base path. */
  url: string;
  content: string;
  meta: Record<string, string>;
  filters: { kind: [SearchKindLabel] };
}

/** A record for every group of tasks, every rule, every field of the format and every other page. */
export function listSearchRecords(site: SearchedSite): SearchRecord[] {
  const records = [...listPages(site.catalogue), ...listFoundPages(site).map(pageRecord)];
  return records.map((record) => ({ ...record, content: spaceScripts(record.content) }));
}

function* listPages(catalogue: Catalogue): Generator<SearchRecord> {
  const { about, vocabulary } = catalogue;
  for (const rule of catalogue.rules) yield ruleRecord(rule);
  for (const { fields } of deriveReference()) yield* fields.map(fieldRecord);
  for (const facet of catalogue.facets) {
    for (const group of listGroups(catalogue.groups, facet.name)) {
      const { label, name, segment, entry, tasks } = group;
      const content = [...new Set([label, name, facet.label, entry?.summary ?? ''])]
        .filter(Boolean)
        .join('. ');
      const spellings = facet.name === 'apps' ? vocabulary.app(name).spellings : [];
      const also = [
        ...spellings.map((spelling) => spelling.replaceAll('_', ' ')),
        ...listOtherWords(content, about.synonyms),
      ].join(', ');
      yield {
        url: addresses.group(facet.name, segment),
        content,
        meta: {
          title: label,
          kind: facet.singular,
          tasks: String(tasks.length),
          ...(also === '' ? {} : { also }),
        },
        filters: { kind: [kindOf(facet.name)] },
      };
    }
  }
}

const pageRecord = ({ address, title, about }: FoundPage): SearchRecord => ({
  url: address,
  content: about,
  meta: { title },
  filters: { kind: ['Pages'] },
});

function fieldRecord({ name, anchor, action, about }: ReferenceField): SearchRecord {
  const title = action === undefined ? name : `${name} of ${action}`;
  return {
    url: addresses.formatField(anchor),
    content: [title, about.description, ...(about.guidance ?? [])].join(' '),
    meta: { title, kind: 'field' },
    filters: { kind: ['Format fields'] },
  };
}

function ruleRecord({ code, name, summary, why }: Catalogue['rules'][number]): SearchRecord {
  return {
    url: addresses.rule(code),
    content: [code, name, summary, why].join('. '),
    meta: { title: `${code} ${name}`, kind: 'rule' },
    filters: { kind: ['Rules'] },
  };
}

const kindOf = (facet: FacetName): SearchKindLabel =>
  isFieldFacet(facet) ? 'Fields' : kindsOfGroups[facet];

const kindsOfGroups: Readonly<Record<FixedFacetName, SearchKindLabel>> = {
  apps: 'Apps',
  metrics: 'Metrics',
  'env-change': 'Environment change',
  getters: 'Getters',
  actions: 'Setup actions',
  suites: 'Suites',
};
