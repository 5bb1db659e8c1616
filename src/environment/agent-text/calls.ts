import { type AstNode, fieldText, isAstNode, nodesOf } from '#python/abstract/ast-node.ts';
import { variablesIn, writeTo } from './assign.ts';
import {
  argumentTraces,
  type CallArguments,
  type Frame,
  recordUse,
  writeInto,
} from './model/frame.ts';
import { findAsked, isNamedAsAsking, showsImage } from './known-calls/model-calls.ts';
import { findMember } from './members.ts';
import { callOutside } from './outside-calls.ts';
import { findSink } from './known-calls/sinks.ts';
import { isOfAgent, toFile, type Traces } from './model/traces.ts';
import { mix, nothing, type Value } from './model/value.ts';

/** What a call returns; what it does with an agent's work is noted. */
export function evaluateCall(node: AstNode, frame: Frame): Value {
  const { func } = node;
  const member = isAstNode(func) && func.kind === 'Attribute' ? func : undefined;
  const method = fieldText(member?.attr);
  const object = member && frame.context.evaluate(member.value, frame);
  const called = object ? findMember(object, method, frame) : frame.context.evaluate(func, frame);
  const args = readArguments(node, frame);
  const followed = frame.context.follow(called, args, frame);
  if (followed) return followed;
  const path = called.meaning?.kind === 'outside' ? called.meaning.path : '?';
  noteUses(node, path, args, object, frame);
  followHandedOn(args, frame);
  if (member) writeByMethod(member, method, args, frame);
  writeByFunction(path, args, frame);
  return callOutside({ path, method, object, args }, frame);
}

function readArguments(node: AstNode, frame: Frame): CallArguments {
  const positional: Value[] = [];
  const named = new Map<string, Value>();
  const variables: string[][] = [];
  let spread = nothing;
  for (const argument of nodesOf(node.args)) {
    const value = frame.context.evaluate(argument, frame);
    if (argument.kind !== 'Starred') {
      positional.push(value);
      variables.push(variablesIn(argument));
    } else if (value.elements) positional.push(...value.elements);
    else spread = mix([spread, value]);
  }
  for (const keyword of nodesOf(node.keywords)) {
    const value = frame.context.evaluate(keyword.value, frame);
    const name = fieldText(keyword.arg);
    if (name === '') spread = mix([spread, value]);
    else named.set(name, value);
  }
  return { positional, named, spread, variables };
}

function noteUses(
  node: AstNode,
  path: string,
  args: CallArguments,
  object: Value | undefined,
  frame: Frame,
): void {
  const sink = findSink(path, args, object);
  if (sink) {
    if (sink.call === 'eval' && visitsSyntax.test(frame.text)) return;
    const { traces, ...use } = sink;
    const isByName = use.isByName ?? (use.does === 'unpacks' && zipNames.test(frame.text));
    recordUse(frame, node, traces, { ...use, ...(isByName && { isByName }) });
    return;
  }
  const isNamed = isNamedAsAsking(path) && !path.endsWith(')');
  const asked = findAsked(path, args) ?? (isNamed ? argumentTraces(args) : undefined);
  if (asked === undefined) return;
  recordUse(frame, node, asked, {
    does: 'asks',
    call: path.replace(/^\?\./, '').replaceAll('()', ''),
    isText: true,
    ...(showsImage(frame.text) && { isImage: true }),
    ...(isNamed && { isUnsure: true }),
  });
}

/** Where the name of a file says whether it is unpacked as ZIP. */
const zipNames = /["']\.zip["']|is_zipfile|is_tarfile/;

/** `for node in ast.walk(tree): if not isinstance(node, allowed): raise ValueError` */
const visitsSyntax = /\bast\.walk\b[^]*\bisinstance\b|\.visit\(/;

/** A function that is handed to another one may be called with what is handed to it too. */
function followHandedOn(args: CallArguments, frame: Frame): void {
  const values = [...args.positional, ...args.named.values()];
  for (const value of values) {
    if (!value.meaning || !/^(?:local|function)$/.test(value.meaning.kind)) continue;
    const others = values.filter((other) => other !== value);
    frame.context.follow(value, { ...args, positional: others, variables: [] }, frame);
  }
}

const adding =
  /^(?:append|extend|insert|add|update|setdefault|put|write|writelines|writestr|write_text|write_bytes|appendleft|push)$/;

/** `a.append(b)` and `file.write(b)`. */
function writeByMethod(member: AstNode, method: string, args: CallArguments, frame: Frame): void {
  const traces = argumentTraces(args);
  if (!adding.test(method) || !isOfAgent(traces)) return;
  const { value } = member;
  const isFile = isAstNode(value) && value.kind === 'Call';
  for (const name of variablesIn(value)) {
    if (isFile || method.startsWith('write_')) writeInto(frame, name, toFile(traces));
    else writeTo(name, { traces }, frame);
  }
}

const copying =
  /(?:^|\.)(?:copy\w*|move|dump|extract\w*|unpack\w*|save\w*|imwrite|urlretrieve|download\w*|write\w*)$/;

/** `shutil.copy(a, b)`, `json.dump(a, file)`, `archive.extractall(folder)`. */
function writeByFunction(path: string, args: CallArguments, frame: Frame): void {
  if (!copying.test(path) || path.startsWith('copy.')) return;
  const traces: Traces = argumentTraces(args);
  if (!isOfAgent(traces)) return;
  for (const names of args.variables)
    for (const name of names) writeTo(name, { traces: toFile(traces) }, frame);
}
