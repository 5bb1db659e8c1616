import { downloadStep } from '../examples/example-parts.ts';
import { defineTaskRule } from '../model/rule.ts';
import { commandOf, type SetupStep, setupSteps } from '../facts/setup/setup-steps.ts';

const download = (name: string) =>
  downloadStep(`/home/user/${name}`, `https://files.example.org/${name}`);

export const stepNotRepeated = defineTaskRule({
  code: 'W39',
  name: 'step-not-repeated',
  severity: 'warning',
  consequence: 'fails',
  summary: 'No step is the same as the step before it.',
  why: 'A repeated step does its work twice, or opens a second window. Usually it is a copy that was not adapted, so that a file or a program is missing.',
  howToFix: 'Adapt the second step to the file or program that it was meant for, or delete it.',
  concerns: ['action'],
  examples: {
    good: [{ config: [download('letter.docx'), download('report.docx')] }],
    bad: [{ config: [download('letter.docx'), download('letter.docx')] }],
  },

  message: ({ type }: { type: string }) =>
    `this "${type}" step is the same as the one before it; change or remove it`,

  *check(task) {
    let previous: SetupStep | undefined;
    for (const step of setupSteps(task)) {
      if (previous !== undefined && isRepeated(step, previous)) {
        yield { at: step.at, type: step.type };
      }
      previous = step;
    }
  },
});

function isRepeated(step: SetupStep, previous: SetupStep): boolean {
  const { field, type, parameters } = step;
  if (type === '' || type !== previous.type || field !== previous.field || mayRepeat(step)) {
    return false;
  }
  return JSON.stringify(parameters) === JSON.stringify(previous.parameters);
}

/** Waiting goes on, and keys may be pressed as often as needed. */
const mayRepeat = (step: SetupStep) =>
  step.effect?.kind === 'wait' || /pyautogui|xdotool|ydotool|sendkeys/i.test(commandOf(step));
