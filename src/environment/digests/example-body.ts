import { readCode } from './read-code.ts';

/** The digest of a metric with a body, such as "return result". */
export function digestBody(body: string): string | undefined {
  const text = `def same(result, rules):\n${body.replace(/^/gm, '    ')}\n`;
  const files = [
    { path: 'evaluators/metrics/__init__.py', text: 'from .texts import same\n' },
    { path: 'evaluators/metrics/texts.py', text },
  ];
  return readCode({ files }).functions.metric.same?.digest;
}
