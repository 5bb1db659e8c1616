import { count } from '#text/figures/plural.ts';
import type { EnvironmentContracts } from '#environment/contracts/contract.ts';

type TaskHandling = EnvironmentContracts['handling'];
type FieldReading = TaskHandling['fields'][string];
type StepField = TaskHandling['stepFields'][number];
type SourceLine = StepField['at'];

/** What an environment does with a task, a line for each fact; none where nothing was read. */
export function formatHandling(handling: TaskHandling): string[] {
  const { fields, fieldsAreComplete, stepFields, replacements, mayReplaceMore, waits } = handling;
  const facts = [
    ...Object.entries(fields).map(([name, field]) => formatField(name, field)),
    ...(fieldsAreComplete ? ['no other field is read'] : []),
    ...stepFields.map(formatStepField),
    ...formatEvaluator(handling.evaluator),
    ...(handling.unknownAction === undefined
      ? []
      : [`an unknown action ${handling.unknownAction === 'fails' ? 'fails' : 'is skipped'}`]),
    ...replacements.map(
      ({ text, within, at }) =>
        `replaces ${text} in ${within === 'commands' ? 'commands' : 'the task'}  ${formatLine(at)}`,
    ),
    ...(mayReplaceMore ? ['not certain: other texts may be replaced'] : []),
    ...waits.map(
      ({ seconds, at }) => `waits ${count(seconds, 'second')} before it judges  ${formatLine(at)}`,
    ),
  ];
  return facts.length === 0 ? [] : ['tasks', ...facts.map((fact) => `  ${fact}`)];
}

function formatField(name: string, { need, standIn, at }: FieldReading): string {
  const words = {
    required: 'required',
    optional: 'optional',
    standIn: `optional; else ${standIn ?? ''}`,
  }[need];
  return `${name}: ${words.replaceAll(/\s+/g, ' ')}  ${formatLine(at)}`;
}

const formatStepField = ({ field, action, at }: StepField): string =>
  `${field} becomes ${action ? `"${action.parameter}" of the step "${action.name}"` : 'steps'}  ${formatLine(at)}`;

function formatEvaluator({
  mayBeArray,
  graders,
  nullOptions,
  nullOptionsInArray,
  expectedNone,
  expectedAbsentInArray,
  judgedByName,
}: TaskHandling['evaluator']): string[] {
  const verbs = { accepted: 'is accepted', fails: 'fails' };
  const names = Object.entries(judgedByName);
  return [
    ...(mayBeArray ? ['"evaluator" may be an array'] : []),
    ...(graders
      ? [`element ${graders.command} of each of its arrays is run  ${formatLine(graders.at)}`]
      : []),
    ...(nullOptions ? [`null as "options" ${verbs[nullOptions]}`] : []),
    ...(nullOptionsInArray ? [`null in an array of "options" ${verbs[nullOptionsInArray]}`] : []),
    ...(expectedNone
      ? [`a metric is called with ${expectedNone} where the reference is None`]
      : []),
    ...(expectedAbsentInArray ? [describeAbsent(expectedAbsentInArray)] : []),
    ...names.map(
      ([name, { by, inArray, at }]) =>
        `"${name}" is judged by the ${by === 'judge' ? 'environment' : 'runner'}, without a metric${inArray ? ', also in an array' : ''}  ${formatLine(at)}`,
    ),
  ];
}

const describeAbsent = (call: 'one argument' | 'two arguments' | 'fails'): string =>
  call === 'fails'
    ? 'null in an array of "expected" fails'
    : `a metric is called with ${call} where its element of "expected" is null`;

const formatLine = ({ file, line }: SourceLine): string =>
  line === undefined ? file : `${file}:${line}`;
