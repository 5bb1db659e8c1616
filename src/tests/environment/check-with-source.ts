import { exampleTask } from '#lint/examples/example-task.ts';
import { readEnvironment } from '#environment/contracts/read-environment.ts';
import { toSourceFacts } from '#environment/vocabulary/to-source-facts.ts';
import { exampleView } from '#lint/examples/example-view.ts';
import type { TaskRule } from '#lint/model/rule.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';

/** The code of an environment: its getters, its metrics, and the class of its actions. */
export interface ExampleSource {
  getters?: string;
  metrics?: string;
  actions?: string;
}

const rule = 'def get_rule(env, config):\n  return config["rules"]\n';
const command =
  'def get_vm_command_line(env, config):\n  return env.run(config["command"], config.get("shell", False))\n';

/** The vocabulary of an environment with these functions, the getter of rules and that of commands. */
export function vocabularyOf({
  getters = '',
  metrics = '',
  actions = '',
}: ExampleSource): Vocabulary {
  const contracts = readEnvironment([
    { path: 'desk/evaluators/getters/__init__.py', text: `${rule}${command}${getters}` },
    { path: 'desk/evaluators/metrics/__init__.py', text: metrics },
    { path: 'desk/controllers/setup.py', text: `class SetupController:\n  pass\n${actions}` },
  ]);
  return createVocabulary({}, { source: toSourceFacts(contracts) });
}

/** What a rule reports of a task of this environment, as "warning: message". */
export function listReported<Facts extends object>(
  judge: TaskRule<Facts>,
  fields: object,
  source: ExampleSource,
): string[] {
  const vocabulary = vocabularyOf(source);
  const view = exampleView(exampleTask({ ...fields }), vocabulary);
  return [...judge.check(view, { file: 'a.json', vocabulary })].map(
    (problem) => `${problem.severity ?? judge.severity}: ${judge.message(problem)}`,
  );
}
