import { styleText } from 'node:util';
import type { Paint } from '#lint/report/paint.ts';

const styles = {
  error: 'red',
  warning: 'yellow',
  info: 'cyan',
  quiet: 'gray',
  strong: 'bold',
} as const;

/** Colours for a terminal; plain text elsewhere and with `NO_COLOR`. */
export const terminalPaint: Paint = (style, text) =>
  styleText(styles[style], text, { stream: process.stdout });
