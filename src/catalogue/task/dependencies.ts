import type { Effect } from '#vocabulary/contract/effect.ts';
import type { Provenance } from '#vocabulary/contract/provenance.ts';
import type { Vocabulary } from '#vocabulary/vocabulary.ts';
import { type JsonObject, withoutKeys } from '#text/json/json-value.ts';
import { listEvaluators, listSources, listSteps } from '#format/task-parts.ts';
import type { Source, Step, Task } from '#format/task.ts';
import { findHosts, isOnMachine } from './hosts.ts';
import { collectStrings } from '#text/json/collect-strings.ts';

/** What a task needs from the network, each once, in order of appearance. */
export interface Dependencies {
  /** Platforms at which the environment must have an account. */
  accounts: readonly string[];
  /** Hosts that serve pages the task is about; when those change, so may the verdict. */
  live: readonly string[];
  /** Hosts of files that are put on the machine or used as references. */
  assets: readonly string[];
}

/** The task's own origin, `source`, is not needed to run it. */
export const findDependencies = (task: Task, vocabulary: Vocabulary): Dependencies =>
  findNeeds(
    {
      steps: listSteps(task).flatMap(({ steps }) => steps),
      sources: listEvaluators(task).flatMap(({ evaluation }) => listSources(evaluation)),
    },
    vocabulary,
  );

/** What some steps and sources need. */
export function findNeeds(
  part: { steps?: readonly Step[]; sources?: readonly Source[] },
  vocabulary: Vocabulary,
): Dependencies {
  const steps = (part.steps ?? []).map(({ type, parameters }) => ({
    parameters,
    effect: vocabulary.find('action', type)?.contract.effect,
  }));
  const sources = (part.sources ?? []).map(({ type, fields }) => ({
    fields,
    from: vocabulary.find('getter', type ?? '')?.contract.from,
  }));
  const parts = [...steps.map(splitStep), ...sources.map(splitSource)];
  const assets = findHosts(parts.map(({ files }) => files));
  const live = findHosts(parts.map(({ rest }) => rest)).filter((host) => !isOnMachine(host));
  const accounts = [
    ...steps.flatMap(findService),
    ...sources.flatMap(({ from }) => (from?.kind === 'cloud drive' ? from.service : [])),
  ];
  return { accounts: [...new Set(accounts)], live, assets };
}

interface DescribedStep {
  effect: Effect | undefined;
  parameters: JsonObject;
}

/** The service that a step needs an account of. */
function findService({ effect, parameters }: DescribedStep): string | readonly string[] {
  if (effect?.kind === 'prepare drive') return effect.service;
  const service = effect?.kind === 'log in' ? parameters[effect.service] : undefined;
  return typeof service === 'string' ? service : [];
}

interface Parts {
  files: unknown;
  rest: unknown;
}

function splitStep({ effect, parameters }: DescribedStep): Parts {
  switch (effect?.kind) {
    case 'put files': {
      const { files, path, address } = effect;
      const keys = files === undefined ? [path, address] : [files];
      const known = address === undefined ? [] : keys.flatMap((key) => key ?? []);
      return {
        files: known.map((key) => parameters[key]),
        rest: withoutKeys(parameters, known),
      };
    }
    // A file that is put into a cloud drive comes from elsewhere, like one that is put on the machine.
    case 'prepare drive':
      return { files: parameters, rest: [] };
    // A history only names pages; none of them is opened.
    case 'replace history':
      return { files: [], rest: [] };
    default:
      return { files: [], rest: parameters };
  }
}

interface DescribedSource {
  from: Provenance | undefined;
  fields: JsonObject;
}

function splitSource({ from, fields }: DescribedSource): Parts {
  return from?.kind === 'web file'
    ? { files: collectStrings(fields), rest: [] }
    : { files: [], rest: fields };
}
