import { type GivenArguments, release, type Site } from '../model/frame.ts';
import { readIndex } from '../model/read-key.ts';
import { spend } from '../model/steps.ts';
import { textsValue, type Value } from '../model/value.ts';

/** `"{name}".format(**x)` and `"{name}".format_map(x)` read the keys that the text names. */
export function formatText(
  text: Value,
  method: string,
  { positional, named, options }: GivenArguments,
  site: Site,
): void {
  const object = method === 'format_map' ? positional[0] : options;
  const written = onlyText(text)?.replaceAll('{{', '');
  const names = written === undefined ? undefined : namesIn(written, /\{(\w+)/g);
  const others = names?.filter((name) => !named.has(name));
  if (object) readNames(object, others, site);
  // "{0[name]}" reads a key of an argument.
  if (written === undefined || !/\{[^{}]*\[/.test(written)) return;
  for (const value of [...positional, ...named.values()])
    release(value, why, site.node, site.frame);
}

/** `"%(name)s" % x` */
export function formatPercent(text: Value, object: Value, site: Site): void {
  const written = onlyText(text);
  const names = written === undefined ? undefined : namesIn(written, /%\((\w+)\)/g);
  readNames(object, names, site);
}

const why = 'put into a text';

function onlyText({ texts }: Value): string | undefined {
  const [text, ...others] = texts ?? [];
  spend(text?.length ?? 0);
  return others.length === 0 ? text : undefined;
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

function readNames(object: Value, names: readonly string[] | undefined, site: Site): void {
  if (!names) release(object, why, site.node, site.frame);
  for (const name of names ?? []) readIndex(object, textsValue(name), site);
}
