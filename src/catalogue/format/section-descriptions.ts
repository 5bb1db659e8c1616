import type { ReferenceSection } from '#format/reference.ts';

/** What introduces a section of the format's reference. */
export interface SectionDescription {
  slug: string;
  title: string;
  /** Paragraphs in plain text. */
  text: readonly string[];
}

/** By section, in the order of the schema. */
export const sectionDescriptions: Readonly<Record<ReferenceSection['name'], SectionDescription>> = {
  task: {
    slug: 'top-level-fields',
    title: 'The task',
    text: [
      'A task is one JSON object. The environment reads its config to prepare the machine, lets the agent act on the instruction, and then runs the evaluator.',
    ],
  },
  action: {
    slug: 'actions',
    title: 'A step',
    text: [
      'A step is an element of config, which prepares the machine, or of postconfig, which runs after the agent and before the evaluation. It names an action and the parameters of that action.',
    ],
  },
  parameters: {
    slug: 'action-parameters-by-type',
    title: 'Parameters of five actions',
    text: [
      'The format document describes five types of action with what they take. The page of an action lists everything that is known about it.',
    ],
  },
  evaluator: {
    slug: 'evaluator-fields',
    title: 'The evaluator',
    text: [
      'The evaluator names one or more metrics, what each receives, and how their verdicts combine.',
    ],
  },
  source: {
    slug: 'sources',
    title: 'A source',
    text: [
      'A source is an object in result or expected that says what a getter fetches for a metric. All keys but the type belong to the getter; its page lists them.',
    ],
  },
};
