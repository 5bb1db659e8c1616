import { Parser } from 'htmlparser2';

/** What a browser gets and runs for a page before anyone does something. */
interface PageParts {
  /** The addresses of scripts. */
  scripts: readonly string[];
  /** The addresses of style sheets. */
  styles: readonly string[];
  /** The scripts within the page, one after the other; data is none. */
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
