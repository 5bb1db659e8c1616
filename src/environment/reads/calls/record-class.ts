import type { PythonModule } from '../../modules/python-module.ts';
import { resolveDotted } from '../../modules/resolve-dotted.ts';
import type { NameResolver } from '../../modules/resolve-names.ts';
import { callArguments } from '../../python/call-arguments.ts';
import { methodsOf } from '../../python/class-methods.ts';
import {
  definedName,
  findChild,
  statementsOf,
  type SyntaxNode,
  writtenText,
} from '../../python/syntax-node.ts';
import { release, type Site } from '../model/frame.ts';
import { readIndex, readKey } from '../model/read-key.ts';
import { type ClassSource, placeValue, textsValue, type Value } from '../model/value.ts';

/** A field of a dataclass or of a model. */
interface RecordField {
  name: string;
  /** Whether an object can be made without it. */
  isOptional: boolean;
  /** As written, where the source shows it. */
  default?: string;
}

/** Reads what `Options(**config)` takes of `config`, and says whether the class shows it. */
export function readRecord(made: ClassSource, object: Value, site: Site): boolean {
  const { node, frame } = site;
  const fields = listFields(made, frame.resolver);
  if (!fields || fields.length === 0) return false;
  for (const { name, isOptional, default: written } of fields) {
    if (!isOptional) readIndex(object, textsValue(name), site);
    for (const place of object.places) {
      const read = { how: 'get' as const, ...(written !== undefined && { default: written }) };
      const child = isOptional ? readKey(place, name, read, node, frame) : place.keys.get(name);
      if (child) release(placeValue(child), 'stored in another object', node, frame);
    }
  }
  return true;
}

const mostDepth = 5;

/** Classes that add no fields of their own and take nothing but fields. */
const plainBases = /^(?:(?:pydantic\.)?BaseModel|(?:msgspec\.)?Struct|object)$/;

/** The fields of a class whose objects are made of its fields alone; undefined for any other class. */
function listFields(
  { module, definition }: ClassSource,
  resolver: NameResolver,
  depth = 0,
): RecordField[] | undefined {
  const { text } = module.source;
  if (depth > mostDepth || changesArguments(definition, text)) return undefined;
  const fields = new Map<string, RecordField>();
  const list = findChild(definition, 'ArgList');
  for (const { value, name } of list ? callArguments(list, text) : []) {
    const base = writtenText(value, text);
    if (name !== undefined) return undefined;
    if (plainBases.test(base)) continue;
    const resolved = resolveDotted(resolver, module, base);
    const inherited =
      resolved?.kind === 'class' ? listFields(resolved, resolver, depth + 1) : undefined;
    if (!inherited) return undefined;
    for (const field of inherited) fields.set(field.name, field);
  }
  const body = findChild(definition, 'Body');
  for (const statement of body ? statementsOf(body) : []) {
    const field = toField(statement, module);
    if (field === 'unclear') return undefined;
    if (field) fields.set(field.name, field);
  }
  return [...fields.values()];
}

/** Methods that are called with the arguments before the fields are set. */
function changesArguments(definition: SyntaxNode, text: string): boolean {
  return methodsOf(definition).some(
    (method) =>
      /^(?:__init__|__new__|model_validate|parse_obj)$/.test(
        definedName(method.definition, text),
      ) ||
      method.decorators.some((node) =>
        /model_validator|root_validator/.test(writtenText(node, text)),
      ),
  );
}

function toField(
  { name, children }: SyntaxNode,
  { source: { text } }: PythonModule,
): RecordField | 'unclear' | undefined {
  const [target, type] = children;
  // Such as the `Config` of a model.
  if (name === 'ClassDefinition') return 'unclear';
  if (name !== 'AssignStatement' || target?.name !== 'VariableName') return undefined;
  const own = writtenText(target, text);
  if (own === 'model_config') return 'unclear';
  if (type?.name !== 'TypeDef' || /\bClassVar\b/.test(writtenText(type, text))) return undefined;
  const value = children.length > 2 ? children.at(-1) : undefined;
  if (!value) return { name: own, isOptional: false };
  const [called] = value.children;
  const isCall = value.name === 'CallExpression' && called;
  if (!isCall || !/^(?:\w+\.)?[Ff]ield$/.test(writtenText(called, text)))
    return { name: own, isOptional: true, default: writtenText(value, text) };
  return toDeclaredField(own, value, text);
}

/** `path: str = Field("a", description="…")` */
function toDeclaredField(name: string, call: SyntaxNode, text: string): RecordField | 'unclear' {
  const list = findChild(call, 'ArgList');
  const given = list ? callArguments(list, text) : [];
  if (given.some((argument) => /alias|^init$/.test(argument.name ?? ''))) return 'unclear';
  const spare =
    given.find((argument) => argument.name === 'default') ??
    given.find((argument) => argument.name === undefined);
  const written = spare && writtenText(spare.value, text);
  const isMade = given.some((argument) => argument.name === 'default_factory');
  if (written === undefined || written === '...') return { name, isOptional: isMade };
  return { name, isOptional: true, default: written };
}
