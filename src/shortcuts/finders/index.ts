import type { Finder } from './finder.ts';
import { findInfeasible } from './infeasible.ts';

/** All finders, in the order of the classes. */
export const finders: readonly Finder[] = [findInfeasible];
