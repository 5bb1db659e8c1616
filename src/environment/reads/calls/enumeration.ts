import { classValues, methodsOf } from '../../python/class-methods.ts';
import { stringValue } from '../../python/string-value.ts';
import { definedName, findChild, writtenText } from '../../python/syntax-node.ts';
import { choiceOf } from '../model/place.ts';
import { addCertain, type State } from '../model/state.ts';
import type { ClassSource, Value } from '../model/value.ts';

/** `Mode(config["mode"])` fails for any other string than those of the class; says whether the class shows them. */
export function requireMember(
  { module, definition }: ClassSource,
  { places, isMixed }: Value,
  state: State,
): boolean {
  const { text } = module.source;
  const bases = findChild(definition, 'ArgList');
  const [place, ...others] = places;
  if (!place || others.length > 0 || !bases || !/\b(?:Str)?Enum\b/.test(writtenText(bases, text)))
    return false;
  // Such a method may accept other values.
  if (methodsOf(definition).some((method) => definedName(method.definition, text) === '_missing_'))
    return false;
  const texts = [...classValues(definition, text)].map(([, value]) => stringValue(value, text));
  const members = texts.filter((member) => member !== undefined);
  if (members.length === 0 || members.length < texts.length) return false;
  for (const member of members) place.choices.add(member);
  if (!isMixed) addCertain(state, choiceOf(place));
  return true;
}
