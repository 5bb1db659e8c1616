import { type Execution, mayRaise, raise } from '../model/execution.ts';
import { type Value, isNone, itemsOf, safe, some, toConstant } from '../model/value.ts';

/** The elements of what is looped over; undefined where these are not known. */
export function listItems(value: Value, execution: Execution): readonly Value[] | undefined {
  if (isNone(value)) raise('TypeError');
  if (value.is === 'file') return itemsOf(linesOf(execution));
  return itemsOf(value);
}

/** Any element of what is looped over. */
export function itemOf(value: Value, execution: Execution): Value {
  switch (value.is) {
    case 'each':
      return value.item;
    case 'some':
      mayRaise(value, execution);
      return value.isSafe === true
        ? { ...safe, ...(value.truth === true && { truth: true }) }
        : some;
    case 'rules':
    case 'options':
      return safe;
    case 'constant':
      return typeof value.value === 'string' ? some : raise('TypeError');
    case 'size':
      return raise('TypeError');
    default:
      return some;
  }
}

/** Whether what is looped over has an element for certain. */
export const isFilled = (value: Value): boolean =>
  (value.is === 'each' && value.isFilled) || (value.is === 'some' && value.truth === true);

/** What a file that is open gives line by line. */
export const linesOf = ({ situation }: Execution): Value =>
  situation.result === 'empty file'
    ? { is: 'list', items: [] }
    : { is: 'each', item: some, isFilled: false };

export const contentOf = ({ situation }: Execution): Value =>
  situation.result === 'empty file' ? toConstant('') : some;
