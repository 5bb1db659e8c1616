import { DomUtils, parseDocument } from 'htmlparser2';
import type { StructuredData } from './structured-faults.ts';

/** What other programs read in the head of a page. */
export interface PageHead {
  title: string;
  canonical: (string | undefined)[];
  /** The contents of the `meta` elements of a name or a property. */
  metaOf: (name: string) => string[];
  structured: StructuredData[];
}

export function readHead(html: string): PageHead {
  const head = parseDocument(html.slice(0, html.indexOf('</head>')));
  const listElements = (name: string) => DomUtils.getElementsByTagName(name, head);
  return {
    title: DomUtils.textContent(listElements('title')),
    canonical: listElements('link')
      .filter(({ attribs }) => attribs.rel === 'canonical')
      .map(({ attribs }) => attribs.href),
    metaOf: (name) =>
      listElements('meta')
        .filter(({ attribs }) => attribs.property === name || attribs.name === name)
        .map(({ attribs }) => attribs.content ?? ''),
    structured: listElements('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => JSON.parse(DomUtils.textContent(script)) as StructuredData),
  };
}

/** What a service shows beside a link. */
export interface Preview {
  title: string;
  description: string | undefined;
  url: string | undefined;
  picture: string | undefined;
  /** Of the picture, in pixels. */
  size: number[];
  isLarge: boolean;
}

/**
 * A preview as X, Slack, Discord and LinkedIn make it: the tag of X first, then that of Open Graph,
 * then what HTML itself says; of several tags the first.
 */
export function readPreview({ title, canonical, metaOf }: PageHead): Preview {
  const first = (...names: readonly string[]) => names.flatMap(metaOf).find((text) => text.trim());
  return {
    title: first('twitter:title', 'og:title') ?? title,
    description: first('twitter:description', 'og:description', 'description'),
    url: first('og:url') ?? canonical[0],
    picture: first('twitter:image', 'og:image'),
    size: ['og:image:width', 'og:image:height'].map((name) => Number(first(name))),
    isLarge: first('twitter:card') === 'summary_large_image',
  };
}
