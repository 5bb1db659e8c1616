import { findAgentText } from './agent-text.ts';
import { findAgentsWord } from './agents-word.ts';
import { findAlreadySo } from './already-so.ts';
import type { Finder } from './finder.ts';
import { findGivenRights } from './given-rights.ts';
import { findInfeasible } from './infeasible.ts';
import { findModelJudges } from './model-judges.ts';
import { findJudgeInHand } from './judge-in-hand.ts';
import { findNothingAsked } from './nothing-asked.ts';
import { findPlacedReferences } from './placed-reference.ts';
import { findPublicReferences } from './public-reference.ts';
import { findShadowedModules } from './shadowed-module.ts';
import { findTypedAddresses } from './typed-address.ts';

/** All finders, in the order of the classes. */
export const finders: readonly Finder[] = [
  findPublicReferences,
  findPlacedReferences,
  findNothingAsked,
  findAlreadySo,
  findAgentsWord,
  findTypedAddresses,
  findJudgeInHand,
  findShadowedModules,
  findGivenRights,
  findAgentText,
  findModelJudges,
  findInfeasible,
];
