/** A component and what is replaced in its source. */
export interface ComponentEdit {
  /** Relative to the folder of its package or of the site. */
  file: string;
  /** Each text must be there, or Starlight has changed and none is replaced. */
  replace?: readonly (readonly [text: string | RegExp, replacement: string])[];
  /** Its scripts move to the file for all pages. */
  movesScripts?: boolean;
  /** What pages are like where the edit cannot be made. */
  without?: string;
  /** What they need then. */
  needs?: 'style attributes' | 'inline scripts' | 'scripts of components';
}

/** A script that a component writes into pages, and its code. */
export const inlineScript = /<script is:inline[^>]*>([\s\S]*?)<\/script>/;

/** Imports the scripts that components would load one by one. */
export const pageScripts = 'virtual:benchlight/page-scripts';

/**
 * What Starlight 0.42 writes into pages that the content policy forbids, or that screen readers
 * should not find before the title, and has no option for.
 * Icons get attributes of SVG instead of style attributes. The elements that restore something are
 * defined in `client/first-paint.js`. Numbers that style attributes set are in `styles/controls.css`.
 */
export const starlightEdits: readonly ComponentEdit[] = [
  {
    file: 'user-components/Icon.astro',
    replace: [
      ['fill="currentColor"', 'fill="currentColor"\n\tfont-size={size}\n\tcolor={color}'],
      ["<style define:vars={{ 'sl-icon-color': color, 'sl-icon-size': size }}>", '<style>'],
      ['color: var(--sl-icon-color);', ''],
      ['font-size: var(--sl-icon-size, 1em);', ''],
    ],
    without: 'icons have style attributes, which the content policy of pages allows',
    needs: 'style attributes',
  },
  {
    file: 'components-internals/TableOfContents/TableOfContentsList.astro',
    replace: [['<style define:vars={{ depth }}>', '<style>']],
    without: 'tables of contents have style attributes, which the content policy of pages allows',
    needs: 'style attributes',
  },
  {
    file: 'components/TableOfContents.astro',
    replace: [['<h2 id=', '<h2 role="presentation" id=']],
    without: 'screen readers find the heading of the table of contents before the title',
  },
  {
    file: 'components/SidebarPersister.astro',
    replace: [
      [inlineScript, ''],
      [inlineScript, '<restore-scroll hidden></restore-scroll>'],
    ],
    without: 'its scripts are inline, and the content policy of pages allows them by their hashes',
    needs: 'inline scripts',
  },
  {
    file: 'components/PageFrame.astro',
    movesScripts: true,
    without: 'its scripts are a file of their own',
  },
  {
    file: 'components/Page.astro',
    replace: [['</head>', `<script>import '${pageScripts}';</script>\n</head>`]],
    movesScripts: true,
    without: 'the scripts of components are files of their own',
    needs: 'scripts of components',
  },
];

/** Components of the site with scripts that most pages need. */
export const siteEdits: readonly ComponentEdit[] = [
  { file: 'shell/ThemeSelect.astro', movesScripts: true },
  { file: 'overrides/Search.astro', movesScripts: true },
  { file: 'components/CopyButton.astro', movesScripts: true },
  { file: 'components/task/file/SourceLines.astro', movesScripts: true },
  { file: 'components/task/neighbours/Neighbours.astro', movesScripts: true },
];
