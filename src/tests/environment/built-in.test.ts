import { expect, test } from 'vitest';
import { loadEnvironment } from '#dataset/environment/load-environment.ts';
import { toSourceFacts } from '#environment/vocabulary/to-source-facts.ts';
import { builtInEntries } from '#vocabulary/built-in.ts';
import type { ContractPart, Field, Fields } from '#vocabulary/contract/contract.ts';
import type { FunctionKind, VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { AnyContract } from '#vocabulary/contract/merge-contracts.ts';
import type { SourceFunction } from '#vocabulary/source/source-facts.ts';

const { BENCHLIGHT_ENVIRONMENT: folder } = process.env;

const conditionRaises = 'Every condition reads it; the error is caught, and the score is 0.';

/** Where the built-in vocabulary is right although it differs from what is read, and why. */
const settled: Readonly<Record<string, string>> = {
  'googledrive parameters.args':
    'Each operation that is known reads its own entry; only an empty list of operations reads none.',
  'active_tab_html_parse keys.category':
    'It raises as soon as the tab is found; before that the getter returns nothing or an empty object.',
  'gotoRecreationPage_and_get_html_content keys.selector':
    'The error is caught, and what is returned instead never passes.',
  'gotoRecreationPage_and_get_html_content keys.class':
    'As "selector"; a selector that is not "class" returns an empty object, which any result passes.',
  'info_from_website keys.infos.selector':
    'Every action reads it; the error is caught, and the page is never read.',
  'check_json rules.expect': 'An empty array and an empty object are the same to a loop.',
  'check_json rules.unexpect': 'An empty array and an empty object are the same to a loop.',
  ...Object.fromEntries(
    ['key', 'method', 'ref'].flatMap((name) => [
      [`check_json rules.expect.${name}`, conditionRaises],
      [`check_json rules.unexpect.${name}`, conditionRaises],
    ]),
  ),
  'compare_table options.rules.type': 'Every rule reads it first; only an empty list reads none.',
  'compare_archive options':
    'The options of the comparison of each kind of file, which are passed on to it, are listed there.',
};

test.runIf(folder !== undefined)(
  'the built-in vocabulary agrees with the source of the environment',
  () => {
    const { functions } = toSourceFacts(loadEnvironment(folder ?? '').contracts);
    const kinds = Object.keys(builtInEntries) as FunctionKind[];
    const missing = kinds.flatMap((kind) => {
      const names = new Set(builtInEntries[kind].map(({ name }) => name));
      return [...functions[kind].keys()].filter((name) => !names.has(name));
    });
    expect(missing).toEqual([]);

    const differences = kinds.flatMap((kind) =>
      builtInEntries[kind].flatMap((entry) => {
        const own = functions[kind].get(entry.name) ?? functions[kind].get(entry.equivalent ?? '');
        return own === undefined ? [] : compareFunction(entry, own);
      }),
    );
    const isSettled = ({ place, part, builtIn }: Difference) =>
      Object.hasOwn(settled, place) || (builtIn === 'absent' && Object.hasOwn(settled, part));
    expect(differences.filter((difference) => !isSettled(difference))).toEqual([]);
    const found = new Set(differences.flatMap(({ place, part }) => [place, part]));
    expect(Object.keys(settled).filter((place) => !found.has(place))).toEqual([]);

    const otherTypes = builtInEntries.getter.filter((entry) => {
      const type = functions.getter.get(entry.name)?.returnType;
      return type !== undefined && type !== entry.contract.returnType;
    });
    // Its dictionary has what the metric expects.
    expect(otherTypes.map(({ name }) => name)).toEqual(['gotoRecreationPage_and_get_html_content']);
  },
);

interface Difference {
  /** As in "check_json rules.expect". */
  place: string;
  /** As in "check_json rules". */
  part: string;
  builtIn: string;
  source: string;
}

function compareFunction(
  { name, contract }: VocabularyEntry,
  { parts }: SourceFunction,
): Difference[] {
  return Object.entries(parts).flatMap(([key, { fields, isClosed }]) => {
    const part = `${name} ${key}`;
    const builtIn = (contract as AnyContract)[key as ContractPart] ?? {};
    return compareFields(part, builtIn, fields, isClosed).map((found) => ({ ...found, part }));
  });
}

/** Where other fields may be read too, those that only the vocabulary has are no difference. */
function compareFields(
  path: string,
  builtIn: Fields,
  source: Fields,
  isClosed: boolean,
): Omit<Difference, 'part'>[] {
  const names = new Set([...Object.keys(source), ...(isClosed ? Object.keys(builtIn) : [])]);
  return [...names].flatMap((name) => {
    const place = `${path}.${name}`;
    const [known, read] = [builtIn[name], source[name]];
    const texts = { builtIn: describeField(known), source: describeField(read) };
    const nested =
      known?.fields && read?.fields ? compareFields(place, known.fields, read.fields, true) : [];
    return [...(texts.builtIn === texts.source ? [] : [{ place, ...texts }]), ...nested];
  });
}

function describeField(field: Field | undefined): string {
  if (field === undefined) return 'absent';
  const text = field.required ? 'required' : 'optional';
  return field.default === undefined ? text : `${text}, ${JSON.stringify(field.default)}`;
}
