import type { Step } from '#format/task.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { toFileName } from '#text/file-name.ts';
import type { RichText } from '#text/rich-text.ts';
import { createMachine, type Machine, type OpenApp } from './start-machine.ts';
import { applyStep } from './start-changes.ts';

/** The state of the machine after the setup steps, as a list of facts. */
export interface StartState {
  facts: readonly StartFact[];
  /** Steps that may change more than the facts say, counted from 1. */
  unread: readonly number[];
}

/** One fact of the machine when the agent starts. */
type StartFact =
  | { label: string; kind: 'phrases'; items: readonly RichText[] }
  | { label: string; kind: 'addresses'; items: readonly string[] };

/** Describes the machine after the steps, as far as the task file says. */
export function describeStart(steps: readonly Step[], vocabulary: Vocabulary): StartState {
  const machine = createMachine();
  const unread: number[] = [];
  steps.forEach((step, index) => {
    if (applyStep(machine, step, vocabulary) === 'read') return;
    unread.push(index + 1);
    machine.isUnclear = true;
  });
  const facts = [
    phrases('Open apps', machine.apps.map(describeApp)),
    phrases('In front', machine.front === undefined ? [] : [machine.front]),
    addresses('Open pages', machine.pages),
    phrases('Files put in place', [...describePaths(machine.files), ...describeUnpacked(machine)]),
    phrases('Folders created', describePaths(machine.folders)),
    phrases('Deleted', describePaths(listAbsent(machine))),
    phrases('Ports', describePorts(machine)),
    phrases('Also', machine.others),
  ];
  return { facts: facts.filter(({ items }) => items.length > 0), unread };
}

function describeApp({ label, program, shows }: OpenApp): RichText {
  const file: RichText = shows === undefined ? [] : [{ code: shows }];
  if (label === undefined && program === undefined) return [...file, ' in its default program'];
  const name: RichText = [
    label ?? '',
    label === undefined || program === undefined ? '' : ' ',
    ...(program === undefined ? [] : [{ code: program }]),
  ];
  return [...name, shows === undefined ? '' : ' with ', ...file];
}

const describePaths = (paths: ReadonlySet<string>) =>
  [...paths].map((path): RichText => [{ code: path }]);

/** What was deleted and not made again later. */
const listAbsent = ({ deleted, files, folders }: Machine): ReadonlySet<string> =>
  new Set([...deleted].filter((path) => !files.has(path) && !folders.has(path)));

function describeUnpacked({ unpacked }: Machine): RichText[] {
  return unpacked.map(({ archive, into }) => [
    'the content of ',
    { code: toFileName(archive) },
    ...(into === undefined ? [] : [' in ', { code: into }]),
  ]);
}

function describePorts({ apps, forwarders }: Machine): RichText[] {
  const ports = apps.flatMap(({ debugPort }) => debugPort ?? []);
  return [
    ...forwarders.map(({ from, to }): RichText =>
      ports.includes(to)
        ? ['the browser can be read from outside through port ', { code: from }]
        : ['port ', { code: from }, ' is forwarded to port ', { code: to }],
    ),
    ...ports
      .filter((port) => !forwarders.some(({ to }) => to === port))
      .map((port): RichText => [
        'the browser can be read on the machine through port ',
        { code: port },
      ]),
  ];
}

const phrases = (label: string, items: readonly RichText[]): StartFact => ({
  label,
  kind: 'phrases',
  items,
});

const addresses = (label: string, items: readonly string[]): StartFact => ({
  label,
  kind: 'addresses',
  items,
});
