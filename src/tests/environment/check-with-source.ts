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

const usualGetters = `
def get_rule(env, config):
  return config["rules"]

def get_vm_command_line(env, config):
  return env.run(config["command"], config.get("shell", False))

def get_vm_file(env, config):
  return env.fetch(config["path"], config["dest"])

`;

/** The vocabulary of an environment with these functions, and with the usual getters of rules, commands and files. */
function vocabularyOf({ getters = '', metrics = '', actions = '' }: ExampleSource): Vocabulary {
  const contracts = readEnvironment([
    { path: 'desk/evaluators/getters/__init__.py', text: `${usualGetters}${getters}` },
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
