import { memoizeWeakly } from '#text/memoize.ts';
import type { Unit } from './model.ts';

/** What a function is written as, with those that are defined in it. */
export const unitText = memoizeWeakly(({ definition, module }: Unit): string =>
  module.source.text.slice(definition.from, definition.to),
);

/** The names that are followed by a bracket in it: what it calls, without what these belong to. */
export const namesCalled = memoizeWeakly(
  (unit: Unit): ReadonlySet<string> =>
    new Set([...unitText(unit).matchAll(/(\w+)\(/g)].map(([, name = '']) => name)),
);
