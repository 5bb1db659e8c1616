import { stringify } from 'yaml';
import { type About, findDoi } from '#catalogue/citing/about.ts';
import { citeDataset } from '#catalogue/citing/dataset-citation.ts';
import { withoutBlanks } from '#text/json/json-value.ts';
import { toAllowedText } from '#text/safe/escape-html.ts';
import { toOneLine } from '#text/safe/one-line.ts';

interface Cited {
  /** Of its page; undefined when the address of the site is not known. */
  address: string | undefined;
  /** Of its content. */
  digest: string;
  /** Of how its tasks are judged. Default: that is not known. */
  judgingDigest?: string | undefined;
}

/** Licenses that datasets have, as the format spells them; it refuses names that it does not list. */
const licenses = new Set([
  ...['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'],
  ...['CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-NC-SA-4.0', 'CC-BY-ND-4.0'],
  ...['GPL-2.0-only', 'GPL-3.0-only', 'GPL-3.0-or-later', 'AGPL-3.0-only', 'MPL-2.0'],
  ...['ODbL-1.0', 'ODC-By-1.0', 'PDDL-1.0'],
]);

/**
 * A `CITATION.cff` (Citation File Format 1.2.0) of a dataset. Undefined without authors, which the
 * format demands.
 */
export function toCff(about: About, { address, digest, judgingDigest }: Cited): string | undefined {
  const { authors, title, version, date } = citeDataset(about, address, digest);
  if (authors.length === 0) return undefined;
  const { description, license, repository, canary } = about;
  const doi = findDoi(about);
  const content = withoutBlanks({
    'cff-version': '1.2.0',
    message: 'If you use this dataset, please cite it as below.',
    type: 'dataset',
    title: toOneLine(title),
    abstract: description,
    authors: authors.map((name) =>
      'whole' in name
        ? { name: name.whole }
        : { 'family-names': name.family, 'given-names': name.given },
    ),
    version,
    'date-released': date,
    doi: doi !== undefined && isDoi(doi) ? doi : undefined,
    license: license !== undefined && licenses.has(license) ? license : undefined,
    url: toWebUrl(about.homepage ?? address),
    'repository-code': toWebUrl(repository?.url),
    identifiers: [
      { type: 'other', value: `sha256:${digest}`, description: 'Digest of the content.' },
      ...(judgingDigest === undefined ? [] : [toJudgingIdentifier(judgingDigest)]),
    ],
  });
  const head = canary === undefined ? '' : `# ${toOneLine(canary)}\n`;
  // Many programs read YAML 1.1, where more words than in 1.2 are dates, numbers or truth values.
  const yaml = stringify(content, { compat: 'yaml-1.1' });
  // YAML forbids what HTML forbids; the writer escapes only some of it.
  return `${head}${toAllowedText(yaml)}`;
}

const toJudgingIdentifier = (digest: string) => ({
  type: 'other',
  value: `sha256:${digest}`,
  description: 'Digest of how the tasks are judged, with the code of the environment.',
});

const isDoi = (doi: string): boolean =>
  /^10\.\d{4,9}(?:\.\d+)?\/[A-Za-z0-9:/_;\-.()[\]\\]+$/.test(doi);

const toWebUrl = (address: string | undefined): string | undefined =>
  address !== undefined && /^https?:\/\/[\w~!*'();:@&=+$,/?%#[\].-]+$/.test(address)
    ? address
    : undefined;
