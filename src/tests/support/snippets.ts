import { DomUtils, parseDocument } from 'htmlparser2';
import { exampleTask } from '#lint/examples/example-task.ts';
import { isObject, type JsonObject } from '#text/json/json-value.ts';

/** JSON that a page offers to copy, and what the page says it is. */
export interface Snippet {
  /** "action", "getter", "metric", "task", or the place of a field in the format's reference. */
  kind: string;
  text: string;
}

/** The snippets of a page. */
export function findSnippets(html: string): Snippet[] {
  const blocks = DomUtils.findAll(
    (element) => element.attribs.class?.split(' ').includes('snippet') ?? false,
    parseDocument(html).children,
  );
  return blocks.map((block) => ({
    kind: block.attribs['data-kind'] ?? '',
    text: DomUtils.textContent(block).trim(),
  }));
}

/** A whole task around a snippet, otherwise without fault. */
export function toTask({ kind, text }: Snippet, id: string): JsonObject {
  if (kind === 'action') return aroundAction(JSON.parse(text) as Action, id);
  if (kind === 'getter') return aroundGetter(JSON.parse(text) as JsonObject, id);
  if (kind === 'metric') return taskWith(id, { evaluator: JSON.parse(text) });
  if (kind === 'task') return { ...(JSON.parse(text) as JsonObject), id };
  return aroundField(kind, JSON.parse(`{${text}}`) as JsonObject, id);
}

interface Action extends JsonObject {
  parameters: JsonObject;
}

/** The instruction announces the window that an action names. */
function aroundAction(action: Action, id: string): JsonObject {
  const { window_name: window = 'the desktop' } = action.parameters;
  return taskWith(id, { instruction: `Look at ${String(window)}.`, config: [action] });
}

/** A file of the cache must have been written by a step, and rules are no result. */
function aroundGetter(source: JsonObject, id: string): JsonObject {
  const parameters = { command: ['wmctrl', '-l'], stdout: source.path };
  const config = source.type === 'cache_file' ? [{ type: 'execute', parameters }] : [];
  const side = Object.hasOwn(source, 'rules') ? 'expected' : 'result';
  return taskWith(id, { config, evaluator: judge({ [side]: source }) });
}

/** An example of the format's reference, such as `"conj": "or"`, in its place. */
function aroundField(anchor: string, field: JsonObject, id: string): JsonObject {
  const [section = '', name] = anchor.split('-');
  // The instruction announces any window that an action names.
  const instruction = JSON.stringify(field);
  if (name === undefined)
    return taskWith(id, { instruction, ...field, ...('id' in field ? { id } : {}) });
  if (section === 'evaluator') return taskWith(id, { evaluator: judge(toLists(field)) });
  if (section === 'source') {
    const isList = name === 'multi' || name === 'gives';
    return taskWith(id, {
      evaluator: judge({ result: { ...(isList ? results : result), ...field } }),
    });
  }
  const files = [{ url: 'https://files.example.org/a.txt', path: '/home/user/a.txt' }];
  if (name === 'type') return taskWith(id, { config: [{ parameters: { files }, ...field }] });
  if (section === 'action') return taskWith(id, { config: [{ type: 'open', ...field }] });
  const parameters = { ...required[section], ...field };
  return taskWith(id, { config: [{ type: section, parameters }] });
}

/** What a described action needs beside the parameter that is shown. */
const required: Readonly<Record<string, object>> = {
  launch: { command: ['true'] },
  execute: { command: ['true'] },
  activate_window: { window_name: 'Files' },
};

/** Beside an array of the evaluator, all others are as long. */
function toLists(field: JsonObject): JsonObject {
  const list = Object.values(field).find((value) => Array.isArray(value));
  if (!list) return field;
  return {
    func: list.map(() => 'compare_docx_files'),
    result: list.map((_, index) => ({ ...result, dest: `${index}.docx` })),
    expected: list.map((_, index) => ({
      ...expected,
      path: `${expected.path}?${index}`,
      dest: `${index}_reference.docx`,
    })),
    ...field,
  };
}

const result = { type: 'vm_file', path: '/home/user/Documents/report.docx', dest: 'report.docx' };
const results = {
  type: 'vm_file',
  path: ['/home/user/a.docx', '/home/user/b.docx'],
  dest: ['a.docx', 'b.docx'],
  multi: true,
  gives: [0, 1],
};
const expected = {
  type: 'cloud_file',
  path: 'https://files.example.org/reference.docx',
  dest: 'reference.docx',
};

const judge = (part: JsonObject): JsonObject => ({
  func: 'compare_docx_files',
  result,
  expected,
  ...part,
});

function taskWith(id: string, part: JsonObject): JsonObject {
  const task = exampleTask({ id, evaluator: judge({}), ...part });
  if (!isObject(task)) throw new Error('an example task is not an object');
  return task;
}

/**
 * What `dataset.json` says where parts of tasks are checked: each is in a task that is not about
 * it, so rules that compare a part with the rest do not apply.
 */
export const partsAlone = {
  check: {
    severity: {
      W17: 'off',
      W24: 'off',
      W32: 'off',
      W46: 'off',
      W71: 'off',
      W72: 'off',
      D05: 'off',
      D07: 'off',
      D08: 'off',
    },
  },
};
