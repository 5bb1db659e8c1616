import type { AstNode } from './ast-node.ts';

export const toConstant = (type: string, value: string): AstNode => ({
  kind: 'Constant',
  type,
  value,
});

/** A number as its value, however it is written. */
export function toNumber(written: string): AstNode {
  const digits = written.replaceAll('_', '').toLowerCase();
  if (digits.endsWith('j')) return toConstant('complex', toFloat(digits.slice(0, -1)));
  if (/^0[xob]/.test(digits)) return toConstant('int', BigInt(digits).toString());
  if (/[.e]/.test(digits)) return toConstant('float', toFloat(digits));
  return toConstant('int', BigInt(/^\d+$/.test(digits) ? digits : '0').toString());
}

/** The shortest digits that give the same double, as in "1.5e+3". */
const toFloat = (digits: string): string => Number(digits).toExponential();
