import type { Finding } from '#lint/model/finding.ts';
import { parseText } from '#lint/parse/parse-file.ts';
import { allRuleMetas } from '#lint/rules/index.ts';
import type { CheckedTarget } from './check-targets.ts';

/**
 * The findings of a target, with those that one finding about several files stands for, where they may
 * have a fix. They are as severe as that one.
 */
export function listFixable({ findings, textOf, checkAlone }: CheckedTarget): Finding[] {
  return findings.flatMap((finding) => {
    const { code, files, severity, fix } = finding;
    if (!files || fix || !fixable.has(code)) return [finding];
    const ofFiles = files.flatMap((file) => checkAlone(parseText(file, textOf(file))));
    return ofFiles.flatMap((each) => (each.code === code ? [{ ...each, severity }] : []));
  });
}

const fixable = new Set(allRuleMetas.flatMap((meta) => (meta.fixable ? [meta.code] : [])));
