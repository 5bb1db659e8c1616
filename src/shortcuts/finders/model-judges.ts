import { checkViews } from '#lint/facts/checks/check-views.ts';
import { isObject } from '#text/json/json-value.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import type { Finder } from './finder.ts';

/** Metrics and getters of which nothing is known but a name and keys that only a model reads. */
export const findModelJudges: Finder = function* (task) {
  for (const { metric, at, result, expected, options } of checkViews(task)) {
    const sides = [result, expected].flatMap((side) =>
      isObject(side?.value) ? [{ ...side, value: side.value }] : [],
    );
    const isJudge =
      namesModel.test(metric) &&
      isUndescribed(task.vocabulary.find('metric', metric)) &&
      [options?.value, ...sides.map(({ value }) => value)].some(hasPrompt);
    if (isJudge) {
      yield toFact(`the metric "${metric}"`, at);
      continue;
    }
    for (const { value, at: place } of sides) {
      const { type } = value;
      const isAsking =
        typeof type === 'string' &&
        namesModel.test(type) &&
        isUndescribed(task.vocabulary.find('getter', type)) &&
        hasPrompt(value);
      if (isAsking) yield toFact(`the getter "${type}"`, place);
    }
  }
};

const toFact = (subject: string, at: readonly (string | number)[]) => ({
  ...({ kind: 'model reads the result', certainty: 'likely' } as const),
  at,
  message: `${subject} judges by a model, as its name and its prompt say, and the agent's text is part of what that reads`,
});

/** Words of names, between underscores. */
const namesModel = /(?:^|_)(?:m?llm|vlm|gpt\w*|claude|gemini|rubrics?|(?:ai|model)_judge)(?:_|$)/i;

const isUndescribed = (entry: VocabularyEntry | undefined): boolean =>
  isOwnFunction(entry) && (entry?.source === undefined || entry.source.unread !== undefined);

const promptKeys = /^(?:\w+_)?(?:prompt|rubrics?|criteri(?:a|on)|model)(?:_\w+)?$/i;

/** Whether an object, or its rules, have what a model is asked. */
function hasPrompt(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      (promptKeys.test(key) && (typeof inner === 'string' || Array.isArray(inner))) ||
      (key === 'rules' && hasPrompt(inner)),
  );
}
