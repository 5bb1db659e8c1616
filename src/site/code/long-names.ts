/** After an underscore or a slash. What fits on no line has to be broken anywhere, so none is before it. */
const breakPlace = String.raw`(?<=_|\w/)(?=[^_/])(?![^_/]{33})`;
/** As long as fits every place, or else as short as possible. */
const part = new RegExp(`.{1,16}(?:$|${breakPlace})|.+?${breakPlace}|.+`, 'gs');

/** The parts of a name without blanks, such as that of a function or a path, between which a line may break. */
export const splitName = (name: string): string[] => name.match(part) ?? [];

/** Where a text has names that may be wider than their place on a phone. */
export const longNames = /(\S{33,})/;

/** Whether a name may be wider than its place on a phone. */
export const isLongName = (name: string): boolean => name.length > 32;
