import { listRequiredNames } from '#vocabulary/contract/variants.ts';
import { type ContractObject, isNeeded } from './contract-objects.ts';
import type { IntendedField } from './intended-field.ts';

/** How sure it is that a function does not know a name. */
export interface Certainty {
  /** Whether an unknown name stops the function. */
  isFatal: boolean;
  /** Whether what it accepts was read from a source. */
  isSure: boolean;
  /** The same, without anything that `dataset.json` adds. */
  isKnownWell: boolean;
  /** Whether the source shows that it reads no other name. */
  isNeverRead: boolean;
  /** Whether the source does not show everything that it reads. */
  isOpen: boolean;
}

export function judgeCertainty(judged: ContractObject): Certainty {
  const { entry, part, within } = judged;
  const { source, origin } = entry;
  const isBuiltIn = (origin === 'format' || origin === 'osworld') && entry.isUnseen !== true;
  const isSure = source ? source.unread === undefined : isBuiltIn;
  const isNeverRead = within === undefined && source?.closed.includes(part) === true;
  return {
    isFatal: failsOnUnknown(judged),
    isSure,
    isKnownWell: isSure && entry.extended !== true,
    isNeverRead,
    isOpen: within === undefined && source !== undefined && !isNeverRead,
  };
}

/** Whether the function is called with the names as arguments, so that an unknown one stops it. */
function failsOnUnknown({ entry, part, within }: ContractObject): boolean {
  if (within !== undefined || entry.source?.acceptsOthers === true) return false;
  if (part === 'parameters') return true;
  return part === 'options' && entry.kind === 'metric' && entry.contract.otherOptions !== true;
}

/** How severe it is that a name is unknown. */
export function judgeSeverity(
  judged: ContractObject,
  near: IntendedField | undefined,
  { isFatal, isSure, isKnownWell, isNeverRead, isOpen }: Certainty,
): 'error' | 'warning' | 'info' {
  if (isFatal && (isNeverRead || (near?.isMisspelt === true && isKnownWell))) return 'error';
  if (near && isRequired(judged, near.name) && (isKnownWell || isNeeded(judged))) return 'error';
  const isUnused = near === undefined && (judged.part === 'keys' || !isSure || isOpen);
  return isUnused && !isNeverRead ? 'info' : 'warning';
}

/** Whether V04 would report the name as missing. */
function isRequired({ fields, variants, record }: ContractObject, name: string): boolean {
  return listRequiredNames(fields, variants, record).includes(name);
}
