import ts from 'typescript';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { shortenDigest } from '#text/short-digest.ts';
import { toPreviewTitle, toTaskDescription } from '#catalogue/heads/meta-tags.ts';
import { toTaskVerdict } from '#catalogue/evaluation/task-verdict.ts';
import type { BuiltSite } from '../support/built-site.ts';
import { isShortPage } from '../support/html-pages.ts';
import { DomUtils, parseDocument } from 'htmlparser2';
import { projectRoot } from '#dataset/project-root.ts';

/** The page of every task says how to cite it, as text and as files. */
export async function expectCitations(
  { pages, catalogue }: BuiltSite,
  siteAddress: string,
): Promise<void> {
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  for (const { path, digest } of catalogue.entries) {
    const { text, downloads } = pageOf.get(`tasks/${path}/index.html`) ?? {};
    expect(text, path).toContain(digest && shortenDigest(digest));
    for (const format of ['bib', 'ris', 'txt']) {
      const address = downloads?.get(`${path.split('/').at(-1)}.${format}`) ?? '';
      const file = await (await fetch(address)).text();
      expect(text?.replaceAll('\r', ''), path).toContain(file.trim().replaceAll('\r', ''));
      expect(file, path).toContain(`${siteAddress}tasks/${path}/`);
    }
  }
}

/** Every page says what it is to other sites and to search engines. */
export async function expectDescribed(
  { folder, html, catalogue }: BuiltSite,
  address: string,
): Promise<void> {
  const entryOf = new Map(
    catalogue.entries.map((entry) => [`tasks/${entry.path}/index.html`, entry]),
  );
  const structured: StructuredData[] = [];
  for (const [file, text] of html) {
    if (isShortPage(file)) continue;
    const head = readHead(text);
    const own = `${address}${file === '404.html' ? '404/' : file.replace(/index\.html$/, '')}`;
    expect(head.canonical, file).toEqual([own]);
    const preview = readPreview(head);
    expect(preview.url, file).toBe(own);
    expect(preview.title, file).toBeTruthy();
    expect(preview.description, file).toBeTruthy();
    const picture = await readFile(join(folder, preview.picture?.replace(address, '') ?? ''));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(preview.size);
    structured.push(...head.structured);

    const entry = entryOf.get(file);
    if (entry) {
      expect(preview.title, file).toBe(toPreviewTitle(entry.task.instruction));
      expect(preview.description, file).toBe(toTaskDescription(toTaskVerdict(entry, catalogue)));
      const version = entry.digest === undefined ? '' : `?v=${entry.digest.slice(0, 12)}`;
      expect(head.metaOf('citation_public_url'), file).toEqual([`${own}${version}`]);
      expect(head.structured, file).toMatchObject([{ '@type': 'CreativeWork', url: own }]);
    }
    if (file === 'index.html') {
      expect(preview.title).toBe(catalogue.about.title);
      expect(head.structured).toMatchObject([
        { '@type': 'Dataset', distribution: expect.any(Array) as unknown },
      ]);
    }
  }
  expect(findStructuredFaults(structured)).toEqual([]);
}

/** What other programs read in the head of a page. */
interface PageHead {
  title: string;
  canonical: (string | undefined)[];
  /** The contents of the `meta` elements of a name or a property. */
  metaOf: (name: string) => string[];
  structured: StructuredData[];
}

function readHead(html: string): PageHead {
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
interface Preview {
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
function readPreview({ title, canonical, metaOf }: PageHead): Preview {
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

/** What a page is about in the words of schema.org. */
interface StructuredData {
  '@type': string;
  url?: string;
}

/**
 * The faults of structured data against the types that Google publishes of schema.org's vocabulary:
 * unknown types and properties, and values of the wrong type. TypeScript finds them, since an object
 * in a source must not have more properties than its type.
 */
function findStructuredFaults(values: readonly object[]): string[] {
  const distinct = new Set(values.map((value) => JSON.stringify(value)));
  const lines = Array.from(distinct, (json, index) => `const v${index}: Described = ${json};`);
  const name = join(projectRoot, 'structured-data.ts');
  const source = ts.createSourceFile(
    name,
    [described, ...lines].join('\n'),
    ts.ScriptTarget.ESNext,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    // Without those of a browser, which are more than all others.
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...others) =>
    file === name ? source : getSourceFile(file, ...others);
  const program = ts.createProgram([name], options, host);
  return program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** A page is about a dataset or a work; all kinds of works that there are would take three times as long. */
const described = `
import type { CreativeWork, Dataset, WithContext } from 'schema-dts';
type Work = Extract<CreativeWork, { '@type': 'CreativeWork' }>;
type Described = WithContext<Work> | WithContext<Dataset>;`;
