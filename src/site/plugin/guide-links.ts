import type { AstroIntegration } from 'astro';

/** The parts of Astro's Markdown processor, Sätteri, that are used here. */
interface Options {
  mdastPlugins: ((document: { fileURL?: URL | undefined }) => object)[];
}

interface Link {
  url: string;
}

interface Edit {
  setProperty(link: Link, key: 'url', value: string): void;
}

/** Turns links to files, which work on GitHub, into links to pages. */
export const guideLinks: AstroIntegration = {
  name: 'benchlight-guide-links',
  hooks: {
    'astro:config:setup'({ config }) {
      const { mdastPlugins } = config.markdown.processor.options as unknown as Options;
      mdastPlugins.push(({ fileURL }) => ({
        name: 'benchlight-guide-links',
        link(link: Link, edit: Edit) {
          edit.setProperty(link, 'url', toPageLink(link.url, fileURL?.pathname ?? ''));
        },
      }));
    },
  },
};

/**
 * A link in a guide as its page has it: relative, so that it works under any base path.
 *
 * @param guide the file with the link. The index is a folder above the other guides on the site.
 */
export function toPageLink(link: string, guide: string): string {
  const above = guide.endsWith('/index.md') ? '' : '../';
  return link
    .replace(/^([\w-]+)\.md(?=#|$)/, `${above}$1/`)
    .replace(/^(?:\.\.\/)+public\//, `${above}../`);
}
