import type { PublishedClass, ShortcutClass } from './shortcut-classes.ts';

interface ShortcutKindMeta {
  class: ShortcutClass;
  published?: PublishedClass;
  /** What removes it, as an order to an author: one change, which may concern many tasks. */
  remedy: string;
}

const keepPrivate = 'keep references at addresses that the machine cannot reach';
const demandContent = 'check the contents of what the instruction asks for';
const judgeOutside =
  'judge with files that are put on the machine after the agent, or outside of it';
const readSafely = "do not execute or unpack what the agent wrote in the judge's process";

/** Every kind of shortcut, by name. Kinds of a class with the same remedy differ in their evidence. */
export const shortcutKinds = {
  'public reference': { class: 'reference-in-reach', published: 'V2', remedy: keepPrivate },
  'public reference beside an input': {
    class: 'reference-in-reach',
    published: 'V2',
    remedy: keepPrivate,
  },
  'reference on the machine': {
    class: 'reference-in-reach',
    published: 'V2',
    remedy: 'put references on the machine after the agent, or nowhere',
  },
  'reference in the instruction': {
    class: 'reference-in-reach',
    published: 'V2',
    remedy: 'leave the place of the reference out of the instruction',
  },
  'empty output passes': {
    class: 'nothing-asked',
    published: 'V6',
    remedy: 'require something that only the finished work has',
  },
  'absent file passes': {
    class: 'nothing-asked',
    published: 'V6',
    remedy: 'require something that only the finished work has',
  },
  'any file passes': { class: 'nothing-asked', published: 'V6', remedy: demandContent },
  'unchanged input passes': { class: 'nothing-asked', published: 'V6', remedy: demandContent },
  'nothing is compared': {
    class: 'nothing-asked',
    published: 'V6',
    remedy: 'require something that only the finished work has',
  },
  'short text passes': {
    class: 'nothing-asked',
    published: 'V5',
    remedy: 'compare the whole text, or with the words around it',
  },
  'shown anyway': {
    class: 'nothing-asked',
    published: 'V5',
    remedy: 'compare the whole text, or with the words around it',
  },
  'made by setup': {
    class: 'already-so',
    published: 'V6',
    remedy: 'check what is different before and after the work',
  },
  'default of the machine': {
    class: 'already-so',
    published: 'V6',
    remedy: 'let setup change the setting that the agent is to restore',
  },
  'status file': {
    class: 'agents-word',
    published: 'V7',
    remedy: 'check the effect of the work, and not a report of it',
  },
  'typed text': {
    class: 'agents-word',
    published: 'V7',
    remedy: 'check the effect of the work, and not a report of it',
  },
  'own program': {
    class: 'agents-word',
    published: 'V7',
    remedy: "compare what the agent's program prints for inputs that it does not know",
  },
  'judging program': { class: 'hand-on-the-judge', published: 'V1', remedy: judgeOutside },
  'shadowed module': {
    class: 'hand-on-the-judge',
    published: 'V1',
    remedy: 'run judging programs in a folder that the agent cannot write, or with "python3 -I"',
  },
  'reference read from the machine': {
    class: 'hand-on-the-judge',
    published: 'V1',
    remedy: judgeOutside,
  },
  'password given': {
    class: 'hand-on-the-judge',
    published: 'V8',
    remedy: 'give no administrator rights that the task does not need',
  },
  'text is evaluated': { class: 'unsafe-judge', published: 'V3', remedy: readSafely },
  'text is run in a shell': { class: 'unsafe-judge', published: 'V3', remedy: readSafely },
  'program is imported': { class: 'unsafe-judge', published: 'V3', remedy: readSafely },
  'objects are restored': { class: 'unsafe-judge', published: 'V3', remedy: readSafely },
  'archive is unpacked': { class: 'unsafe-judge', published: 'V3', remedy: readSafely },
  'model reads the result': {
    class: 'judged-by-model',
    published: 'V4',
    remedy: "fence the agent's text in the prompt of the judging model",
  },
  infeasible: {
    class: 'giving-up-passes',
    published: 'V6',
    remedy: 'count infeasible tasks apart from the others',
  },
  'alternative always passes': {
    class: 'giving-up-passes',
    published: 'V6',
    remedy: 'require something in every alternative',
  },
} as const satisfies Readonly<Record<string, ShortcutKindMeta>>;

export type ShortcutKind = keyof typeof shortcutKinds;

/** The class of the published list that a kind belongs to, if any does. */
export const findPublished = (kind: ShortcutKind): PublishedClass | undefined => {
  const { published }: ShortcutKindMeta = shortcutKinds[kind];
  return published;
};
