import { UsageError } from '#dataset/usage-error.ts';
import { findRule, suggestRule } from '#lint/explain/find-rule.ts';
import type { RuleMeta } from '#lint/model/rule.ts';
import { formatUsage } from '../invocation/invocation.ts';
import { parseArguments } from '../options/parse-arguments.ts';
import { toSiteOption } from '../options/site-options.ts';
import { findDocumentationSite } from '../report/documentation-site.ts';
import { terminalPaint } from '../terminal/terminal-paint.ts';

const usage = formatUsage(
  'explain',
  `RULE… [options]

  RULE          the rules to explain, by code or by name, such as W22 or
                reference-out-of-reach: why a rule exists, how to fix what it
                finds, an incorrect example, and how to turn it off
  --site URL    the address of the dataset's site, such as
                https://example.org, whose page of the rule is named
                (default: the home page of this package, if it has one)
  --help        show this text`,
);

/** Prints what rules are about. Returns the exit code. */
export async function explain(args: readonly string[]): Promise<number> {
  const call = parseArguments(args, { site: { type: 'string' } }, usage);
  if (!call) return 0;
  const { values, positionals } = call;
  if (positionals.length === 0) throw new UsageError('no rule is named', hint);
  const site = toSiteOption(values.site) ?? findDocumentationSite();
  const rules = new Set(
    positionals
      .flatMap((name) => name.split(','))
      .filter(Boolean)
      .map(toRule),
  );
  // It loads every rule and what they need to run.
  const { explainRule } = await import('#lint/explain/explain-rule.ts');
  const { isTTY, columns: own } = process.stdout;
  const columns = isTTY ? Math.min(own, widest) : widest;
  const texts = [...rules].map((rule) =>
    explainRule(rule, { columns, paint: terminalPaint, site }),
  );
  console.log(texts.join('\n\n\n'));
  return 0;
}

/** Longer lines of prose are hard to read. */
const widest = 80;

function toRule(name: string): RuleMeta {
  const rule = findRule(name);
  if (rule) return rule;
  throw new UsageError(`unknown rule "${name}"${suggestRule(name)}`, hint);
}

const hint = `Name a rule by its code or its name, such as W22. See "${usage.call} --help".`;
