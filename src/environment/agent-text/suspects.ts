import { methodsOf } from '#python/class-methods.ts';
import { definedName, type SyntaxNode } from '#python/syntax-node.ts';
import type { PythonModule } from '../modules/python-module.ts';

/** The words of calls that are looked for, as the source writes them somewhere. */
const words =
  /\b(?:subprocess|create_subprocess_\w+|popen|pickle|dill|cloudpickle|joblib|jsonpickle|marshal|shelve|tarfile|unpack_archive|importlib|import_module|__import__|runpy|exec_module|jinja2|mako|numexpr|sympify|parse_expr|litellm|ollama|chat\.completions|completions\.create|responses\.create|messages\.create|generate_?content(?:_\w+)?|generateContent|invoke_model|converse|chat\/completions|v1\/messages|allow_pickle|from_string|getoutput|getstatusoutput|pexpect)\b|\b(?:eval|exec)\s*\(|[=(,:[]\s*(?:eval|exec)\b|os\.system|\bimport system\b|torch\.load|yaml\.(?:unsafe_|full_)?load|read_pickle|\.(?:query|eval|namelist|infolist)\(|(?:^|[\W_])(?:llm|vlm|gpt|claude|gemini)(?:[\W_]|$)|\b(?:model|messages|prompt)\s*=|["'](?:messages|contents|prompt)["']\s*[:\]]/i;

/** Aliases of imports are followed by their names; more rounds than any source needs. */
const mostRounds = 20;

interface Named {
  name: string;
  text: string;
}

/**
 * Whether a function may do what is looked for, by its words and by the names that it uses, so that
 * most functions need not be followed.
 */
export function createSuspects(
  modules: Iterable<PythonModule>,
): (definition: SyntaxNode, module: PythonModule) => boolean {
  let names: RegExp | undefined;
  const known = new Map<SyntaxNode, boolean>();
  return (definition, module) => {
    names ??= listSuspects([...modules].flatMap(listNamed));
    const text = module.source.text.slice(definition.from, definition.to);
    const isSuspect = known.get(definition) ?? (words.test(text) || names.test(text));
    known.set(definition, isSuspect);
    return isSuspect;
  };
}

/** The names of what has the words, or uses such a name. */
function listSuspects(named: readonly Named[]): RegExp {
  const suspects = new Set<string>();
  let ahead = named;
  let pattern = words;
  for (let round = 0; round < mostRounds; round++) {
    const added = new Set<string>();
    const others: Named[] = [];
    for (const one of ahead) {
      if (pattern.test(one.text)) added.add(one.name);
      else others.push(one);
    }
    for (const name of suspects) added.delete(name);
    if (added.size === 0) break;
    for (const name of added) suspects.add(name);
    pattern = toPattern(added);
    ahead = others;
  }
  return toPattern(suspects);
}

const toPattern = (names: ReadonlySet<string>): RegExp =>
  names.size === 0 ? /(?!)/ : new RegExp(`(?<!\\w)(?:${[...names].join('|')})(?!\\w)`);

/** What modules and classes define. */
function listNamed({ names, source: { text } }: PythonModule): Named[] {
  const textOf = ({ from, to }: SyntaxNode) => text.slice(from, to);
  return [...names].flatMap(([name, binding]): Named[] => {
    switch (binding.kind) {
      case 'function':
        return [{ name, text: textOf(binding.definition) }];
      case 'class':
        return [
          { name, text: textOf(binding.definition) },
          ...methodsOf(binding.definition).map(({ definition }) => ({
            name: definedName(definition, text),
            text: textOf(definition),
          })),
        ];
      case 'import':
        return [{ name, text: [...binding.from.parts, binding.name ?? ''].join('.') }];
      case 'value':
        return [{ name, text: textOf(binding.value) }];
    }
  });
}
