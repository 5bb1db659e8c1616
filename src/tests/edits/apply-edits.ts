import type { Edit, ValueEdit } from './task-edits.ts';

/** The bytes of a task file after some edits of it. */
export function applyEdits(text: string, edits: readonly Edit[]): Uint8Array {
  const isDeep = edits.some((edit) => edit.kind === 'nest' && edit.depth > 100);
  const indent = isDeep ? 0 : edits.length % 3;
  const value = editJson(JSON.parse(text), edits);
  const written = JSON.stringify(value, null, indent) as string | undefined;
  const edited = edits.reduce(editText, written ?? '');
  return edits.reduce(editBytes, new TextEncoder().encode(edited));
}

/** A JSON value after some edits; undefined when it was removed. Other edits than those of values are passed over. */
export function editJson(value: unknown, edits: readonly Edit[]): unknown {
  const root: Container = { task: structuredClone(value) };
  // What is nested deep cannot be copied, so that comes last.
  const byDepth = [
    ...edits.filter(({ kind }) => kind !== 'nest'),
    ...edits.filter(({ kind }) => kind === 'nest'),
  ];
  for (const edit of byDepth) {
    if ('place' in edit && 'task' in root) editValue(root, edit);
  }
  return root.task;
}

type Container = Record<string, unknown>;

function editValue(root: Container, edit: ValueEdit): void {
  const places = listPlaces(root);
  const { parent, key } = pick(places, edit.place);
  const value = parent[key];

  switch (edit.kind) {
    case 'replace':
      set(parent, key, structuredClone(edit.value));
      break;
    case 'remove':
      remove(parent, key);
      break;
    case 'rename':
      if (parent === root || Array.isArray(parent)) break;
      remove(parent, key);
      set(parent, edit.name, value);
      break;
    case 'add':
      if (Array.isArray(value)) value.push(structuredClone(edit.value));
      else if (isContainer(value)) set(value, edit.name, structuredClone(edit.value));
      break;
    case 'copy':
    case 'swap': {
      const other = pick(places, edit.other);
      const copy = structuredClone(other.parent[other.key]);
      if (edit.kind === 'swap') set(other.parent, other.key, structuredClone(value));
      set(parent, key, copy);
      break;
    }
    case 'nest':
      set(parent, key, nest(value, edit.depth, edit.name));
      break;
    case 'insert':
      if (typeof value !== 'string') break;
      set(parent, key, splice(value, edit.offset, 0, edit.text.repeat(edit.times)));
      break;
    case 'multiply':
      multiply(parent, key, edit.times);
      if (isContainer(value))
        for (const name of Object.keys(value)) multiply(value, name, edit.times);
  }
}

function editText(text: string, edit: Edit): string {
  switch (edit.kind) {
    case 'cut':
      return text.slice(0, edit.offset % (text.length + 1));
    case 'overwrite':
      return splice(text, edit.offset, edit.length, edit.text);
    case 'double-key': {
      const start = text.indexOf('{', edit.offset % (text.length + 1));
      const twice = `${JSON.stringify(edit.name)}:1,`.repeat(2);
      return start === -1 ? text : splice(text, start + 1, 0, twice);
    }
    case 'huge-number': {
      const from = edit.offset % (text.length + 1);
      return (
        text.slice(0, from) + text.slice(from).replace(/([:[,]\s*)[\d"tfn][^,\]}]*/, '$11e999')
      );
    }
    default:
      return text;
  }
}

function editBytes(bytes: Uint8Array, edit: Edit): Uint8Array {
  switch (edit.kind) {
    case 'flip': {
      const at = edit.offset % Math.max(1, bytes.length);
      return bytes.map((byte, index) => (index === at ? byte ^ edit.bits : byte));
    }
    case 'mark':
      return Uint8Array.from([0xef, 0xbb, 0xbf, ...bytes]);
    case 'utf-16':
      return Buffer.from(`\uFEFF${new TextDecoder().decode(bytes)}`, 'utf16le');
    default:
      return bytes;
  }
}

interface Place {
  parent: Container;
  key: string;
}

/** Every value with the one around it; without recursion, which deep files make slow. */
function listPlaces(root: Container): Place[] {
  const places: Place[] = Object.keys(root).map((key) => ({ parent: root, key }));
  for (const { parent, key } of places) {
    const value = parent[key];
    if (!isContainer(value)) continue;
    for (const name of Object.keys(value)) places.push({ parent: value, key: name });
  }
  return places;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** An assignment would give an object named `__proto__` away as the prototype. */
function set(parent: Container, key: string, value: unknown): void {
  Object.defineProperty(parent, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  });
}

function remove(parent: Container, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

function multiply(parent: Container, key: string, times: number): void {
  const list: unknown = parent[key];
  if (!Array.isArray(list) || list.length > 10) return;
  const entries = Array.from({ length: times }, () => list as unknown[]).flat();
  set(parent, key, entries);
}

function nest(value: unknown, depth: number, name: string): unknown {
  let nested = value;
  for (let level = 0; level < depth; level++) nested = level % 2 ? [nested] : { [name]: nested };
  return nested;
}

function splice(text: string, offset: number, length: number, inserted: string): string {
  const at = offset % (text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at + length);
}

function pick<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error('there is nothing to pick');
  return entry;
}
