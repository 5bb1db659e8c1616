/**
 * The parts of a name between which a line may break: functions have no blanks, only underscores, and
 * paths have slashes. What fits on no line has to be broken anywhere, so none begins with it.
 */
export const splitAtUnderscores = (name: string): string[] =>
  name.split(/(?<=_|\w\/)(?=[^_/])(?![^_/]{33})/);

/** Where a text has names that may be wider than their place on a phone. */
export const longNames = /(\S{33,})/;

/** Whether a name may be wider than its place on a phone. */
export const isLongName = (name: string): boolean => name.length > 32;
