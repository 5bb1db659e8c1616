import { Parser } from 'htmlparser2';

/** The scripts and styles that a browser loads with a page. */
interface PageParts {
  /** The addresses of scripts. */
  scripts: readonly string[];
  /** The addresses of style sheets. */
  styles: readonly string[];
  /** The inline scripts, concatenated; data blocks are left out. */
  inline: string;
}

export function findParts(html: string): PageParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  let inline = '';
  let isScript = false;
  const parser = new Parser({
    onopentag(name, { src, type = 'module', rel, href }) {
      if (name === 'link' && rel === 'stylesheet' && href !== undefined) styles.push(href);
      if (name !== 'script') return;
      if (src !== undefined) scripts.push(src);
      isScript = type === 'module' || type.endsWith('javascript');
    },
    ontext(text) {
      if (isScript) inline += text;
    },
    onclosetag(name) {
      if (name === 'script') isScript = false;
    },
  });
  parser.end(html);
  return { scripts, styles, inline };
}
