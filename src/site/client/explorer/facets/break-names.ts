import { buildElement } from '../../../../search/ui/build-element.ts';

/** The parts of a name between which a line may break: functions have no blanks, only underscores. */
export const splitAtUnderscores = (name: string): string[] => name.split(/(?<=_)(?=[^_])/);

export function breakAtUnderscores(name: string): (Node | string)[] {
  return splitAtUnderscores(name).flatMap((part, index) =>
    index === 0 ? [part] : [buildElement('wbr'), part],
  );
}
