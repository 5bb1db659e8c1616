import { checkViews } from '#lint/facts/checks/check-views.ts';
import { getterContractOf } from '#lint/facts/checks/getter-contract.ts';
import { isInitiallyThere } from '#lint/facts/files/initial-files.ts';
import { isNothing } from '#lint/facts/placed-value.ts';
import { toFileName } from '#text/file-name.ts';
import { isObject } from '#text/json/json-value.ts';
import { isOwnFunction } from '#vocabulary/own-description.ts';
import { inputReferences } from '#lint/facts/verdicts/input-references.ts';
import { nameChecks } from '#lint/facts/verdicts/name-checks.ts';
import { scriptFaults } from '#lint/facts/verdicts/script-faults.ts';
import { shortTexts } from '#lint/facts/verdicts/short-texts.ts';
import { type Undemanding, undemandingChecks } from '#lint/facts/verdicts/undemanding-checks.ts';
import { wantsContents } from '#lint/facts/wanted-contents.ts';
import type { TaskView } from '#lint/facts/task-view.ts';
import type { ShortcutFact } from '../model/shortcut.ts';
import type { Finder } from './finder.ts';

/** Checks that accept a result which shows no work. */
export const findNothingAsked: Finder = function* (task) {
  for (const { index: check, fault, at, isIntended, isPart, isFile } of undemandingChecks(task)) {
    if (isIntended === true || isPart === true) continue;
    if (isFile === true) {
      yield {
        ...{ kind: 'empty output passes', certainty: 'likely', check, at },
        message: 'no text of the file is required, so an empty file passes, and maybe none at all',
      };
      continue;
    }
    yield { ...describeUndemanding(fault), certainty: 'certain', check, at };
  }
  for (const { index: check, at, path, isSure } of inputReferences(task)) {
    yield {
      ...{ kind: 'unchanged input passes', certainty: isSure ? 'certain' : 'likely', check, at },
      message: `the reference is the file that setup puts at "${path}", so it passes unchanged`,
    };
  }
  for (const { index: check, at, fault } of scriptFaults(task)) {
    if (fault === 'always') {
      yield {
        ...{ kind: 'shown anyway', certainty: 'certain', check, at },
        message: 'the command prints what is required whatever the agent does',
      };
    }
    if (fault === 'absent') {
      yield {
        ...{ kind: 'absent file passes', certainty: 'certain', check, at },
        message: 'the command prints what is required while a file that it compares is missing',
      };
    }
  }
  yield* findNameShortcuts(task);
  yield* findPresenceShortcuts(task);
  for (const { index: check, at, within } of shortTexts(task)) {
    yield {
      ...{
        kind: 'short text passes',
        certainty: within === 'file' ? 'certain' : 'likely',
        check,
        at,
      },
      message:
        within === 'file'
          ? 'no more than a character or two is required anywhere in a text that the agent writes, so a text with all digits or letters passes'
          : 'no more than a character or two is required, and the command prints many others beside what is asked for',
    };
  }
};

/** Metrics of a project that are given a file and nothing to compare it with, and say that it is there. */
function* findPresenceShortcuts(task: TaskView): Generator<ShortcutFact> {
  if (wantsContents(task) === false) return;
  for (const { index: check, metric, compares, result, expected, options } of checkViews(task)) {
    const isAlone = [expected, options].every((part) => part && isNothing(part));
    if (!result || !isObject(result.value) || compares !== undefined || !isAlone) continue;
    const from = getterContractOf(result.value, task.vocabulary)?.from;
    const path = from?.kind === 'machine file' ? result.value[from.path] : undefined;
    const isOwn = isOwnFunction(task.vocabulary.find('metric', metric));
    if (typeof path !== 'string' || !isOwn || !presence.test(metric)) continue;
    if (isInitiallyThere(path, task)) continue;
    yield {
      ...{ kind: 'any file passes', certainty: 'likely', check, at: result.at },
      message: `by its name, the metric only asks whether "${toFileName(path)}" is there, so any file passes, whatever it contains`,
    };
  }
}

const presence = /(?:^|_)(?:exists?|is_there|present|presence|file_there)(?:_|$)/i;

function* findNameShortcuts(task: TaskView): Generator<ShortcutFact> {
  const isAsked = wantsContents(task);
  for (const { index: check, at, files, mayRename, isRename, program } of nameChecks(task)) {
    const [file = ''] = files;
    if (isRename === true) {
      yield {
        ...{ kind: 'any file passes', certainty: 'likely', check, at },
        message: `the check looks for the new name "${file}" only, so a new and empty one passes beside the old one`,
      };
      continue;
    }
    if (program !== undefined) {
      yield {
        ...{ kind: 'any file passes', certainty: 'likely', check, at },
        message: `the check looks for a program called "${program}" only, so any executable file of that name passes`,
      };
      continue;
    }
    // An empty text file may be all that is asked for.
    const mayBeEmpty = mayRename || /\.(?:md|txt)$/i.test(file);
    if (isAsked === false || (isAsked === undefined && mayBeEmpty)) continue;
    yield {
      ...{ kind: 'any file passes', certainty: isAsked ? 'certain' : 'likely', check, at },
      message: `the check looks for the name "${file}" only, so any file of that name passes, whatever it contains`,
    };
  }
}

function describeUndemanding(facts: Undemanding): Pick<ShortcutFact, 'kind' | 'message'> {
  if ('sheets' in facts) {
    const message =
      facts.sheets === 'none'
        ? 'no rules compare the workbooks, so any workbook passes'
        : 'a sheet is compared with itself, so any workbook passes';
    return { kind: 'nothing is compared', message };
  }
  if ('isConstant' in facts) {
    const message =
      'the result and what it is compared with are both in the task file, so nothing of the machine counts';
    return { kind: 'nothing is compared', message };
  }
  if ('isOneFile' in facts) {
    const message = 'the file is compared with itself, so any file passes';
    return { kind: 'nothing is compared', message };
  }
  const message = facts.isEmpty
    ? 'nothing is required or forbidden, so any output passes, an empty one too'
    : 'no text is required, so an empty output passes, as of a command that fails';
  return { kind: 'empty output passes', message };
}
